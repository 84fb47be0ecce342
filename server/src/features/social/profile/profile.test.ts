import { beforeAll, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aTour } from '../../../../test/make.ts'
import { makePerson, makePersonWithoutConsent, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { revokeRoles } from '../../admin/queries/staff.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha Rao')
  ravi = await makePerson(testApp, db, 'Ravi')
})

const ask = (method: 'GET' | 'POST', url: string, person?: TestPerson) =>
  testApp.app.inject({ method, url, headers: person ? { authorization: `Bearer ${person.token}` } : {} })

describe('social.me and social.update', () => {
  test('a new profile has the account’s data, over REST and tRPC', async () => {
    const expected = {
      _id: asha._id,
      name: 'Asha Rao',
      email: asha.email,
      bio: '',
      profilePicture: null,
      homeCity: null,
      languages: [],
      tripTypes: [],
      travelMonths: [],
      followers: [],
      following: [],
      favoriteTours: [],
      followerCount: 0,
      followingCount: 0,
      preferences: { travelType: 'family' },
      travelTypeChosen: false,
      firebaseUid: asha.firebaseUid,
      consented: true,
      tourMails: true,
      digestMails: true,
      leavesAt: null,
      joinedToursVisibleTo: 'connections',
      visibilityAnswered: true,
    }
    expect(await asha.api.social.me()).toEqual(expected)
    expect((await ask('GET', '/api/users/profile', asha)).json()).toEqual(expected)
    expect((await ask('POST', '/api/users/profile', asha)).json()).toEqual(expected)
  })

  test('an update changes the given fields of the caller only', async () => {
    await ravi.api.social.update({ bio: 'Trains, mostly.', preferences: { travelType: 'genZ' } })
    await ravi.api.social.update({ homeCity: ' Pune', languages: ['Marathi', 'English'] })
    expect(await ravi.api.social.update({ name: '  Ravi Iyer ' })).toMatchObject({
      name: 'Ravi Iyer',
      bio: 'Trains, mostly.',
      preferences: { travelType: 'genZ' },
      homeCity: 'Pune',
      languages: ['Marathi', 'English'],
    })
    expect(await asha.api.social.me()).toMatchObject({ name: 'Asha Rao', bio: '' })
  })

  test('trip types, months and travel type: are stored once each, and the months in order', async () => {
    const changed = await ravi.api.social.update({
      tripTypes: ['wildlife', 'beaches', 'wildlife'],
      travelMonths: [12, 1, 12],
    })
    expect(changed).toMatchObject({ tripTypes: ['wildlife', 'beaches'], travelMonths: [1, 12], travelTypeChosen: true })
    expect(await asha.api.social.get({ userId: ravi._id })).toMatchObject({ tripTypes: ['wildlife', 'beaches'] })
    expect(await visitor(db).social.get({ userId: ravi._id })).toMatchObject({ tripTypes: [], travelMonths: [] })
    const cleared = await ravi.api.social.update({ tripTypes: [], travelMonths: [] })
    expect(cleared).toMatchObject({ tripTypes: [], travelMonths: [] })
  })

  test('the default travel type: counts as chosen once it was saved', async () => {
    const zoya = await makePerson(testApp, db, 'Zoya Ali')
    expect(await zoya.api.social.update({ homeCity: 'Pune' })).toMatchObject({ travelTypeChosen: false })
    expect(await zoya.api.social.update({ preferences: { travelType: 'family' } })).toMatchObject({
      preferences: { travelType: 'family' },
      travelTypeChosen: true,
    })
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a\nb' }],
    ['bio', { bio: 'x'.repeat(501) }],
    ['bio', { bio: 'a\0b' }],
    ['homeCity', { homeCity: 'x'.repeat(61) }],
    ['languages', { languages: Array.from({ length: 9 }, () => 'Hindi') }],
    ['languages.0', { languages: [' '] }],
    ['tripTypes', { tripTypes: ['beaches', 'wildlife', 'spiritual', 'culinary'] as 'beaches'[] }],
    ['tripTypes.0', { tripTypes: ['cruises' as 'beaches'] }],
    ['travelMonths.0', { travelMonths: [13] }],
    ['travelMonths', { travelMonths: Array.from({ length: 13 }, () => 1) }],
    ['preferences.travelType', { preferences: { travelType: 'boomer' as 'genZ' } }],
    ['profilePicture', { profilePicture: 'https://elsewhere.example/track.gif' }],
  ])('an invalid %s is BAD_REQUEST', async (field, change) => {
    await expect(asha.api.social.update(change)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path: field.split('.').map((part) => (part === '0' ? 0 : part)) })] },
    })
  })

  test('an update ignores counts, address, suspension and id in the input', async () => {
    await ravi.api.social.update({ followerCount: 99, email: 'x@y.in', suspendedAt: null, _id: asha._id } as object)
    expect(await ravi.api.social.me()).toMatchObject({ _id: ravi._id, followerCount: 0, email: ravi.email })
  })

  test('auth.consent stores the date of the first consent', async () => {
    const zoya = await makePersonWithoutConsent(testApp, db, 'Zoya')
    expect(await zoya.api.auth.consent({ adult: true })).toMatchObject({ consented: true })
    const [first] = await db.sql`select consented_at from users where id = ${zoya._id}`
    await zoya.api.auth.consent({ adult: true })
    expect((await db.sql`select consented_at from users where id = ${zoya._id}`)[0]).toEqual(first)
  })

  test('a member of the staff: is told so, until the roles are taken back', async () => {
    const moderator = await makeStaff(testApp, db, 'moderator', 'editor')
    expect((await moderator.api.social.me()).staff).toBe(true)
    await revokeRoles(db.db, moderator.email, 'meera')
    expect(await moderator.api.social.me()).not.toHaveProperty('staff')
  })
})

