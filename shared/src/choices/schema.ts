import * as z from 'zod/mini'
import { DestinationId } from '../destinations/schema.ts'
import { Day, Id, line } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { Trip, TripRequest } from '../trips/schema.ts'
import { LinkToken } from '../trips/shared-trips.ts'
import { CANDIDATES_MAX, CHOICE_TITLE_MAX, CLOSING_DAYS, VOTERS_MAX } from './rules.ts'

// Friends, or the people of a group, choose one of up to four trips. Everybody approves of any of them and can rule one
// out. A vote is the voter's: answers tell others who has voted, and of the votes only which trip won.

/** `trip`: a place or, with `places`, a route, billed as a trip of the same request. */
export const CandidateDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trip'), request: TripRequest }),
  z.object({
    kind: z.literal('package'),
    packageId: Id,
    from: TripRequest.shape.from,
    people: TripRequest.shape.people,
  }),
])
export type CandidateDraft = z.infer<typeof CandidateDraft>

const CandidateNumber = z.int().check(z.gte(0), z.lt(CANDIDATES_MAX))

/** What a card of a candidate shows, as it was when the candidate was added. */
export const CandidateFacts = z.object({
  name: z.string(),
  /** The state, or the places of a route or package. */
  where: z.string(),
  image: z.nullable(z.string()),
  placeIds: z.array(DestinationId),
  /** Of a package, whose page it is. */
  slug: z.nullable(z.string()),
  from: TripRequest.shape.from,
  people: z.int(),
  days: z.int(),
  /** One sentence in its favour. */
  why: z.nullable(z.string()),
  startDate: z.nullable(Day),
})
export type CandidateFacts = z.infer<typeof CandidateFacts>

export const Candidate = z.object({
  number: CandidateNumber,
  kind: z.enum(['place', 'route', 'package']),
  ...CandidateFacts.shape,
  /** Whole rupees for all people, and for each. */
  total: z.int(),
  perHead: z.int(),
})
export type Candidate = z.infer<typeof Candidate>

/** `groupId`: the tour or trip whose group votes; without it, `voters` people by a link. A repeated key starts no second one. */
export const ChoiceDraft = z
  .object({
    title: line(CHOICE_TITLE_MAX),
    groupId: z.optional(Id),
    voters: z.optional(z.int().check(z.gte(2), z.lte(VOTERS_MAX))),
    closesInDays: z.literal([...CLOSING_DAYS]),
    candidate: CandidateDraft,
    key: z.uuid(),
  })
  .check(
    z.refine(({ groupId, voters }) => (groupId === undefined) !== (voters === undefined), {
      path: ['voters'],
      message: inputText.votersOrGroup,
    }),
  )
export type ChoiceDraft = z.infer<typeof ChoiceDraft>

export const ChoiceRef = z.object({ choiceId: Id })
export const CandidateAddition = z.object({ choiceId: Id, candidate: CandidateDraft })

/** All candidates that the caller could go for, and the one that they cannot, if any. It takes the place of an earlier vote. */
export const ChoiceVote = z
  .object({
    choiceId: Id,
    approvals: z.array(CandidateNumber).check(
      z.maxLength(CANDIDATES_MAX),
      z.refine((numbers) => new Set(numbers).size === numbers.length, inputText.choiceTwice),
    ),
    veto: z.nullable(CandidateNumber),
  })
  .check(
    z.refine(({ approvals, veto }) => veto === null || !approvals.includes(veto), {
      path: ['veto'],
      message: inputText.vetoOfApproved,
    }),
  )

/** `ruledOut`: there is an "I can't" for each. `none`: nothing is left that somebody approves of. */
export const ChoiceOutcome = z.enum(['won', 'ruledOut', 'none'])
export type ChoiceOutcome = z.infer<typeof ChoiceOutcome>

const ChoicePerson = Trip.shape.owner

export const Choice = z.object({
  _id: Id,
  title: z.string(),
  owner: ChoicePerson,
  mine: z.boolean(),
  /** The tour or trip whose group votes. */
  group: z.nullable(z.object({ _id: Id, of: z.enum(['tour', 'trip']) })),
  closesAt: z.string(),
  candidates: z.array(Candidate),
  /** Nothing is added any more once somebody has voted. */
  mayAdd: z.boolean(),
  /** How many vote by the link; null in a group. */
  voters: z.nullable(z.int()),
  people: z.array(z.extend(ChoicePerson, { hasVoted: z.boolean() })),
  /** The caller's own; null before they vote. */
  vote: z.nullable(z.object({ approvals: z.array(CandidateNumber), veto: z.nullable(CandidateNumber) })),
  /** For the owner, the last day of the link. */
  link: z.nullable(z.object({ expiresOn: Day })),
  /** Null while it is open. `tripId`: once somebody has opened the winner as a trip, which the caller may not see any more. */
  result: z.nullable(
    z.object({
      outcome: ChoiceOutcome,
      winner: z.nullable(CandidateNumber),
      tripId: z.nullable(Id),
      seesTrip: z.boolean(),
      at: z.string(),
    }),
  ),
})
export type Choice = z.infer<typeof Choice>

/** The caller's choices: open ones by their end, then closed ones, the newest first. */
export const ChoiceList = z.object({
  items: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      groupId: z.nullable(Id),
      closesAt: z.string(),
      candidates: z.int(),
      hasVoted: z.boolean(),
      mayAdd: z.boolean(),
      outcome: z.nullable(ChoiceOutcome),
      tripId: z.nullable(Id),
    }),
  ),
})
export type ChoiceList = z.infer<typeof ChoiceList>

/** The only answer that has the token, in the path of the page. */
export const ChoiceLink = z.object({ path: z.string(), expiresOn: Day })
export const ChoiceLinkRef = z.object({ token: LinkToken })
/** What somebody with the link sees before they join. */
export const LinkedChoice = z.object({
  title: z.string(),
  owner: ChoicePerson,
  closesAt: z.string(),
  candidates: z.array(z.pick(Candidate, { number: true, name: true, image: true, days: true, perHead: true })),
})
export type LinkedChoice = z.infer<typeof LinkedChoice>

export const OpenedTrip = z.object({ tripId: Id })
