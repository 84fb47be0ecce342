import type { PayMethod } from '@saathi/shared/expenses/facts'
import type { Ledger, TransferView, UpiChange } from '@saathi/shared/expenses/schema'
import { useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { useWithRecentLogin } from '../../../lib/recent-login.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import { toast } from '../../../ui/toasts.tsx'

/** The steps of a payment. Each resolves to whether it succeeded; `onChange` is told the new state. */
export function useSettling(ledger: Ledger, transfer: TransferView, onChange: (transfer: TransferView) => void) {
  const utils = trpc.useUtils()
  const client = utils.client.expenses
  const withRecentLogin = useWithRecentLogin()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  // Beginning again after a lost answer begins the same payment.
  const [key] = useState(() => crypto.randomUUID())
  const { ledger: ref } = ledger

  /** `work` resolves to null without a new state, and to false when the user has cancelled it. */
  async function run(work: () => Promise<TransferView | null | false>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      const changed = await work()
      if (changed) onChange(changed)
      return changed !== false
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
      return false
    } finally {
      // Also after a failure: somebody else may have changed it.
      await utils.expenses.invalidate().catch(() => {})
      running.current = false
      setBusy(false)
    }
  }

  async function begun(): Promise<string> {
    if (transfer.state !== 'proposed') return transfer.id
    const { from, to, amountPaise } = transfer
    const made = await client.begin.mutate({ ledger: ref, from, to, amountPaise, key })
    onChange(made)
    return made.id
  }

  return {
    busy,
    /** Asks the payee for a UPI id. */
    begin: () =>
      run(() =>
        client.begin.mutate({
          ledger: ref,
          from: transfer.from,
          to: transfer.to,
          amountPaise: transfer.amountPaise,
          key,
        }),
      ),
    claim: (method: PayMethod, reference: string) =>
      run(async () => client.claim.mutate({ ledger: ref, transferId: await begun(), method, reference })),
    unclaim: () => run(() => client.unclaim.mutate({ ledger: ref, transferId: transfer.id })),
    cancel: () =>
      run(async () => {
        await client.cancelTransfer.mutate({ ledger: ref, transferId: transfer.id })
        return null
      }),
    confirm: (method?: PayMethod) =>
      run(async () => client.confirm.mutate({ ledger: ref, transferId: await begun(), method })),
    dispute: (reason: string) => run(() => client.dispute.mutate({ ledger: ref, transferId: transfer.id, reason })),
    removeUpi: () =>
      run(async () => {
        if (!(await withRecentLogin(() => client.setUpi.mutate({ upi: null })))) return false
        toast.success(text.upiRemoved)
        return null
      }),
    /** Saves a new UPI id first, unless it is null. */
    release: (change: UpiChange | null) =>
      run(async () => {
        if (change !== null && !(await withRecentLogin(() => client.setUpi.mutate(change)))) return false
        const { id, from, amountPaise, state } = transfer
        return client.release.mutate({
          ledger: ref,
          transfer: state === 'proposed' ? { from, amountPaise } : { id },
          key,
        })
      }),
  }
}

export type Settling = ReturnType<typeof useSettling>
