import { randomUUID } from 'node:crypto'
import { importPackages } from '../../src/db/seed/import-packages.ts'
import { LEDGER_CAST } from '../../src/http/openapi/expense-examples.ts'
import { NOON, type useApp } from '../app.ts'
import { joinChoice, makeChoice, voteAll } from '../choices.ts'
import type { TestDb } from '../db.ts'
import { anExpense, fillLedger } from '../expenses.ts'
import { aPackage, aPlan, aReference, aTour } from '../make.ts'
import { makePerson, type TestPerson } from '../people.ts'
import { endedTour } from '../references.ts'
import { tokenIn } from '../trip-links.ts'
import { makePastTrip, makeTrip } from '../trips.ts'
import { type Callers, makeAccount } from './make-account.ts'
import { makeStaffThings } from './make-staff-things.ts'
import type { Things } from './things.ts'

export type TestApp = ReturnType<typeof useApp>

/** The people who make the calls, and the things that these name. */
export type World = {
  /** Makes all calls but those of the staff and of `callers`. */
  asha: TestPerson
  /** The other user. */
  ravi: TestPerson
  /** Has all roles. */
  staff: TestPerson
  /** Calls that somebody else makes, whose account is in the state that they need. */
  callers: Callers
  things: Things
}

/** Makes everything that the calls name. Each of them succeeds afterwards, at `NOON`. */
export async function makeWorld(testApp: TestApp, db: TestDb): Promise<World> {
  const person = (name: string) => makePerson(testApp, db, name)
  const [asha, ravi] = [await person('Asha'), await person('Ravi')]
  const others = [await person('Mina'), await person('Kabir'), await person('Zoya'), await person('Dev')] as const
  const [mina, kabir, zoya, dev] = others
  await importPackages(db.url, [aPackage(), aPackage()])
  const { staff, things: ofStaff, people } = await makeStaffThings(testApp, db, { asha, mina })
  const { callers, things: ofAccount, people: accounts } = await makeAccount(testApp, db, { asha, ravi })
  const ofTours = await makeTours(db, { asha, ravi, guests: [mina, kabir, zoya, dev] })
  const ofGroup = await makeGroup(asha, ofTours.ownTour)
  const ofTrips = await makeTrips(asha, ravi, dev)
  const ofPages = await makePublicTrips(asha, ravi)
  const ofChoices = await makeChoices(asha, ravi, dev)
  const ofLedgers = await makeLedgers(db, asha, ofTours.ownTour, ofTrips.sharedTrip)
  const pastTour = await endedTour(db, ravi._id, [asha._id])
  const about = await ravi.api.references.write({ tourId: pastTour, aboutId: asha._id, ...aReference() })

  for (const match of [mina, kabir]) {
    await asha.api.matching.swipe({ swipedUserId: match._id, action: 'right' })
    await match.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    await match.api.messages.send({ userId: asha._id, text: 'Hello Asha' })
  }
  await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
  // Ravi is the only card of the deck.
  for (const one of [zoya, dev, staff, ...people, ...accounts])
    await asha.api.matching.swipe({ swipedUserId: one._id, action: 'left' })
  await asha.api.exclusions.remember({ places: [{ id: 'hampi', reason: 'far' }] })

  const things: Things = {
    me: asha._id,
    user: ravi._id,
    nuisance: accounts[0]?._id as string,
    match: mina._id,
    formerMatch: kabir._id,
    pastTour,
    reference: about._id,
    place: 'hampi',
    planPlace: 'hampi',
    ...{ ...ofTours, ...ofGroup, ...ofTrips, ...ofPages, ...ofChoices, ...ofLedgers, ...ofAccount, ...ofStaff },
  }
  return { asha, ravi, staff, callers, things }
}

type Cast = { asha: TestPerson; ravi: TestPerson; guests: [TestPerson, TestPerson, TestPerson, TestPerson] }

async function makeTours(db: TestDb, { asha, ravi, guests }: Cast) {
  const [guest, removed, asker, otherAsker] = guests
  const host = async (who: TestPerson, facts: Parameters<typeof aTour>[0]) =>
    (await who.api.tours.create(aTour(facts)))._id
  const { items } = await asha.api.packages.list({})
  const tour = await host(ravi, { packageId: items[0]?._id as string, isPublic: true })
  const plan = await ravi.api.plans.create(aPlan())
  const ownPlan = await asha.api.plans.create(aPlan())
  await db.sql`insert into plan_invitations (tour_id, user_id, plan_id) values (${tour}, ${asha._id}, ${ownPlan._id})`
  const hampi = { destination: 'Hampi, Karnataka' }
  const ownTour = await host(asha, hampi)
  const askedTour = await host(asha, { ...hampi, needsApproval: true })
  for (const { api } of [guest, removed]) await api.tours.join({ tourId: ownTour })
  await asha.api.tours.remove({ tourId: ownTour, userId: removed._id, reason: 'We have too few beds.' })
  for (const { api } of [asker, otherAsker]) await api.tours.join({ tourId: askedTour })
  const asked = await asker.api.tours.ask({ tourId: ownTour, text: 'Is there a bed for my father?' })
  const guestQuestion = asked.items[0]?._id as string
  const people = { guest: guest._id, removed: removed._id, asker: asker._id, otherAsker: otherAsker._id }
  const tours = { tour, ownTour, askedTour, guestQuestion, tourToCancel: await host(asha, hampi) }
  const invitation = { planId: ownPlan._id, tourId: tour }
  return { ...people, ...tours, plan: plan._id, ownPlan: ownPlan._id, invitation }
}

