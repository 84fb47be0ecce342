import type { Choice } from '@saathi/shared/choices/schema'
import type { TripPublication } from '@saathi/shared/trips/public-trips'
import type { Trip } from '@saathi/shared/trips/schema'
import type { Account } from './people.ts'
import { hosted, inDays, pastTrip } from './tours.ts'

// What the screens of the sweep show.

const request = (startDate: string) => ({ placeId: 'agra', from: 'delhi', people: 2, days: 3, startDate })

const candidateOf = (placeId: string) => ({ kind: 'trip', request: { ...request(inDays(30)), placeId } })

/** A new choice between two places. */
export async function choiceOf(account: Account): Promise<Choice> {
  const draft = { title: 'Where do we go?', voters: 2, closesInDays: 3, candidate: candidateOf('agra') }
  const { _id: choiceId } = await account.call<Choice>('choices.start', { ...draft, key: crypto.randomUUID() })
  return account.call<Choice>('choices.add', { choiceId, candidate: candidateOf('jaipur') })
}

/** The path of the link to a new choice. */
export async function choicePathOf(account: Account): Promise<string> {
  const { _id: choiceId } = await choiceOf(account)
  return (await account.call<{ path: string }>('choices.createLink', { choiceId })).path
}

/** The id of a choice that has ended, since both have voted. */
export async function endedChoiceOf(account: Account, friend: Account): Promise<string> {
  const { _id: choiceId } = await choiceOf(account)
  const { path } = await account.call<{ path: string }>('choices.createLink', { choiceId })
  await friend.call('choices.join', { token: path.split('/').at(-1) })
  for (const voter of [account, friend]) await voter.call('choices.vote', { choiceId, approvals: [1], veto: null })
  return choiceId
}

/** The path of a new trip, on whose second day a stop is closed. */
export async function tripOf(account: Account): Promise<string> {
  const friday = Array.from({ length: 7 }, (_, at) => inDays(20 + at)).find((day) => new Date(day).getUTCDay() === 5)
  const draft = { request: request(friday ?? ''), key: crypto.randomUUID() }
  const { _id, version, items } = await account.call<Trip>('trips.create', draft)
  const taj = items.find(({ title }) => title.startsWith('Taj Mahal'))
  if (!taj) throw new Error('The trip has no visit of the Taj Mahal.')
  const { id, version: base, removed, ...facts } = taj
  const change = { op: 'put', id, base, item: { ...facts, day: 0 } }
  await account.call('trips.change', { tripId: _id, version, changes: [change], key: crypto.randomUUID() })
  return `/trips/${_id}?day=1`
}

/** The id of a new trip with this friend, whose group has a message of each. */
export async function friendsTripOf(account: Account, friend: Account): Promise<string> {
  const draft = { request: request(inDays(40)), key: crypto.randomUUID() }
  const { _id: tripId } = await account.call<Trip>('trips.create', draft)
  const { path } = await account.call<{ path: string }>('trips.createInvite', { tripId, mayEdit: true })
  await friend.call('trips.join', { token: path.split('/').at(-1) })
  for (const writer of [account, friend])
    await writer.call('groups.send', { tourId: tripId, text: 'Who brings the tent?' })
  return tripId
}

/** The path of the link to join a new trip. */
export async function joinPathOf(account: Account): Promise<string> {
  const draft = { request: request(inDays(50)), key: crypto.randomUUID() }
  const { _id: tripId } = await account.call<Trip>('trips.create', draft)
  return (await account.call<{ path: string }>('trips.createInvite', { tripId, mayEdit: false })).path
}

/** The path of a link to a new trip, for friends who read it or for the family. */
export async function linkOf(account: Account, kind: 'read' | 'family'): Promise<string> {
  const draft = { request: request(inDays(60)), key: crypto.randomUUID() }
  const { _id: tripId } = await account.call<Trip>('trips.create', draft)
  return (await account.call<{ path: string }>('trips.createLink', { tripId, kind })).path
}

/** The id of a new public page of a trip. */
export async function publicTripOf(owner: Account): Promise<string> {
  const { page } = await owner.call<TripPublication>('trips.publish', {
    tripId: await pastTrip(owner),
    firstName: true,
  })
  return page?.publicId ?? ''
}

/** The path of a new tour of this host, whose group has an entry of each kind. */
export async function tourOf(host: Account): Promise<string> {
  const tour = await hosted(host)
  const tourId = tour._id
  const { number } = await host.call<{ number: number }>('groups.send', { tourId, text: 'Bring your photo ID.' })
  await host.call('groups.react', { tourId, number, reaction: 'heart', on: true })
  await host.call('groups.pin', { tourId, number, pinned: true })
  await host.call('groups.send', { tourId, text: 'And a warm jacket.', replyTo: number })
  await host.call('groups.createPoll', { tourId, question: 'First dinner?', choices: ['Thali', 'Street food'] })
  await host.call('groups.setMeeting', {
    tourId,
    place: 'Hazrat Nizamuddin station',
    note: 'Under the clock.',
    mapUrl: 'https://maps.example/1',
    meetAt: new Date(Date.now() + 60_000).toISOString(),
  })
  await addExpenses(host, tourId)
  await host.call('trips.create', { request: request(tour.travelDates.start), tourId, key: crypto.randomUUID() })
  return `/tours/${tourId}`
}

/** Two expenses of a tour, one of which a guest has paid. */
async function addExpenses(host: Account, tourId: string) {
  const ledger = { kind: 'tour', id: tourId }
  const guest = await host.call<{ id: string }>('expenses.addGuest', { ledger, name: 'Tenzin Dorji' })
  const add = (title: string, category: string, payer: string, paise: number) =>
    host.call('expenses.add', {
      ledger,
      expense: {
        title,
        category,
        day: inDays(0),
        amountPaise: paise,
        payers: [{ id: payer, paise }],
        split: { how: 'equal', people: [host._id, guest.id] },
      },
    })
  await add('Kesar Guest House, two nights', 'stay', guest.id, 12_600_00)
  await add('Chai and bedai', 'food', host._id, 420_50)
}
