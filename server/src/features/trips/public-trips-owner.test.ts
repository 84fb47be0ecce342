import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { comeAlong, pastTripWithWords, publish, readEverywhere, SECRETS } from '../../../test/public-trips.ts'
import { makeStaff } from '../../../test/staff.ts'
import { makePastTrip } from '../../../test/trips.ts'

const db = useDatabase()
const server = useApp(db, { now: () => NOON })
/** A second server on the same database, with caches of its own. */
const replica = useApp(db, { now: () => NOON })
const notFound = { code: 'NOT_FOUND' }
const gone = { call: null, html: null, sitemap: false }
let asha: TestPerson
let ravi: TestPerson
let moderator: TestPerson
let second: TestPerson
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha Deshmukh')
  ravi = await makePerson(server, db, 'Ravi Menon')
  moderator = await makeStaff(server, db, 'moderator')
  second = await makeStaff(server, db, 'moderator')
})
const there = async (publicId: string, reader?: TestPerson) => {
  const { call, html, sitemap } = await readEverywhere(replica, publicId, reader)
  return [call !== null, html !== null, sitemap]
}

describe('the owner of a page', () => {
  test('suspended, or leaving: the page is gone in every way on another server, and comes back with the owner', async () => {
    const publicId = await publish(asha, await makePastTrip(asha), { indexed: true })
    for (const column of ['suspended_at', 'deletion_asked_at', 'account_gone_at']) {
      expect(await there(publicId), column).toEqual([true, true, true])
      await db.sql`update users set ${db.sql(column)} = now() where id = ${asha._id}`
      for (const reader of [undefined, ravi])
        expect(await readEverywhere(replica, publicId, reader), column).toEqual(gone)
      await expect(
        ravi.api.trips.copyPreview({ publicId, from: 'mumbai', people: 2, startDate: '2027-01-15' }),
      ).rejects.toMatchObject(notFound)
      await expect(ravi.api.safety.reportTrip({ publicId, reason: 'scam' })).rejects.toMatchObject(notFound)
      await db.sql`update users set ${db.sql(column)} = null where id = ${asha._id}`
    }
    expect(await there(publicId)).toEqual([true, true, true])
  })

  test('deleted, or without the trip: the page is gone with its row', async () => {
    const leaving = await makePerson(server, db, 'Leaving')
    const [first, tripId] = [await makePastTrip(leaving), await makePastTrip(leaving)]
    const [page, other] = [await publish(leaving, first, { indexed: true }), await publish(leaving, tripId)]
    await leaving.api.trips.remove({ tripId })
    expect(await readEverywhere(server, other)).toEqual(gone)
    await db.sql`delete from users where id = ${leaving._id}`
    expect(await readEverywhere(server, page)).toEqual(gone)
    expect(await db.sql`select from public_trips where owner_id = ${leaving._id}`).toHaveLength(0)
  })

  test('blocked, or blocking: the page is not there for the other, nor its copy, report or agreement', async () => {
    for (const [by, whom] of [
      [asha, ravi],
      [ravi, asha],
    ] as const) {
      const tripId = await makePastTrip(asha)
      await comeAlong(asha, ravi, tripId)
      const publicId = await publish(asha, tripId)
      await ravi.api.trips.answerPublishing({ publicId, agree: true })
      expect((await readEverywhere(server, publicId, ravi)).call).not.toBeNull()
      await by.api.social.block({ userId: whom._id })
      expect((await readEverywhere(server, publicId, ravi)).call).toBeNull()
      expect((await readEverywhere(server, publicId)).call).not.toBeNull()
      const copy = { publicId, from: 'mumbai', people: 2, startDate: '2027-01-15' } as const
      for (const ask of [
        () => ravi.api.trips.copyPreview(copy),
        () => ravi.api.safety.reportTrip({ publicId, reason: 'scam' }),
        () => ravi.api.trips.answerPublishing({ publicId, agree: false }),
        () => ravi.api.trips.publication({ tripId }),
      ])
        await expect(ask()).rejects.toMatchObject(notFound)
      await by.api.social.unblock({ userId: whom._id })
    }
  })

  test('the export: has the owner’s pages, and a friend’s own agreement without the page', async () => {
    const tripId = await pastTripWithWords(asha)
    await comeAlong(asha, ravi, tripId)
    const publicId = await publish(asha, tripId)
    await ravi.api.trips.answerPublishing({ publicId, agree: true })
    const [own, theirs] = [await asha.api.social.export(), await ravi.api.social.export()]
    expect(own.publicTrips).toContainEqual(expect.objectContaining({ publicId, tripId }))
    for (const secret of SECRETS.slice(0, 5)) expect(JSON.stringify(own.publicTrips)).not.toContain(secret)
    expect(theirs.publicTrips).toEqual([])
    expect(theirs.tripFriends).toContainEqual(expect.objectContaining({ tripId, agreedTo: publicId }))
  })
})

