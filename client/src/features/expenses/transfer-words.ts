import type { TransferView } from '@saathi/shared/expenses/schema'
import type { Rich } from '@saathi/shared/lib/rich'
import * as text from '../../messages/en/expenses/expenses.ts'
import type { People } from './people.ts'
import type { Flow } from './ribbon-layout.ts'

/** The payer and the payee of a transfer, with tags for the names. "Paid" only once the payee has confirmed. */
export function transferWords({ from, to, state }: TransferView, people: People): Rich {
  const [payer, payee] = [people.short(from), people.short(to)]
  const paid = state === 'confirmed'
  if (from === people.me) return paid ? text.youPaid(payee) : text.youPay(payee)
  if (to === people.me) return paid ? text.paidYou(payer) : text.paysYou(payer)
  return paid ? text.paidOther(payer, payee) : text.paysOther(payer, payee)
}

/** The state of a transfer in words. */
export function stateWords({ state, from }: TransferView, people: People): string {
  if (state !== 'claimed') return text.states[state]
  return from === people.me ? text.markedByYou : text.markedBy(people.short(from))
}

/** The transfers of the diagram: those that are not settled. */
export const flowsOf = (transfers: TransferView[], me: string): Flow[] =>
  transfers
    .filter(({ state }) => state !== 'confirmed')
    .map(({ id, from, to, amountPaise, state }) => ({
      id,
      from,
      to,
      paise: amountPaise,
      mine: from === me || to === me,
      claimed: state === 'claimed',
    }))

/** The reader's transfers in the order in which they ask for something: to answer, to pay, to wait for. */
export const ownTransfers = (transfers: TransferView[], me: string): TransferView[] => {
  const rank = ({ state, to }: TransferView) => (state === 'claimed' ? (to === me ? 0 : 3) : to === me ? 2 : 1)
  return transfers
    .filter(({ from, to, state }) => state !== 'confirmed' && (from === me || to === me))
    .toSorted((one, other) => rank(one) - rank(other))
}
