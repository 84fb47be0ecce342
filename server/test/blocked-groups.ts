import type { TestPerson } from './people.ts'

type Sight = (reader: TestPerson, other: TestPerson) => Promise<unknown>

/** Groups in which two users are: that of a third person's tour, and those of a past tour of each. */
type Groups = {
  shared: () => string
  hostedBy: (host: TestPerson) => string
  /** The number of the user's message in the shared group. */
  writtenBy: (author: TestPerson) => number
}

/** The calls of groups for blocked.test.ts: those that show people, and those that name something of the other user. */
export const groupCalls = ({ shared, hostedBy, writtenBy }: Groups) => {
  const shows: Record<string, Sight> = {
    'groups.get': ({ api }) => api.groups.get({ tourId: shared() }),
    'groups.entries': ({ api }) => api.groups.entries({ tourId: shared(), limit: 100 }),
    'groups.changes': ({ api }) => api.groups.changes({ tourId: shared(), after: 0 }),
    'groups.list': ({ api }) => api.groups.list(),
  }
  const asks: Record<string, Sight> = {
    'groups.get': ({ api }, other) => api.groups.get({ tourId: hostedBy(other) }),
    'groups.entries': ({ api }, other) => api.groups.entries({ tourId: hostedBy(other) }),
    'groups.changes': ({ api }, other) => api.groups.changes({ tourId: hostedBy(other), after: 0 }),
    'groups.send': ({ api }, other) => api.groups.send({ tourId: hostedBy(other), text: 'Hello?' }),
    'groups.react': ({ api }, other) =>
      api.groups.react({ tourId: shared(), number: writtenBy(other), reaction: 'heart', on: true }),
    'groups.markRead': ({ api }, other) => api.groups.markRead({ tourId: hostedBy(other), upTo: 1 }),
    'groups.mute': ({ api }, other) => api.groups.mute({ tourId: hostedBy(other), muted: false }),
  }
  return { shows, asks }
}
