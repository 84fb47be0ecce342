import {
  type LedgerRef,
  OwnUpi,
  TransferCancelled,
  TransferClaim,
  TransferConfirmation,
  TransferDispute,
  TransferDraft,
  TransferRef,
  TransferView,
  UpiChange,
  UpiRelease,
} from '@saathi/shared/expenses/schema'
import { appError, badInput } from '../../../errors.ts'
import { restPost } from '../../../rest-path.ts'
import { limitedProcedure, recentUserProcedure } from '../../../trpc.ts'
import { type Call, open, publish, rejection, transferAt, writerOf } from '../call.ts'
import { actOnTransfer, beginTransfer, findUpi, saveUpi } from '../queries/expenses.ts'
import { owedBetween } from '../queries/ledger.ts'
import { ledgerPost } from '../rest-paths.ts'

type Pay = { ledger: LedgerRef; from: string; to: string; amountPaise: number; key?: string | undefined }

/** The number of tries of a transfer that another change of the ledger overtakes. */
const BEGIN_TRIES = 10

/** Begins a transfer of at most what is owed when the ledger is held. @throws TRPCError NOT_FOUND, BAD_REQUEST, CONFLICT */
async function begin(call: Call, { ledger, ...pay }: Pay, isReleased: boolean) {
  for (let tries = 0; tries < BEGIN_TRIES; tries += 1) {
    const owed = await owedBetween(call.ctx.db, await open(call, ledger), pay.from, pay.to)
    if (pay.amountPaise > owed.paise)
      throw badInput(isReleased ? 'transfer.amountPaise' : 'amountPaise', 'expenses.notOwed')
    const draft = { ...pay, isReleased, seen: owed.version }
    const { outcome, transfer_id } = await beginTransfer(call.ctx.db, writerOf(call, ledger), draft)
    if (outcome === 'changed') continue
    if (outcome !== 'done') throw rejection(outcome)
    publish(call, ledger)
    return transferAt(call, ledger, transfer_id)
  }
  throw rejection('state')
}

type Act = { ledger: LedgerRef } & Parameters<typeof actOnTransfer>[2]

/** @throws TRPCError NOT_FOUND, CONFLICT */
async function act(call: Call, { ledger, ...change }: Act) {
  const outcome = await actOnTransfer(call.ctx.db, writerOf(call, ledger), change)
  if (outcome === 'missing') throw appError('NOT_FOUND', 'expenses.transferNotFound')
  if (outcome !== 'done') throw rejection(outcome)
  publish(call, ledger)
}

async function changed(call: Call, change: Act) {
  await act(call, change)
  return transferAt(call, change.ledger, change.transferId)
}

/** The steps by which a debt is settled, from a payment that has begun to one that has arrived. */
export const transferProcedures = {
  begin: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers', 'begin to pay what is owed'))
    .input(TransferDraft)
    .output(TransferView)
    .mutation((call) => begin(call, { ...call.input, from: call.input.from ?? call.ctx.user._id }, false)),

  /** For the payee. */
  release: limitedProcedure('transfers')
    .meta(ledgerPost('/releases', 'let a payer see your UPI id'))
    .input(UpiRelease)
    .output(TransferView)
    .mutation((call) => {
      const { ledger, transfer, key } = call.input
      if ('id' in transfer) return changed(call, { ledger, transferId: transfer.id, act: 'release' })
      return begin(call, { ledger, key, ...transfer, to: call.ctx.user._id }, true)
    }),

  /** "I have paid this." */
  claim: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/claim', 'say that you have paid'))
    .input(TransferClaim)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'claim' })),

  /** Takes the claim back. */
  unclaim: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/unclaim', 'take that back'))
    .input(TransferRef)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'unclaim' })),

  /** "I have received this": adds a settlement to the ledger. */
  confirm: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/confirm', 'confirm that you were paid'))
    .input(TransferConfirmation)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'confirm' })),

  dispute: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/dispute', 'say that nothing has arrived'))
    .input(TransferDispute)
    .output(TransferView)
    .mutation((call) => changed(call, { ...call.input, act: 'dispute' })),

  cancelTransfer: limitedProcedure('transfers')
    .meta(ledgerPost('/transfers/:transferId/cancel', 'call a payment off'))
    .input(TransferRef)
    .output(TransferCancelled)
    .mutation(async (call) => {
      await act(call, { ...call.input, act: 'cancel' })
      return { cancelled: true }
    }),

  /**
   * Stores the caller's UPI id, or deletes it. Needs a recent log-in, and a new id is mailed: it is where money goes. Payers
   * see what was released to them until it is released again.
   */
  setUpi: recentUserProcedure
    .meta(restPost('/expenses/upi', 'Store your UPI id, or delete it'))
    .input(UpiChange)
    .output(OwnUpi)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('transfers', ctx.user._id)
      const outcome = await saveUpi(ctx.db, ctx.user._id, input, ctx.now())
      if (outcome === 'no consent') throw badInput('consent', 'consents.upiIdMissing')
      if (outcome === 'mailed') ctx.mailer.wake()
      const id = await findUpi(ctx.db, ctx.user._id)
      return { upi: id === null ? null : { id } }
    }),
}
