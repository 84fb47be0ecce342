import { NOON } from './app.ts'
import type { TestPerson } from './people.ts'

/** A call of `reader` that concerns `other`. */
export type Sight = (reader: TestPerson, other: TestPerson) => Promise<unknown>

/** Groups in which two users are: that of a third person's tour, and those of a past tour of each. */
type Groups = {
  shared: () => string
  past: (host: TestPerson) => string
  /** The number of the user's message in the shared group. */
  writtenBy: (author: TestPerson) => number
  /** The number of the user's poll there. */
  pollOf: (author: TestPerson) => number
}

export const A_POLL = { question: 'Where do we eat?', choices: ['At the beach', 'In the market'] }

/** The calls of groups for blocked.test.ts: those that show people, and those that name something of the other user. */
export const groupCalls = ({ shared, past, writtenBy, pollOf }: Groups) => {
  const shows: Record<string, Sight> = {
    'groups.get': ({ api }) => api.groups.get({ tourId: shared() }),
    'groups.entries': ({ api }) => api.groups.entries({ tourId: shared(), limit: 100 }),
    'groups.changes': ({ api }) => api.groups.changes({ tourId: shared(), after: 0 }),
    'groups.list': ({ api }) => api.groups.list(),
  }
  const asks: Record<string, Sight> = {
    'groups.get': ({ api }, other) => api.groups.get({ tourId: past(other) }),
    'groups.entries': ({ api }, other) => api.groups.entries({ tourId: past(other) }),
    'groups.changes': ({ api }, other) => api.groups.changes({ tourId: past(other), after: 0 }),
    'groups.send': ({ api }, other) => api.groups.send({ tourId: past(other), text: 'Hello?' }),
    'groups.react': ({ api }, other) =>
      api.groups.react({ tourId: shared(), number: writtenBy(other), reaction: 'heart', on: true }),
    'groups.createPoll': ({ api }, other) => api.groups.createPoll({ tourId: past(other), ...A_POLL }),
    'groups.vote': ({ api }, other) => api.groups.vote({ tourId: shared(), number: pollOf(other), choices: [0] }),
    'groups.arrive': ({ api }, other) => api.groups.arrive({ tourId: past(other), here: true }),
    'groups.markRead': ({ api }, other) => api.groups.markRead({ tourId: past(other), upTo: 1 }),
    'groups.mute': ({ api }, other) => api.groups.mute({ tourId: past(other), muted: false }),
  }
  return { shows, asks }
}

/** Lets the members vote, arrive, and write a message and a poll, whose numbers it returns by their ids. */
export async function fillGroup(tourId: string, host: TestPerson, members: TestPerson[]) {
  const { number } = await host.api.groups.createPoll({ tourId, ...A_POLL })
  await host.api.groups.setMeeting({ tourId, place: 'Malvan', meetAt: NOON.toISOString() })
  const written: Record<string, { message: number; poll: number }> = {}
  for (const { api, _id, name } of members) {
    const text = `Written by ${name}`
    const poll = await api.groups.createPoll({ tourId, ...A_POLL, question: text })
    written[_id] = { poll: poll.number, message: (await api.groups.send({ tourId, text })).number }
    await api.groups.vote({ tourId, number, choices: [0] })
    await api.groups.arrive({ tourId, here: true })
  }
  return written
}
