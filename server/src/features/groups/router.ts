import { indianDay } from '@saathi/shared/days'
import {
  Group,
  GroupDraft,
  GroupEntriesQuery,
  type GroupEntry,
  GroupEntryPage,
  GroupMessage,
  GroupRef,
} from '@saathi/shared/groups'
import type { Context, User } from '../../context.ts'
import { decodeCursor, SequenceCursor, toPage } from '../../db/queries/pagination.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import { authedProcedure, limitedProcedure, router } from '../../trpc.ts'
import { findForeignUpload } from '../media/store.ts'
import { openGroup } from './access.ts'
import { findEntry, listEntries } from './entries.ts'
import { findGroup } from './group.ts'
import { sendToGroup } from './store.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })

/** The group as the caller may read it. @throws TRPCError NOT_FOUND */
const open = async (call: Call, tourId: string) =>
  orNotFound(await openGroup(call.ctx.db, tourId, readerOf(call)), 'groups.notFound')

/** An entry of this kind after the caller has changed it. @throws TRPCError NOT_FOUND */
async function changed<Kind extends GroupEntry['kind']>(call: Call, tourId: string, number: number, kind: Kind) {
  const entry = await findEntry(call.ctx.db, await open(call, tourId), number)
  if (entry?.kind !== kind) throw appError('NOT_FOUND', 'groups.notFound')
  return entry as Extract<GroupEntry, { kind: Kind }>
}

/** The number of a sent entry. @throws TRPCError NOT_FOUND, BAD_REQUEST */
function unwrapSent(outcome: number | 'missing' | 'reply' | 'key'): number {
  if (outcome === 'missing') throw appError('NOT_FOUND', 'groups.notFound')
  if (outcome === 'reply') throw badInput('replyTo', 'groups.replyUnknown')
  if (outcome === 'key') throw badInput('key', 'messages.keyUsed')
  return outcome
}

export const groupsRouter = router({
  get: authedProcedure
    .input(GroupRef)
    .output(Group)
    .query(async (call) =>
      orNotFound(await findGroup(call.ctx.db, await open(call, call.input.tourId)), 'groups.notFound'),
    ),

  entries: authedProcedure
    .input(GroupEntriesQuery)
    .output(GroupEntryPage)
    .query(async (call) => {
      const { tourId, cursor, limit } = call.input
      const before = decodeCursor(cursor, SequenceCursor)
      const rows = await listEntries(call.ctx.db, await open(call, tourId), { before, limit: limit + 1 })
      return toPage(rows, limit, ({ number }) => number)
    }),

  send: limitedProcedure('groupMessages')
    .input(GroupDraft)
    .output(GroupMessage)
    .mutation(async (call) => {
      const { tourId, picture } = call.input
      if (picture && (await findForeignUpload(call.ctx.db, call.ctx.user._id, [picture])) !== null)
        throw badInput('picture', 'tours.pictureNotYours')
      const number = unwrapSent(await sendToGroup(call.ctx.db, readerOf(call), call.input))
      return changed(call, tourId, number, 'message')
    }),
})