describe('social.get and social.profile', () => {
  test('every reader gets name, picture, bio and counts, and no e-mail address', async () => {
    const expected = {
      _id: ravi._id,
      name: 'Ravi Iyer',
      bio: 'Trains, mostly.',
      profilePicture: null,
      homeCity: null,
      languages: [] as string[],
      tripTypes: [] as string[],
      travelMonths: [] as number[],
      followerCount: 0,
      followingCount: 0,
    }
    expect(await visitor(db).social.get({ userId: ravi._id })).toEqual(expected)
    for (const reader of [undefined, asha]) {
      const answer = await ask('GET', `/api/users/users/${ravi._id}`, reader)
      const forReaders = { homeCity: 'Pune', languages: ['Marathi', 'English'], hostedTours: [], joinedTours: [] }
      expect(answer.json()).toEqual(reader ? { ...expected, ...forReaders } : expected)
      expect(answer.body).not.toContain('@')
    }
  })

  test('the owner’s tours are included for signed-in readers who are not blocked', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const host = await makePerson(testApp, db, 'Host')
    const hosted = await ravi.api.tours.create(aTour({ name: 'Of Ravi' }))
    const joined = await host.api.tours.create(aTour({ name: 'Of the host' }))
    await ravi.api.tours.join({ tourId: joined._id })
    await ravi.api.social.update({ joinedToursVisibleTo: 'everyone' })
    const url = `/api/users/users/${ravi._id}`
    const tours = async (reader?: TestPerson) => {
      const { hostedTours, joinedTours } = (await ask('GET', url, reader)).json()
      return [hostedTours, joinedTours]
    }
    expect(await tours(mina)).toEqual([
      [await mina.api.tours.get({ tourId: hosted._id })],
      [await mina.api.tours.get({ tourId: joined._id })],
    ])
    const { hostedTours, joinedTours } = await mina.api.social.profile({ userId: ravi._id })
    expect([hostedTours, joinedTours]).toEqual(await tours(mina))
    expect(await tours()).toEqual([undefined, undefined])
    expect(await visitor(db).social.profile({ userId: ravi._id })).not.toHaveProperty('hostedTours')
    await mina.api.social.block({ userId: host._id })
    expect((await tours(mina))[1]).toEqual([])
    await mina.api.social.block({ userId: ravi._id })
    expect((await ask('GET', url, mina)).statusCode).toBe(404)
  })

  test('an unknown id is 404, and an invalid id is 400', async () => {
    expect((await ask('GET', '/api/users/users/0190a6d0-0000-7000-8000-000000000000')).statusCode).toBe(404)
    expect((await ask('GET', '/api/users/users/me')).json()).toMatchObject({ code: 'BAD_REQUEST', field: 'userId' })
  })
})

describe('without a valid token', () => {
  test.each([
    ['GET', '/api/users/profile'],
    ['POST', '/api/users/profile'],
    ['GET', '/api/tours'],
    ['POST', '/api/users/favorite-tours'],
  ] as const)('%s %s is 401 with a clear message', async (method, url) => {
    const none = await ask(method, url)
    expect([none.statusCode, none.json().message]).toEqual([401, 'Please log in first.'])
    const forged = await testApp.app.inject({ method, url, headers: { authorization: `Bearer ${asha.token}x` } })
    expect([forged.statusCode, forged.json().message]).toEqual([401, 'Your session has ended. Please log in again.'])
    const owner = await testApp.app.inject({ method, url, headers: { authorization: 'Bearer owner' } })
    expect(owner.statusCode).toBe(401)
  })

  test('every procedure for signed-in users is UNAUTHORIZED', async () => {
    const nobody = visitor(db)
    const calls = [
      nobody.social.me(),
      nobody.social.update({ name: 'X' }),
      nobody.social.export(),
      nobody.social.leave(),
      nobody.social.keep(),
      nobody.auth.sync(),
      nobody.auth.consent({ adult: true }),
      nobody.notices.list({}),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('social.export', () => {
  test('the export has the caller’s data and no data of others', async () => {
    const exported = (await asha.api.social.export()) as { profile: { email: string }[] }
    expect(exported.profile).toHaveLength(1)
    expect(exported.profile[0]?.email).toBe(asha.email)
    expect(JSON.stringify(exported)).not.toContain(ravi.email)
  })
})
