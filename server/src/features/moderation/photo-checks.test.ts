import { PHOTO_GESTURES } from '@saathi/shared/social/rules'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { useModerators } from '../../../test/moderators.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { formOf, plain } from '../../../test/pictures.ts'
import { photoCheckedAt } from './queries/photo-checks.ts'

const db = useDatabase()
const testApp = useApp(db)
let photo: Buffer
beforeAll(async () => {
  photo = await plain(64, 64)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Meera' } })
    .toBuffer()
})

const moderators = useModerators(testApp, db)
const decide = async (checkId: string, outcome: 'accepted' | 'declined') =>
  (await moderators.api()).decidePhoto({ checkId, outcome })
const listed = async (checkId: string) =>
  (await (await moderators.api()).photos({})).items.find((photo) => photo.checkId === checkId)
async function upload({ token }: TestPerson, at = '/api/photo-check', body = photo) {
  const { payload, headers } = formOf({ name: 'file', filename: 'a.jpg', type: 'image/jpeg', body })
  const answer = await testApp.app.inject({
    method: 'POST',
    url: at,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function setPicture(person: TestPerson, colour: string) {
  const body = await sharp({ create: { width: 64, height: 64, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const { body: stored } = await upload(person, '/api/media', body)
  await person.api.social.update({ profilePicture: stored.path })
}
async function withPicture(name: string) {
  const person = await makePerson(testApp, db, name)
  await setPicture(person, '#204060')
  return person
}
async function waiting(name: string) {
  const person = await withPicture(name)
  await person.api.safety.startPhotoCheck({ consent: true })
  expect((await upload(person)).status).toBe(200)
  const [row] = await db.sql`select check_id from photo_checks where user_id = ${person._id}`
  return { person, id: row?.check_id as string }
}
const state = async ({ api }: TestPerson) => (await api.safety.photoCheck()).state
const bytesOf = async ({ _id }: TestPerson) =>
  (await db.sql`select bytes from photo_checks where user_id = ${_id}`)[0]?.bytes as Buffer | null

describe('safety.startPhotoCheck and POST /api/photo-check', () => {
  test('without a profile picture or an open check: CONFLICT; a stranger: UNAUTHORIZED', async () => {
    const person = await makePerson(testApp, db, 'Bare')
    expect(await person.api.safety.photoCheck()).toEqual({ state: 'none', gesture: null, at: null })
    await expect(person.api.safety.startPhotoCheck({ consent: true })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await upload(person)).status).toBe(409)
    expect((await upload({ ...person, token: 'invalid' })).status).toBe(401)
    expect(await db.sql`select 1 from photo_checks`).toHaveLength(0)
  })

  test('a second start: keeps the gesture for a day', async () => {
    const person = await withPicture('Choosy')
    const { gesture, state } = await person.api.safety.startPhotoCheck({ consent: true })
    expect(state).toBe('open')
    expect(PHOTO_GESTURES).toContain(gesture)
    await db.sql`update photo_checks set gesture = 'palmOut' where user_id = ${person._id}`
    for (let n = 0; n < 3; n += 1)
      expect(await person.api.safety.startPhotoCheck({ consent: true })).toMatchObject({
        state: 'open',
        gesture: 'palmOut',
      })
  })

  test('the picture: is stored encoded and without metadata, is served nowhere, and is in the owner’s export', async () => {
    const { person } = await waiting('Asha')
    expect(await state(person)).toBe('waiting')
    const bytes = (await bytesOf(person)) as Buffer
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64 })
    expect(bytes.includes('Meera')).toBe(false)
    const owned = await db.sql`select hash from media_owners where user_id = ${person._id}`
    expect(owned).toHaveLength(1)
    const other = await makePerson(testApp, db, 'Other')
    const shown = JSON.stringify([await other.api.social.profile({ userId: person._id }), await state(other)])
    expect(shown).not.toMatch(/waiting|palmOut/)
    expect(await person.api.social.export()).toMatchObject({ photoCheck: [{ user_id: person._id }] })
  })

  test('two pictures at once: one is stored', async () => {
    const person = await withPicture('Twice')
    await person.api.safety.startPhotoCheck({ consent: true })
    const answers = await Promise.all([upload(person), upload(person), upload(person)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a file that is no picture: 415, and the check stays open', async () => {
    const person = await withPicture('Broken')
    await person.api.safety.startPhotoCheck({ consent: true })
    expect((await upload(person, '/api/photo-check', Buffer.from('not a picture'))).status).toBe(415)
    expect(await state(person)).toBe('open')
  })
})

describe('admin.decidePhoto', () => {
  test('accepted: the mark, a notification, and no picture', async () => {
    const { person, id } = await waiting('Ravi')
    const picture = `data:image/webp;base64,${(await bytesOf(person))?.toString('base64')}`
    expect(await listed(id)).toMatchObject({
      person: { name: 'Ravi', profilePicture: expect.stringMatching(/^media\//) },
      picture,
    })
    expect(await photoCheckedAt(db.db, person._id)).toBeNull()
    await decide(id, 'accepted')
    expect(await state(person)).toBe('accepted')
    expect(await bytesOf(person)).toBeNull()
    expect(await photoCheckedAt(db.db, person._id)).toMatch(/^20/)
    expect((await person.api.notices.list({})).items).toMatchObject([{ kind: 'photoDecided', tour: null }])
    expect(await listed(id)).toBeUndefined()
    expect(await person.api.safety.startPhotoCheck({ consent: true })).toMatchObject({ state: 'accepted' })
  })

  test('two decisions at once: one counts', async () => {
    const { person, id } = await waiting('Contested')
    const decided = await Promise.allSettled([decide(id, 'accepted'), decide(id, 'declined')])
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await person.api.notices.list({})).items).toHaveLength(1)
  })

  test('declined: no mark, and another try with a new id', async () => {
    const { person, id } = await waiting('Declined')
    await decide(id, 'declined')
    expect(await state(person)).toBe('declined')
    expect(await photoCheckedAt(db.db, person._id)).toBeNull()
    expect(await person.api.safety.startPhotoCheck({ consent: true })).toMatchObject({ state: 'open' })
    expect((await upload(person)).status).toBe(200)
    await expect(decide(id, 'accepted')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('another profile picture, or none: ends a mark and a waiting check', async () => {
  const { person, id } = await waiting('Changing')
  await decide(id, 'accepted')
  await person.api.social.update({ bio: 'The mark stays.' })
  expect(await state(person)).toBe('accepted')
  await setPicture(person, '#990000')
  expect([await state(person), await photoCheckedAt(db.db, person._id)]).toEqual(['none', null])
  const other = await waiting('Removing')
  await other.person.api.social.update({ profilePicture: '' })
  expect(await state(other.person)).toBe('none')
  await expect(decide(other.id, 'accepted')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
