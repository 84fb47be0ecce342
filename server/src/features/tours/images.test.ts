import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { formOf } from '../../../test/pictures.ts'

const db = useDatabase()
const server = useApp(db)
let asha: TestPerson
let ravi: TestPerson
/** The path of a picture that Asha has uploaded. */
let ashasPicture: string
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
  const body = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = formOf({ name: 'file', filename: 'a.jpg', type: 'image/jpeg', body })
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/media',
    payload,
    headers: { ...headers, authorization: `Bearer ${asha.token}` },
  })
  ashasPicture = uploaded.json().path
})

const call = (procedure: string, { token }: TestPerson, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })
const TRACKER = 'https://tracker.example/x.gif'

describe('tours.create and tours.update: pictures', () => {
  test.each([
    TRACKER,
    'http://tracker.example/x.gif',
    '//tracker.example/x.gif',
    'HTTPS://tracker.example/x.gif',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'pictures/../../../etc/passwd',
    'media/abc',
    `media/${'a'.repeat(43)}/../x`,
    'pictures/hampi.svg?x=1',
  ])('a picture that is neither an upload nor of the product: is rejected with its index: %s', async (image) => {
    const rejected = await call('tours.create', asha, aTour({ images: ['pictures/hampi.svg', image] }))
    expect([rejected.statusCode, rejected.json().error.data.field]).toEqual([400, 'images.1'])
  })

  test('a picture that another user has uploaded: is rejected', async () => {
    const rejected = await call('tours.create', ravi, aTour({ images: ['pictures/hampi.svg', ashasPicture] }))
    expect([rejected.statusCode, rejected.json().error.data.field]).toEqual([400, 'images.1'])
    const { _id: tourId } = await ravi.api.tours.create(aTour())
    const change = await call('tours.update', ravi, { tourId, tour: aTour({ images: [ashasPicture] }) })
    expect([change.statusCode, change.json().error.data.field]).toEqual([400, 'tour.images.0'])
  })

  test('pictures of the product and own uploads: are accepted', async () => {
    const images = ['pictures/hampi.svg', ashasPicture]
    expect((await asha.api.tours.create(aTour({ images }))).images).toEqual(images)
  })
})

test('a stored tour with pictures of other sites: shows only the other pictures', async () => {
  const { _id: tourId } = await asha.api.tours.create(aTour())
  await db.sql`update tours set images = ${[TRACKER, 'pictures/hampi.svg', 'http://x.example/y.png']} where id = ${tourId}`
  expect((await ravi.api.tours.get({ tourId })).images).toEqual(['pictures/hampi.svg'])
  const listed = await server.app.inject({ url: '/api/tours', headers: { authorization: `Bearer ${ravi.token}` } })
  expect(listed.body).not.toContain('example/')
  const preview = await server.app.inject({ url: `/tours?tour=${tourId}`, headers: { accept: 'text/html' } })
  expect(preview.body).not.toContain('tracker.example')
})

test('a tour without pictures: has the picture of its place, in every list', async () => {
  const { _id: tourId } = await asha.api.tours.create(aTour({ destination: 'Hampi', isPublic: true }))
  const placePicture = 'pictures/hampi.svg'
  expect(await ravi.api.tours.get({ tourId })).toMatchObject({ images: [], placePicture })
  const { items } = await ravi.api.tours.list({ hostId: asha._id })
  expect(items.find(({ _id }) => _id === tourId)).toMatchObject({ images: [], placePicture })
  expect((await ravi.api.tours.shared({ tourId })).images).toEqual([placePicture])
  const { items: tours } = await ravi.api.destinations.tours({ destinationId: 'hampi' })
  expect(tours.find(({ _id }) => _id === tourId)).toMatchObject({ image: placePicture })
  await ravi.api.tours.join({ tourId })
  expect((await ravi.api.groups.get({ tourId })).tour.images).toEqual([placePicture])
  const groups = await ravi.api.groups.list()
  expect(groups.items.find(({ tour }) => tour._id === tourId)).toMatchObject({ tour: { image: placePicture } })
})

test.each([{ images: ['pictures/goa.svg'], destination: 'Hampi' }, { destination: 'A quiet farm' }])(
  'a tour with pictures of its own, or without a known place: has no other picture: %o',
  async (facts) => {
    const { _id: tourId } = await asha.api.tours.create(aTour(facts))
    expect(await ravi.api.tours.get({ tourId })).not.toHaveProperty('placePicture')
  },
)

describe('social.update: the profile picture', () => {
  test('a picture that another user has uploaded: is rejected', async () => {
    const typed = await call('social.update', ravi, { profilePicture: ashasPicture })
    expect([typed.statusCode, typed.json().error.data.field]).toEqual([400, 'profilePicture'])
    const { payload, headers } = formOf({ name: 'profilePicture', body: ashasPicture })
    const form = await server.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      payload,
      headers: { ...headers, authorization: `Bearer ${ravi.token}` },
    })
    expect([form.statusCode, form.json().field]).toEqual([400, 'profilePicture'])
    expect((await ravi.api.social.me()).profilePicture).toBeNull()
  })

  test('an own upload: is accepted', async () => {
    expect((await asha.api.social.update({ profilePicture: ashasPicture })).profilePicture).toBe(ashasPicture)
  })
})
