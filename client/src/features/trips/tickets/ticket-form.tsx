import { shortMonths } from '@saathi/shared/lib/messages/en/days'
import type { Trip, TripItemFacts } from '@saathi/shared/trips/schema'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as text from '../../../messages/en/trips/tickets.ts'
import { length, time } from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { DrawerForm } from '../../../ui/drawer-form.tsx'
import { Select } from '../../../ui/select.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { completeTicket, type Difference } from './complete.ts'
import type { Ticket } from './ticket.ts'
import { dayOfTicket, fareOf, type TicketDraft, toTicketDraft, validateTicket } from './ticket-draft.ts'
import { TicketFields } from './ticket-fields.tsx'
import { legChanges, legsOfDay, nightsOf, proposeReplaced, stayChanges, titleOf } from './ticket-items.ts'
import type { Added } from './ticket-sheet.tsx'

type Props = {
  trip: Trip
  shownDay: number
  read: Ticket
  /** What the reader had made of it, if they come back to it. */
  edited: TicketDraft | null
  /** Its number, from 1, among the tickets that were read. */
  at: number
  count: number
  keepsReference: boolean
  onAdd: (changes: Record<string, TripItemFacts>, added: Added, draft: TicketDraft) => void
  onSkip: () => void
  onBack: () => void
}

/** The second step: what was read, which the reader checks, and the item of the plan that it replaces. */
export function TicketForm({ trip, shownDay, read, edited, at, count, keepsReference, onAdd, onSkip, onBack }: Props) {
  const [{ ticket, filled, differences }] = useState(() => completeTicket(read))
  const [draft, setDraft] = useState<TicketDraft>(() => edited ?? toTicketDraft(ticket, shownDay))
  const intro = useRef<HTMLDivElement>(null)
  useEffect(() => intro.current?.focus(), [])
  const change = (part: Partial<TicketDraft>) => setDraft((current) => ({ ...current, ...part }))

  const day = dayOfTicket(trip, draft)
  const isStay = draft.kind === 'stay'
  const legs = day === null || isStay ? [] : legsOfDay(trip, day)
  const proposed = day === null || isStay ? null : proposeReplaced(trip, draft, day, ticket.to)
  const replaced = draft.replaces === undefined ? proposed : (legs.find(({ id }) => id === draft.replaces) ?? null)
  const nights =
    day === null || !isStay
      ? 0
      : nightsOf(trip, day, Number(draft.arrivesDays)).filter((night) => night !== null).length

  const form = useForm<keyof TicketDraft>({
    check: () =>
      validateTicket(
        keepsReference ? draft : { ...draft, reference: '' },
        trip,
        replaced !== null && replaced.minutes > 0,
      ),
    send: () => {
      if (day === null) return
      const changes = isStay
        ? stayChanges(trip, draft, day, () => crypto.randomUUID())
        : legChanges(trip, draft, day, ticket.to, replaced, crypto.randomUUID())
      onAdd(changes, { title: titleOf(draft), day, rupees: fareOf(draft), isStay }, draft)
    },
    failed: text.failures.nothing,
  })

  return (
    <DrawerForm
      form={form}
      title={text.whatWasRead}
      intro={
        <>
          <div ref={intro} tabIndex={-1} className="grid gap-2">
            <p className="text-muted">{text.checkIt}</p>
            {count > 1 && <p className="font-[600]">{text.several(at, count)}</p>}
          </div>
          {at < count && (
            <Button variant="quiet" className="mt-1 justify-self-start" onClick={onSkip}>
              {text.skip}
            </Button>
          )}
        </>
      }
      label={text.add}
      onCancel={onBack}
    >
      {differences.length > 0 && (
        <ul className="grid gap-2 rounded-2xl bg-(--warn) px-4 py-3 text-sm">
          {differences.map((difference) => (
            <li key={difference.field} className="flex items-start gap-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-terra" />
              {differenceWords(difference)}
            </li>
          ))}
        </ul>
      )}
      <TicketFields
        trip={trip}
        draft={draft}
        questions={ticket.questions}
        filled={filled}
        errors={form.errors}
        keepsReference={keepsReference}
        change={change}
      />
      {isStay ? (
        nights > 0 && <p className="text-muted text-sm">{text.replacesStay(nights)}</p>
      ) : (
        <Select
          label={text.replaces}
          name="replaces"
          value={replaced?.id ?? ''}
          choices={[
            ...legs.map(
              ({ id, title, fixedStart }) =>
                [id, fixedStart === null ? title : `${time(fixedStart)} · ${title}`] as const,
            ),
            ['', text.replacesNothing] as const,
          ]}
          onChange={(replaces) => change({ replaces })}
        />
      )}
    </DrawerForm>
  )
}

/** `minutes` are those from our time to the ticket's. */
function differenceWords({ field, minutes, ours, checked }: Difference): string {
  const gap = length(Math.abs(minutes))
  const sentence =
    field === 'departs'
      ? minutes > 0
        ? text.earlierThan(gap)
        : text.laterThan(gap)
      : minutes > 0
        ? text.arrivesEarlier(gap)
        : text.arrivesLater(gap)
  const [year = '', month = ''] = checked.split('-')
  return text.ours(sentence, time(ours), `${shortMonths[Number(month) - 1] ?? ''} ${year}`.trim())
}
