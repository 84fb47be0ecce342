import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { formOf } from '../../../test/pictures.ts'

const db = useDatabase()
const held = useApp(db)
let asha: TestPerson
let ravi: TestPerson
/** A picture that Asha has uploaded. */
let hers: string
beforeAll(async () => {
  asha = await makePerson(held, db, 'Asha')
  ravi = await makePerson(held, db, 'Ravi')
  const body = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = formOf({ name: 'file', filename: 'a.jpg', type: 'image/jpeg', body })
  const uploaded = await held.app.inject({
    method: 'POST',
    url: '/api/media',
    payload,
    headers: { ...headers, authorization: `Bearer ${asha.token}` },
  })
  hers = uploaded.json().path
})

const call = (procedure: string, { token }: TestPerson, payload: object) =>
  held.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })
const TRACKER = 'https://tracker.example/x.gif'

describe('tours.create: pictures', () => {
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
  ])('that are no uploads and not ours are refused, naming which: %s', async (image) => {
    const refused = await call('tours.create', asha, aTour({ images: ['pictures/hampi.svg', image] }))
    expect([refused.statusCode, refused.json().error.data.field]).toEqual([400, 'images.1'])
  })

  test('that somebody else has uploaded are refused, at a change too', async () => {
    const refused = await call('tours.create', ravi, aTour({ images: ['pictures/hampi.svg', hers] }))
    expect([refused.statusCode, refused.json().error.data.field]).toEqual([400, 'images.1'])
    const { _id: tourId } = await ravi.api.tours.create(aTour())
    const change = await call('tours.update', ravi, { tourId, tour: aTour({ images: [hers] }) })
    expect([change.statusCode, change.json().error.data.field]).toEqual([400, 'tour.images.0'])
  })

  test('that are ours or one’s own are kept', async () => {
    const images = ['pictures/hampi.svg', hers]
    expect((await asha.api.tours.create(aTour({ images }))).images).toEqual(images)
  })
})

test('a tour that names pictures of other sites from before shows the others alone, everywhere', async () => {
  const { _id: tourId } = await asha.api.tours.create(aTour())
  await db.sql`update tours set images = ${[TRACKER, 'pictures/hampi.svg', 'http://x.example/y.png']} where id = ${tourId}`
  expect((await ravi.api.tours.get({ tourId })).images).toEqual(['pictures/hampi.svg'])
  const listed = await held.app.inject({ url: '/api/tours', headers: { authorization: `Bearer ${ravi.token}` } })
  expect(listed.body).not.toContain('example/')
  const preview = await held.app.inject({ url: `/tours?tour=${tourId}`, headers: { accept: 'text/html' } })
  expect(preview.body).not.toContain('tracker.example')
})

describe('social.update: the picture', () => {
  test('that somebody else has uploaded is refused', async () => {
    const typed = await call('social.update', ravi, { profilePicture: hers })
    expect([typed.statusCode, typed.json().error.data.field]).toEqual([400, 'profilePicture'])
    const { payload, headers } = formOf({ name: 'profilePicture', body: hers })
    const form = await held.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      payload,
      headers: { ...headers, authorization: `Bearer ${ravi.token}` },
    })
    expect([form.statusCode, form.json().field]).toEqual([400, 'profilePicture'])
    expect((await ravi.api.social.me()).profilePicture).toBeNull()
  })

  test('that one has uploaded oneself is kept', async () => {
    expect((await asha.api.social.update({ profilePicture: hers })).profilePicture).toBe(hers)
  })
})
