import type { Ledger, TransferView } from '@saathi/shared/expenses/schema'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { whenWords } from '../days.ts'
import type { People } from '../people.ts'

type NoteProps = { Icon: LucideIcon; title: string; tone?: 'sun' | 'warn'; children: ReactNode }
const TONES = { sun: 'bg-(--sun)', warn: 'bg-(--warn)' }

/** The notes about a payment for the reader. */
export const PaymentNote = ({ Icon, title, tone, children }: NoteProps) => (
  <div role="status" className={`flex gap-3 rounded-2xl border border-line p-4 ${tone ? TONES[tone] : 'bg-card'}`}>
    <Icon aria-hidden className="size-5 shrink-0 text-terra" />
    <div className="min-w-0">
      <p className="font-[650]">{title}</p>
      <div className="text-sm">{children}</div>
    </div>
  </div>
)

type Props = { transfer: TransferView; people: People }

/** The explanation and the history. */
export const PaymentExtras = ({ ledger, transfer, people }: Props & { ledger: Ledger }) => (
  <>
    <Why transfer={transfer} people={people} own={isOwnDebt(ledger, transfer)} />
    <PaymentHistory transfer={transfer} people={people} />
  </>
)

/** Whether the amount is what one owes the other, and not a part of the fewest payments. */
const isOwnDebt = ({ transfers, ownDebts }: Ledger, transfer: TransferView) => {
  const isIn = (list: TransferView[]) =>
    list.some(({ id, amountPaise }) => id === transfer.id && amountPaise === transfer.amountPaise)
  return isIn(ownDebts) && !isIn(transfers)
}

/** The expenses that make up the amount. */
function Why({
  transfer: { why, whyOthers, amountPaise, owedPaise, from, to, state },
  people,
  own,
}: Props & { own: boolean }) {
  const isSettled = state === 'confirmed'
  return (
    <>
      {!isSettled && owedPaise !== amountPaise && (
        <p className="text-muted text-sm">{text.owedNow(amountWords(owedPaise))}</p>
      )}
      {why.length > 0 && (
        <Disclosure label={text.why(amountWords(amountPaise))}>
          <p className="text-muted text-sm">
            {own ? text.whyOwn(people.short(from), people.short(to)) : text.whyFewest(people.short(from))}
          </p>
          <ul className="mt-1 text-sm">
            {why.map(({ number, title, paise }) => (
              <Part key={number} title={title || text.earlierPayment} paise={paise} />
            ))}
            {whyOthers.count > 0 && <Part title={text.otherExpenses(whyOthers.count)} paise={whyOthers.paise} />}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const Part = ({ title, paise }: { title: string; paise: number }) => (
  <li className="flex justify-between gap-3 py-2 not-first:border-line not-first:border-t">
    <span className="min-w-0">{title}</span>
    <span className="shrink-0 tabular-nums">{paise < 0 ? text.minus(amountWords(paise)) : amountWords(paise)}</span>
  </li>
)

/** The events of a payment, the latest first. */
function PaymentHistory({ transfer: { events }, people }: Props) {
  if (events.length === 0) return null
  return (
    <section aria-label={text.history}>
      <ol>
        {events.toReversed().map(({ what, by, at, reason }) => (
          <li
            key={`${what}${at}`}
            className="flex items-baseline justify-between gap-4 border-line border-t py-2 text-sm"
          >
            <span className="min-w-0">
              {text.events[what](people.short(by))}
              {reason && <span className="block text-muted">{text.disputedReason(reason)}</span>}
            </span>
            <time dateTime={at} className="shrink-0 text-muted text-xs tabular-nums">
              {whenWords(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
