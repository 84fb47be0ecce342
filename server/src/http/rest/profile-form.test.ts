import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const server = useApp(db)
let asha: TestPerson
let picture: Blob
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha')
  const bytes = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
})

async function save(fields: Record<string, string | Blob>, token: string | null = asha.token) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://self/', { method: 'PUT', body: form })
  return server.app.inject({
    method: 'PUT',
    url: '/api/users/profile',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

describe('PUT /api/users/profile', () => {
  test('texts, travel type and a picture: are saved, and the picture is public', async () => {
    const saved = await save({
      name: 'Asha Rao',
      bio: 'Hills.',
      'preferences[travelType]': 'genZ',
      profilePicture: picture,
    })
    expect(saved.json()).toMatchObject({
      name: 'Asha Rao',
      bio: 'Hills.',
      preferences: { travelType: 'genZ' },
      profilePicture: expect.stringMatching(/^media\/[\w-]{43}$/),
    })
    const shown = await server.app.inject(`/api/${saved.json().profilePicture}`)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 })
  })

  test('home city and comma-separated languages: are saved, and empty texts remove them', async () => {
    const saved = await save({ homeCity: 'Pune', languages: ' Marathi,Hindi,, marathi' })
    expect(saved.json()).toMatchObject({ homeCity: 'Pune', languages: ['marathi', 'Hindi'] })
    expect((await save({ bio: 'Hills.' })).json()).toMatchObject({ homeCity: 'Pune', languages: ['marathi', 'Hindi'] })
    expect((await save({ homeCity: '', languages: '' })).json()).toMatchObject({ homeCity: null, languages: [] })
  })

  test('comma-separated trip types and months: are saved, and empty texts remove them', async () => {
    const saved = await save({ tripTypes: 'wildlife, beaches', travelMonths: '12,1' })
    expect(saved.json()).toMatchObject({ tripTypes: ['wildlife', 'beaches'], travelMonths: [1, 12] })
    expect((await save({ tripTypes: '', travelMonths: '' })).json()).toMatchObject({ tripTypes: [], travelMonths: [] })
  })

  test.each(['tourMails', 'digestMails'])(
    '%s: is set by true and false, and another value is rejected with the field',
    async (field) => {
      expect((await save({ [field]: 'false' })).json()).toMatchObject({ [field]: false })
      expect((await save({ [field]: 'true' })).json()).toMatchObject({ [field]: true })
      const rejected = await save({ [field]: 'perhaps' })
      expect([rejected.statusCode, rejected.json().field ?? rejected.json().message]).toEqual([
        400,
        expect.stringContaining(field),
      ])
    },
  )

  test('missing fields stay unchanged, and an empty picture removes the picture', async () => {
    const renamed = await save({ name: 'Asha' })
    expect(renamed.json()).toMatchObject({ name: 'Asha', bio: 'Hills.', profilePicture: expect.any(String) })
    expect((await save({ profilePicture: '' })).json()).toMatchObject({ name: 'Asha', profilePicture: null })
  })

  test.each([
    ['name', { name: '' }],
    ['languages', { languages: 'a,b,c,d,e,f,g,h,i' }],
    ['languages.1', { languages: `Hindi,${'x'.repeat(41)}` }],
    ['homeCity', { homeCity: 'x'.repeat(61) }],
    ['tripTypes.1', { tripTypes: 'beaches,cruises' }],
    ['travelMonths.0', { travelMonths: 'May' }],
    ['preferences.travelType', { name: 'Lost', 'preferences[travelType]': 'elder' }],
    ['profilePicture', { name: 'Lost', profilePicture: new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }) }],
    ['profilePicture', { name: 'Lost', profilePicture: 'https://elsewhere.example/x.png' }],
    ['role', { name: 'Lost', role: 'admin' }],
  ])('an invalid %s: nothing is saved', async (field, fields) => {
    const rejected = await save(fields)
    expect(rejected.statusCode).toBeGreaterThanOrEqual(400)
    expect(rejected.statusCode).toBeLessThan(500)
    expect(rejected.json().field).toBe(field)
    expect((await asha.api.social.me()).name).toBe('Asha')
  })

  test('a request without a token: 401', async () => {
    expect((await save({ name: 'Mallory' }, null)).statusCode).toBe(401)
  })

  test('a JSON body: 415', async () => {
    const response = await server.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      payload: { name: 'x' },
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(response.statusCode).toBe(415)
  })
})
