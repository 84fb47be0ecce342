import {
  Arrival,
  Group,
  GroupChanges,
  GroupChangesQuery,
  GroupDraft,
  GroupEntriesQuery,
  type GroupEntry,
  GroupEntryPage,
  GroupList,
  GroupMark,
  GroupMessage,
  GroupRef,
  GroupUnread,
  Meeting,
  MeetingDraft,
  MuteChange,
  Muted,
  PinChange,
  Poll,
  PollDraft,
  PollRef,
  ReactionChange,
  Vote,
} from '@saathi/shared/groups/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Context, User } from '../../context.ts'
import { decodeCursor, SequenceCursor, toPage } from '../../db/queries/pagination.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import { restGet, restList, restPost } from '../../rest-path.ts'
import { authedProcedure, limitedProcedure, router } from '../../trpc.ts'
import { findForeignUpload } from '../media/queries/media.ts'
import { openGroup } from './policy.ts'
import { findEntry, listChanges, listEntries } from './queries/entries.ts'
import { findGroup } from './queries/group.ts'
import { markGroupRead, muteGroup, pinInGroup, reactInGroup, sendToGroup } from './queries/groups.ts'
import { arriveInGroup, closePoll, postInGroup, voteInGroup } from './queries/polls.ts'
import { listGroups } from './queries/summaries.ts'
import { groupTopic, publishGroupChange } from './topics.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

/** The group as the caller may read it. @throws TRPCError NOT_FOUND */
const open = async (call: Call, tourId: string) => {
  const group = orNotFound(await openGroup(call.ctx.db, tourId, readerOf(call)), 'groups.notFound')
  call.ctx.realtime.shown(call.ctx.user._id, [tourId]) // who leaves is told of that as a viewer
  return group
}

type Posted = 'message' | 'poll' | 'meeting'

/** Announces the caller's change of an entry. @returns the entry @throws TRPCError NOT_FOUND */
async function changed<Kind extends Posted>(call: Call, tourId: string, number: number, kind: Kind) {
  let author: string | undefined
  try {
    const entry = await findEntry(call.ctx.db, await open(call, tourId), number)
    if (entry?.kind !== kind) throw appError('NOT_FOUND', 'groups.notFound')
    author = entry.from?._id
    return entry as Extract<GroupEntry, { kind: Kind }>
  } finally {
    publishGroupChange(call.ctx.realtime, tourId, call.ctx.user._id, author)
  }
}

/** The number of a sent entry. @throws TRPCError NOT_FOUND, CONFLICT, BAD_REQUEST */
function unwrapSent(outcome: number | 'missing' | 'cancelled' | 'reply' | 'key'): number {
  if (outcome === 'missing') throw appError('NOT_FOUND', 'groups.notFound')
  if (outcome === 'cancelled') throw appError('CONFLICT', 'tours.cancelled')
  if (outcome === 'reply') throw badInput('replyTo', 'groups.replyUnknown')
  if (outcome === 'key') throw badInput('key', 'messages.keyUsed')
  return outcome
}

/** @throws TRPCError NOT_FOUND when a SQL function found that the caller may not do it */
function assertDone(isDone: boolean) {
  if (!isDone) throw appError('NOT_FOUND', 'groups.notFound')
}

/** The latest time at which a poll may close. */
const POLL_DAYS_MAX = 366

/** Whether an instant is in the future, and at most so many days away. */
const isWithin = (at: string, now: Date, days: number) =>
  Date.parse(at) > now.getTime() && Date.parse(at) <= now.getTime() + days * 86_400_000

/** Changes that one call of `changes` returns. */
const CHANGES_MAX = 100