describe('a report of a page', () => {
  test('tells the reporter nothing of its owner, and the moderators what it showed', async () => {
    const tripId = await pastTripWithWords(asha)
    const publicId = await publish(asha, tripId)
    const reporter = await makePerson(server, db, 'Reporter')
    await reporter.api.safety.reportTrip({ publicId, reason: 'other', note: 'This is my street' })
    await expect(asha.api.safety.reportTrip({ publicId, reason: 'scam' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const visitor = callerWith(db, null, server.deps)
    await expect(visitor.safety.reportTrip({ publicId, reason: 'scam' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    const seen = JSON.stringify([await reporter.api.safety.reports({}), await reporter.api.social.export()])
    expect(seen).toContain('This is my street')
    for (const secret of [asha._id, tripId, 'Asha', ...SECRETS.slice(0, 5)]) expect(seen, secret).not.toContain(secret)
    const [row] = await db.sql`select id from reports order by id desc limit 1`
    const { evidence } = await moderator.api.admin.report({ reportId: row?.id })
    expect(evidence?.subject).toContainEqual({ label: 'Public page of a trip', text: 'Hampi' })
    for (const secret of SECRETS.slice(0, 5)) expect(JSON.stringify(evidence), secret).not.toContain(secret)
  })

  test('hidden by a moderator: gone in every way with a reason for the owner, who cannot ask anew; shown again when it is reversed', async () => {
    const owner = await makePerson(server, db, 'Meera Iyer')
    const tripId = await makePastTrip(owner)
    const publicId = await publish(owner, tripId, { indexed: true })
    await ravi.api.safety.reportTrip({ publicId, reason: 'scam' })
    const [row] = await db.sql`select id from reports order by id desc limit 1`
    const reportId = row?.id as string
    const anew = await publish(owner, tripId, { indexed: true })
    expect((await moderator.api.admin.report({ reportId })).actions).toContain('hide')
    await moderator.api.admin.decide({ reportId, action: 'hide', words: 'harassment', note: 'Seen.' })
    for (const id of [publicId, anew]) expect(await readEverywhere(replica, id)).toEqual(gone)
    const { page } = await owner.api.trips.publication({ tripId })
    expect(page).toMatchObject({ state: 'hidden', hiddenReason: expect.stringMatching(/./) })
    await expect(owner.api.trips.publish({ tripId })).rejects.toMatchObject({ code: 'CONFLICT' })
    const reverse = async () => {
      const [decision] = (await owner.api.safety.decisions({})).items
      await owner.api.safety.appeal({ decisionId: decision?._id ?? '', text: 'Please look again.' })
      const [appeal] = (await second.api.admin.appeals({})).items
      await second.api.admin.decideAppeal({ appealId: appeal?._id ?? '', outcome: 'reversed' })
    }
    await reverse()
    expect(await there(anew)).toEqual([true, true, true])
  })

  test('a hidden page that its owner takes down: stays hidden, and is not public when the decision is taken back', async () => {
    const owner = await makePerson(server, db, 'Dev Rao')
    const tripId = await makePastTrip(owner)
    const publicId = await publish(owner, tripId)
    await db.sql`update public_trips set hidden_at = now(), hidden_reason = 'Spam' where public_id = ${publicId}`
    await owner.api.trips.unpublish({ tripId })
    await expect(owner.api.trips.publish({ tripId })).rejects.toMatchObject({ code: 'CONFLICT' })
    await db.sql`update public_trips set hidden_at = null, hidden_reason = null where public_id = ${publicId}`
    expect(await readEverywhere(server, publicId)).toEqual(gone)
    await owner.api.trips.unpublish({ tripId })
    expect((await there(await publish(owner, tripId))).slice(0, 2)).toEqual([true, true])
  })
})
