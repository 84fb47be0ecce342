import { DeckCard } from '@saathi/shared/matching'
import { TravelAnswer } from '@saathi/shared/recommend'
import * as z from 'zod/mini'
import { toDocumentedResponse } from '../features/recommend/engine.ts'
import type { ProcedureName } from '../router.ts'

/** A documented path: the call of a procedure, with the fields of its query or body and those of the path. */
export type Row = {
  method: 'GET' | 'POST'
  path: string
  procedure: ProcedureName
  /** What it does, for people who read the documents. */
  summary: string
  /** Answers beyond those that its guard and its shapes bring with them, such as 404. */
  faults: number[]
  /** What a query is taken to say that does not: a list is as whole as it can be, and not a page. */
  whole?: { limit: number; participants?: number }
  /** Answers with another shape than the procedure's. */
  as?: { schema: z.core.$ZodType; from: (answer: never) => object }
  /** The response is cached: it has an ETag, and may be 304. */
  cached?: true
}

type More = Partial<Pick<Row, 'as' | 'cached' | 'faults' | 'whole'>>
const row =
  (method: Row['method'], always: Partial<Row> = {}) =>
  (path: string, procedure: ProcedureName, summary: string, more: More = {}): Row => ({
    method,
    path,
    procedure,
    summary,
    faults: [],
    ...always,
    ...more,
  })
const get = row('GET')
const post = row('POST')
/** Answers a plain array, and says in a `Link` header where it goes on. */
const list = row('GET', { whole: { limit: 100 } })

/** The recommendation service's own path, which is documented outside /api and works inside it too. */
const recommendTravel = post('/recommend_travel', 'recommend.travel', 'Destinations for a dream trip', {
  as: { schema: TravelAnswer, from: toDocumentedResponse },
})
export const outsideTable = [recommendTravel]

/** The documented paths under /api, except the two that take forms: rest/profile-form.ts and rest/media-routes.ts. */
export const table: Row[] = [
  post('/auth/send-verification-code', 'auth.sendCode', 'Mail a registration code'),
  post('/auth/verify-code-and-register', 'auth.register', 'Make an account with that code', { faults: [409] }),

  post('/users/profile', 'auth.sync', 'Make or find the profile of your token'),
  get('/users/profile', 'social.me', 'Your own profile'),
  get('/users/users/:userId', 'social.profile', "Somebody's public profile; with a token, their tours too", {
    faults: [404],
  }),
  post('/users/favorite-tours', 'tours.favorite', 'Favorite a tour, or take that back', { faults: [404] }),

  list('/users', 'matching.deck', 'People to swipe on', {
    as: { schema: z.array(DeckCard), from: ({ items }: { items: DeckCard[] }) => items },
  }),
  post('/users/swipe', 'matching.swipe', 'Swipe on somebody', { faults: [404] }),
  list('/users/matches', 'matching.matches', 'People matched with you'),
  get('/users/:followedId/follow-status', 'social.followStatus', 'Whether you follow somebody', { faults: [404] }),
  post('/users/:followedId/follow', 'social.follow', 'Follow somebody', { faults: [404] }),
  post('/users/:followedId/unfollow', 'social.unfollow', 'Unfollow somebody', { faults: [404] }),

  recommendTravel,
  post('/contact', 'contact.send', 'Send an enquiry'),

  list('/packages', 'packages.list', 'Travel packages', { cached: true }),
  get('/packages/:packageId', 'packages.get', 'A travel package', { cached: true, faults: [404] }),

  list('/tours', 'tours.list', 'Group tours: to come soonest first, then past latest first', {
    whole: { limit: 100, participants: 100 },
  }),
  post('/tours/:tourId/join', 'tours.join', 'Join a tour, or the queue of a full one', { faults: [404, 409] }),
  post('/tours/:tourId/leave', 'tours.leave', 'Leave a tour, or its queue', { faults: [404, 409] }),
]
