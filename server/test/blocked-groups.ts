import type { TestPerson } from './people.ts'

type Sight = (reader: TestPerson, other: TestPerson) => Promise<unknown>

/** Groups in which two users are: that of a third person's tour, and those of a past tour of each. */
type Groups = {
  shared: () => string
  past: (host: TestPerson) => string
  /** The number of the user's message in the shared group. */
  writtenBy: (author: TestPerson) => number
}

/** The calls of groups for blocked.test.ts: those that show people, and those that name something of the other user. */
export const groupCalls = ({ shared, past, writtenBy }: Groups) => {
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
    'groups.markRead': ({ api }, other) => api.groups.markRead({ tourId: past(other), upTo: 1 }),
    'groups.mute': ({ api }, other) => api.groups.mute({ tourId: past(other), muted: false }),
  }
  return { shows, asks }
}