/** Entries of the group of Asha's tour, and its meeting point. */
async function makeGroup({ api }: TestPerson, tourId: string) {
  const { number: message } = await api.groups.send({ tourId, text: 'The ferry leaves at six.' })
  const choices = ['At the beach', 'In the market']
  const { number: poll } = await api.groups.createPoll({ tourId, question: 'Where do we eat?', choices })
  await api.groups.setMeeting({ tourId, place: 'Malvan', meetAt: NOON.toISOString() })
  return { group: tourId, message: { tourId, number: message }, poll: { tourId, number: poll } }
}

async function makeTrips(asha: TestPerson, ravi: TestPerson, friend: TestPerson) {
  const { _id: trip } = await makeTrip(asha)
  const check = randomUUID()
  await asha.api.trips.addCheck({ tripId: trip, id: check, kind: 'packing', text: 'Socks' })
  const { _id: sharedTrip } = await makeTrip(asha)
  const { path } = await asha.api.trips.createLink({ tripId: sharedTrip, kind: 'read' })
  const invite = await asha.api.trips.createInvite({ tripId: sharedTrip, mayEdit: true })
  const inviteToken = tokenIn(invite.path)
  await friend.api.trips.join({ token: inviteToken })
  const { _id: invitedTrip } = await makeTrip(ravi)
  await ravi.api.social.follow({ followedId: asha._id })
  await ravi.api.trips.invite({ tripId: invitedTrip, userId: asha._id, mayEdit: true })
  await ravi.api.social.unfollow({ followedId: asha._id })
  const shared = { sharedTrip, linkToken: tokenIn(path), tripFriend: friend._id, invitedTrip, inviteToken }
  const { _id: linkedTrip } = await makeTrip(asha)
  return { trip, check, linkedTrip, ...shared, tripToRemove: (await makeTrip(asha))._id }
}

/** Trips that are over: of Asha, without and with a page, and of Ravi, with one that is public and one for which Asha is asked. */
async function makePublicTrips(asha: TestPerson, ravi: TestPerson) {
  const publish = async (who: TestPerson, tripId: string) => {
    const { page } = await who.api.trips.publish({ tripId })
    return page?.publicId as string
  }
  const [pastTrip, publishedTrip] = [await makePastTrip(asha), await makePastTrip(asha)]
  await publish(asha, publishedTrip)
  const othersPage = await publish(ravi, await makePastTrip(ravi))
  const asked = await makePastTrip(ravi)
  const { path } = await ravi.api.trips.createInvite({ tripId: asked, mayEdit: true })
  await asha.api.trips.join({ token: tokenIn(path) })
  return { pastTrip, publishedTrip, othersPage, askedPage: await publish(ravi, asked) }
}

async function makeChoices(asha: TestPerson, ravi: TestPerson, friend: TestPerson) {
  const make = async () => (await makeChoice(asha))._id
  const [choice, linkedChoice, choiceToRemove] = [await make(), await make(), await make()]
  const choiceToken = tokenIn((await asha.api.choices.createLink({ choiceId: linkedChoice })).path)
  const votedChoice = (await makeChoice(asha, { voters: 3 }))._id
  const decidedChoice = await make()
  for (const choiceId of [votedChoice, decidedChoice]) await voteAll(choiceId, [asha, friend])
  const othersChoice = (await makeChoice(ravi))._id
  await joinChoice(ravi, othersChoice, [asha])
  return { choice, decidedChoice, choiceToRemove, votedChoice, linkedChoice, choiceToken, othersChoice }
}

/** Fills the ledgers of a tour and of a trip alike, so that the same calls are valid in both. */
async function makeLedgers(db: TestDb, asha: TestPerson, ownTour: string, sharedTrip: string) {
  const [, , , , , ledgerGuest = ''] = LEDGER_CAST.guests
  const ledger = { kind: 'tour' as const, id: ownTour }
  const expense = anExpense([asha, { _id: ledgerGuest }])
  let entries: number[] = []
  for (const one of [ledger, { kind: 'trip' as const, id: sharedTrip }]) {
    await fillLedger(db, asha, one)
    entries = []
    for (let n = 0; n < 2; n += 1) entries.push((await asha.api.expenses.add({ ledger: one, expense })).number)
  }
  await asha.api.expenses.setUpi({ upi: 'asha.rao@okaxis', consent: true })
  const [entry = 0, otherEntry = 0] = entries
  const [open = '', claimed = '', sent = '', missing = '', off = ''] = LEDGER_CAST.transfers
  return { ledger, entry, otherEntry, ledgerGuest, transfers: { open, claimed, sent, missing, off } }
}
