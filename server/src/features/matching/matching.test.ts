import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { endedTour } from '../../../test/references.ts'

const db = useDatabase()
const testApp = useApp(db)
const person = (name: string) => makePerson(testApp, db, name)

const right = (who: TestPerson, whom: TestPerson) => who.api.matching.swipe({ swipedUserId: whom._id, action: 'right' })
const left = (who: TestPerson, whom: TestPerson) => who.api.matching.swipe({ swipedUserId: whom._id, action: 'left' })
const deck = async (who: TestPerson) => (await who.api.matching.deck({ limit: 100 })).items
const namesIn = async (who: TestPerson) => (await deck(who)).map(({ name }) => name).sort()
const matches = async (who: TestPerson) => (await who.api.matching.matches({})).items.map(({ name }) => name)

describe('matching.deck', () => {
  let asha: TestPerson
  let ravi: TestPerson
  let mina: TestPerson
  let kabir: TestPerson
  beforeAll(async () => {
    ;[asha, ravi, mina, kabir] = [
      await person('Asha'),
      await person('Ravi'),
      await person('Mina'),
      await person('Kabir'),
    ]
  })

  test('every other user is a card with their public profile', async () => {
    await ravi.api.social.update({ bio: 'Trains, mostly.', homeCity: 'Pune', languages: ['Marathi', 'English'] })
    const cards = await deck(asha)
    expect(cards.map(({ name }) => name).sort()).toEqual(['Kabir', 'Mina', 'Ravi'])
    expect(cards.find(({ name }) => name === 'Ravi')).toEqual({
      _id: ravi._id,
      name: 'Ravi',
      bio: 'Trains, mostly.',
      profilePicture: null,
      homeCity: 'Pune',
      languages: ['Marathi', 'English'],
      followerCount: 0,
      followingCount: 0,
      travelType: null,
      reason: 'New on Saathi',
      marks: { email: { month: expect.stringMatching(/^20\d\d-\d\d$/) }, photo: null, references: 0 },
    })
  })

  test('what was checked about somebody: is on the card, with the references that the reader may see', async () => {
    const tourId = await endedTour(db, ravi._id, [mina._id, kabir._id])
    for (const writer of [mina, kabir])
      await db.sql`insert into travel_references (id, tour_id, from_id, about_id, company, would_travel_again, text,
          private_note, tour_ended_on, shown_from)
        values (uuidv7(), ${tourId}, ${writer._id}, ${ravi._id}, '{calm}', true, 'Walks slowly.', '', '2026-11-12', '2026-11-13')`
    const references = async () => (await deck(asha)).find(({ name }) => name === 'Ravi')?.marks?.references
    expect(await references()).toBe(2)
    await kabir.api.social.block({ userId: asha._id })
    expect(await references()).toBe(1)
    await kabir.api.social.unblock({ userId: asha._id })
  })

  test('the default travel type: is neither on the card nor a reason until both have chosen it', async () => {
    const card = async () => (await deck(asha)).find(({ name }) => name === 'Ravi')
    await asha.api.social.update({ preferences: { travelType: 'family' } })
    expect(await card()).toMatchObject({ travelType: null, reason: 'New on Saathi' })
    await ravi.api.social.update({ preferences: { travelType: 'family' } })
    expect(await card()).toMatchObject({ travelType: 'family', reason: 'You both travel with family' })
  })

  test('shared trip types and months: are the reason, and not on the card', async () => {
    await asha.api.social.update({ tripTypes: ['wildlife', 'beaches'], travelMonths: [12] })
    await kabir.api.social.update({ tripTypes: ['beaches', 'wildlife'], travelMonths: [12] })
    const card = (await deck(asha)).find(({ name }) => name === 'Kabir')
    expect(card?.reason).toBe('You both like wildlife')
    expect(card).not.toHaveProperty('travelMonths')
    await kabir.api.social.update({ tripTypes: [], travelMonths: [] })
  })

  test('swiped users are left out until undo, which starts with the last swipe', async () => {
    await left(asha, ravi)
    await right(asha, mina)
    expect(await namesIn(asha)).toEqual(['Kabir'])
    expect((await asha.api.matching.undo()).card).toMatchObject({ _id: mina._id, name: 'Mina' })
    expect(await namesIn(asha)).toEqual(['Kabir', 'Mina'])
    expect((await asha.api.matching.undo()).card).toMatchObject({ _id: ravi._id })
    expect(await asha.api.matching.undo()).toEqual({ message: 'There is no swipe to take back.', card: null })
    expect(await namesIn(asha)).toEqual(['Kabir', 'Mina', 'Ravi'])
  })

  test('cards in `without` are left out', async () => {
    const [first] = await deck(asha)
    const rest = await asha.api.matching.deck({ limit: 100, without: [first!._id] })
    expect(rest.items.map(({ _id }) => _id)).not.toContain(first!._id)
    expect(rest.items).toHaveLength(2)
  })

  test('suspended users and users with a deletion request are left out', async () => {
    const [gone, lost] = [await person('Gone'), await person('Lost')]
    expect(await namesIn(kabir)).toContain('Gone')
    await gone.api.social.leave()
    await db.sql`update users set suspended_at = now() where id = ${lost._id}`
    expect(await namesIn(kabir)).toEqual(['Asha', 'Mina', 'Ravi'])
    await gone.api.social.keep()
    // Users whom the deck has passed meanwhile are served in its next round; this starts it.
    await db.sql`delete from deck_places`
    expect(await namesIn(kabir)).toContain('Gone')
    await expect(right(kabir, lost)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db.sql`delete from users where id in (${gone._id}, ${lost._id})`
  })

  test('the reason names the strongest shared trait, and no day, tour name or person', async () => {
    const tour = await ravi.api.tours.create(aTour({ name: 'Secret name', destination: 'Malvan, Maharashtra' }))
    await asha.api.tours.join({ tourId: tour._id })
    await mina.api.tours.favorite({ tourId: tour._id })
    const [best, ...rest] = await deck(asha)
    expect([best?.name, best?.reason]).toEqual(['Ravi', 'You are both going to Malvan in December'])
    // Mina has it only among her favorites, which are private.
    expect(JSON.stringify(rest)).not.toContain('Malvan')
    // The month in which an address was confirmed is told.
    const cards = (await deck(asha)).map(({ marks: _, ...card }) => card)
    expect(JSON.stringify(cards)).not.toMatch(/Secret|2026|12-1/)

    await asha.api.tours.leave({ tourId: tour._id })
    await kabir.api.social.follow({ followedId: ravi._id })
    await asha.api.social.follow({ followedId: ravi._id })
    const common = (await deck(asha)).find(({ name }) => name === 'Kabir')
    expect(common?.reason).toBe('You both follow somebody here')
  })

  test('other users’ swipes do not change the deck', async () => {
    const before = await deck(mina)
    await right(kabir, asha)
    expect(await deck(mina)).toEqual(before)
  })

  test('equal calls on one day: show the same people in the same order', async () => {
    // Joined at the same moment, so that nothing but the time of the call tells their scores apart.
    await db.sql`
      insert into users (id, firebase_uid, name, email, created_at)
      select uuidv7(), 'alike-' || n, 'Alike ' || n, 'alike-' || n || '@example.in', '2026-11-10T09:00:00Z'
      from generate_series(1, 40) n`
    let reads = 0
    const now = () => new Date(NOON.getTime() + Math.floor(reads++ / 7))
    const { matching } = callerWith(db, asha.token, { ...testApp.deps, now })
    const orders = new Set<string>()
    for (let call = 0; call < 10; call += 1)
      orders.add((await matching.deck({ limit: 100 })).items.map(({ name }) => name).join())
    await db.sql`delete from users where firebase_uid like 'alike-%'`
    expect([...orders]).toHaveLength(1)
    expect([...orders][0]).toContain('Alike 40')
  })
})

describe('matches', () => {
  test('the second of two right swipes makes the match and returns it', async () => {
    const [asha, ravi] = [await person('Asha'), await person('Ravi')]
    expect(await right(asha, ravi)).toEqual({ message: 'Swipe recorded.', match: null })
    expect([await matches(asha), await matches(ravi)]).toEqual([[], []])
    const second = await right(ravi, asha)
    expect(second).toMatchObject({ message: 'It is a match!', match: { _id: asha._id, name: 'Asha' } })
    expect([await matches(asha), await matches(ravi)]).toEqual([['Ravi'], ['Asha']])
    expect((await right(ravi, asha)).match).toBeNull()
    expect((await asha.api.matching.matches({})).items[0]).toMatchObject({ matchedAt: second.match?.matchedAt })
  })

  test('a replaced swipe, undo or unmatch ends the match, and a new right swipe restores it', async () => {
    const [asha, ravi] = [await person('Asha'), await person('Ravi')]
    await right(asha, ravi)
    await right(ravi, asha)
    await left(asha, ravi)
    expect([await matches(asha), await matches(ravi)]).toEqual([[], []])
    expect((await right(asha, ravi)).match).toMatchObject({ name: 'Ravi' })
    await ravi.api.matching.undo()
    expect([await matches(asha), await matches(ravi)]).toEqual([[], []])
    expect((await right(ravi, asha)).match).toMatchObject({ name: 'Asha' })
    await asha.api.matching.unmatch({ userId: ravi._id })
    expect([await matches(asha), await matches(ravi)]).toEqual([[], []])
    expect((await deck(asha)).map(({ _id }) => _id)).not.toContain(ravi._id)
    expect((await deck(ravi)).map(({ _id }) => _id)).not.toContain(asha._id)
    await expect(asha.api.matching.unmatch({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('matching.matches lists newest first, in pages', async () => {
    const asha = await person('Asha')
    const others: TestPerson[] = []
    for (let count = 0; count < 7; count += 1) others.push(await person(`P${count}`))
    // Whoever swiped first, the second swipe makes the match.
    for (const [at, other] of others.entries()) await (at % 2 ? right(asha, other) : right(other, asha))
    for (const [at, other] of [...others.entries()].reverse()) await (at % 2 ? right(other, asha) : right(asha, other))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await asha.api.matching.matches({ limit: 2, cursor })
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
    await expect(asha.api.matching.matches({ cursor: 'x' })).rejects.toMatchObject({ cause: { field: 'cursor' } })
  })

  test('swiping on oneself is BAD_REQUEST, and on an unknown user NOT_FOUND', async () => {
    const asha = await person('Asha')
    await expect(right(asha, asha)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const nobody = asha.api.matching.swipe({ swipedUserId: '0190a6d0-0000-7000-8000-000000000000', action: 'right' })
    await expect(nobody).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'No such user.' })
  })
})

describe('REST /api/users/swipe and /api/users/matches', () => {
  const ask = (method: 'GET' | 'POST', url: string, who: TestPerson | null, payload?: object) =>
    testApp.app.inject({ method, url, payload, headers: who ? { authorization: `Bearer ${who.token}` } : {} })

  test('swipes work for the token owner only, and lists are plain arrays', async () => {
    const [asha, ravi] = [await person('Asha'), await person('Ravi')]
    const swipe = (who: TestPerson | null, as: TestPerson, whom: TestPerson) =>
      ask('POST', '/api/users/swipe', who, { userId: as._id, swipedUserId: whom._id, action: 'right' })
    expect((await swipe(null, asha, ravi)).statusCode).toBe(401)
    expect((await swipe(ravi, asha, ravi)).statusCode).toBe(403)
    const deck = await ask('GET', `/api/users?userId=${asha._id}`, asha)
    expect(deck.json().map(({ _id }: { _id: string }) => _id)).toContain(ravi._id)
    expect(deck.json().map(({ _id }: { _id: string }) => _id)).not.toContain(asha._id)
    expect((await ask('GET', `/api/users?userId=${asha._id}`, ravi)).statusCode).toBe(403)
    expect((await swipe(asha, asha, ravi)).json()).toEqual({ message: 'Swipe recorded.', match: null })
    expect((await swipe(ravi, ravi, asha)).json()).toMatchObject({ message: 'It is a match!', match: { name: 'Asha' } })
    const matched = await ask('GET', `/api/users/matches?userId=${ravi._id}`, ravi)
    expect(matched.json()).toMatchObject([{ _id: asha._id, name: 'Asha', bio: '', profilePicture: null }])
    expect((await ask('GET', `/api/users/matches?userId=${asha._id}`, ravi)).statusCode).toBe(403)
    const faulty = await ask('POST', '/api/users/swipe', asha, { swipedUserId: ravi._id, action: 'up' })
    expect([faulty.statusCode, faulty.json().field]).toEqual([400, 'action'])
  })
})