export const groupsRouter = router({
  list: authedProcedure
    .meta(restGet('/groups', 'The groups of your tours, those with the newest messages first'))
    .output(GroupList)
    .query((call) => listGroups(call.ctx.db, readerOf(call))),

  get: authedProcedure
    .meta(
      restGet('/tours/:tourId/group', 'The group of a tour: its members, and what you have not read', {
        errors: [404],
      }),
    )
    .input(GroupRef)
    .output(Group)
    .query(async (call) =>
      orNotFound(await findGroup(call.ctx.db, await open(call, call.input.tourId)), 'groups.notFound'),
    ),

  entries: authedProcedure
    .meta(restList('/tours/:tourId/group/entries', 'The conversation of a group, newest first', { errors: [404] }))
    .input(GroupEntriesQuery)
    .output(GroupEntryPage)
    .query(async (call) => {
      const { tourId, cursor, limit } = call.input
      const before = decodeCursor(cursor, SequenceCursor)
      const rows = await listEntries(call.ctx.db, await open(call, tourId), { before, limit: limit + 1 })
      return toPage(rows, limit, ({ number }) => number)
    }),

  /** The changes since a version, for a client that shows the group. */
  changes: authedProcedure
    .meta(restGet('/tours/:tourId/group/changes', 'What has changed in a group since a version', { errors: [404] }))
    .input(GroupChangesQuery)
    .output(GroupChanges)
    .query(async (call) => {
      const { tourId, after } = call.input
      return listChanges(call.ctx.db, await open(call, tourId), { after, limit: CHANGES_MAX })
    }),

  send: limitedProcedure('groupMessages')
    .meta(restPost('/tours/:tourId/group/entries', 'Write to the group of a tour', { errors: [404] }))
    .input(GroupDraft)
    .output(GroupMessage)
    .mutation(async (call) => {
      const { tourId, picture } = call.input
      if (picture && (await findForeignUpload(call.ctx.db, call.ctx.user._id, [picture])) !== null)
        throw badInput('picture', 'tours.pictureNotYours')
      const number = unwrapSent(await sendToGroup(call.ctx.db, readerOf(call), call.input))
      return changed(call, tourId, number, 'message')
    }),

  react: limitedProcedure('groupChanges')
    .meta(
      restPost('/tours/:tourId/group/entries/:number/reaction', 'React to a message, or take that back', {
        errors: [404],
      }),
    )
    .input(ReactionChange)
    .output(GroupMessage)
    .mutation(async (call) => {
      const { tourId, number } = call.input
      assertDone(await reactInGroup(call.ctx.db, readerOf(call), call.input))
      return changed(call, tourId, number, 'message')
    }),

  /** For the host. */
  pin: limitedProcedure('groupChanges')
    .meta(
      restPost('/tours/:tourId/group/entries/:number/pin', 'Pin a message of your group, or take that back', {
        errors: [404],
      }),
    )
    .input(PinChange)
    .output(GroupMessage)
    .mutation(async (call) => {
      const { tourId, number } = call.input
      assertDone(await pinInGroup(call.ctx.db, readerOf(call), call.input))
      return changed(call, tourId, number, 'message')
    }),

  markRead: authedProcedure
    .meta(restPost('/tours/:tourId/group/read', 'Mark a group as read up to an entry', { errors: [404] }))
    .input(GroupMark)
    .output(GroupUnread)
    .mutation(async (call) => {
      const unread = orNotFound(await markGroupRead(call.ctx.db, readerOf(call), call.input), 'groups.notFound')
      call.ctx.realtime.publishOwnChange(groupTopic, call.input.tourId, call.ctx.user._id)
      return { unread }
    }),

  mute: limitedProcedure('groupChanges')
    .meta(restPost('/tours/:tourId/group/mute', 'Mute a group, or take that back', { errors: [404] }))
    .input(MuteChange)
    .output(Muted)
    .mutation(async (call) => {
      assertDone(await muteGroup(call.ctx.db, readerOf(call), call.input))
      call.ctx.realtime.publishOwnChange(groupTopic, call.input.tourId, call.ctx.user._id)
      return { muted: call.input.muted }
    }),

  createPoll: limitedProcedure('groupMessages')
    .meta(restPost('/tours/:tourId/group/polls', 'Ask the group of a tour', { errors: [404, 409] }))
    .input(PollDraft)
    .output(Poll)
    .mutation(async (call) => {
      const { tourId, question, choices, severalVotes, closesAt = null, key } = call.input
      const inTime = closesAt === null || isWithin(closesAt, call.ctx.now(), POLL_DAYS_MAX)
      const data = { choices, severalVotes, closesAt: closesAt && new Date(closesAt).toISOString() }
      const post = { tourId, kind: 'poll', text: question, data, key, inTime } as const
      const outcome = await postInGroup(call.ctx.db, readerOf(call), post)
      if (outcome === 'time') throw badInput('closesAt', 'groups.pollTime')
      const number = unwrapSent(outcome)
      return changed(call, tourId, number, 'poll')
    }),

  vote: limitedProcedure('groupChanges')
    .meta(
      restPost('/tours/:tourId/group/entries/:number/vote', 'Vote in a poll, or change or take back your votes', {
        errors: [404, 409],
      }),
    )
    .input(Vote)
    .output(Poll)
    .mutation(async (call) => {
      const { tourId, number } = call.input
      const outcome = await voteInGroup(call.ctx.db, readerOf(call), call.input)
      if (outcome === 'missing') throw appError('NOT_FOUND', 'groups.notFound')
      if (outcome === 'cancelled') throw appError('CONFLICT', 'tours.cancelled')
      if (outcome === 'closed') throw appError('CONFLICT', 'groups.pollClosed')
      if (outcome === 'choice') throw badInput('choices', 'groups.choiceUnknown')
      return changed(call, tourId, number, 'poll')
    }),

  /** For the author of the poll and the host. */
  closePoll: limitedProcedure('groupChanges')
    .meta(
      restPost('/tours/:tourId/group/entries/:number/close', 'Close your poll, or one of your group', {
        errors: [404],
      }),
    )
    .input(PollRef)
    .output(Poll)
    .mutation(async (call) => {
      const { tourId, number } = call.input
      assertDone(await closePoll(call.ctx.db, readerOf(call), call.input))
      return changed(call, tourId, number, 'poll')
    }),

  /** For the host. */
  setMeeting: limitedProcedure('groupMessages')
    .meta(restPost('/tours/:tourId/group/meeting', 'Set the meeting point of your group', { errors: [404, 409] }))
    .input(MeetingDraft)
    .output(Meeting)
    .mutation(async (call) => {
      const { tourId, place, meetAt, note, mapUrl = null, key } = call.input
      const day = indianDay(new Date(meetAt))
      const inTime = day >= readerOf(call).today && day <= (await open(call, tourId)).opensUntil
      const data = { meetAt: new Date(meetAt).toISOString(), note, mapUrl }
      const post = { tourId, kind: 'meeting', text: place, data, key, inTime } as const
      const outcome = await postInGroup(call.ctx.db, readerOf(call), post)
      if (outcome === 'time') throw badInput('meetAt', 'groups.meetingTime')
      const number = unwrapSent(outcome)
      return changed(call, tourId, number, 'meeting')
    }),

  /** On the day of the newest meeting point, in India. */
  arrive: limitedProcedure('groupChanges')
    .meta(
      restPost('/tours/:tourId/group/arrival', 'Say that you are at the meeting point, or take that back', {
        errors: [404, 409],
      }),
    )
    .input(Arrival)
    .output(Meeting)
    .mutation(async (call) => {
      const { tourId } = call.input
      const number = await arriveInGroup(call.ctx.db, readerOf(call), call.input)
      if (number === 'missing') throw appError('NOT_FOUND', 'groups.notFound')
      if (number === 'day') throw appError('CONFLICT', 'groups.notMeetingDay')
      return changed(call, tourId, number, 'meeting')
    }),
})
