import type { TripCheck } from '@saathi/shared/trips/checks'
import { CHECK_TEXT_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { type Call, LANES } from '../../../lib/offline/mutation-classes.ts'
import { useWrites } from '../../../lib/offline/writes.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useOptimisticValue } from '../../../lib/use-optimistic-value.ts'
import * as unsentText from '../../../messages/en/offline/offline.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { toast } from '../../../ui/toasts.tsx'
import { UnsentNote } from '../../../ui/unsent-note.tsx'
import { checkIdOf, checksAfter, withUnsent } from '../unsent-checks.ts'

type Change = (checks: TripCheck[]) => TripCheck[]
type Props = { trip: Trip; onChange: (change: Change) => void; refetch: () => void }

/** The things to book and to pack. Everybody ticks a list of their own. */
export function ChecklistCard({ trip, onChange, refetch }: Props) {
  const titleId = useId()
  const [draft, setDraft] = useState('')
  const tick = trpc.trips.tick.useMutation()
  const add = trpc.trips.addCheck.useMutation()
  const remove = trpc.trips.removeCheck.useMutation()
  const { _id: tripId } = trip
  const writes = useWrites(LANES.trip(tripId), (answered) => onChange((checks) => checksAfter(checks, answered)))
  const { checks: checklist, waiting, failed } = withUnsent(trip.checklist, writes.unsent)
  const done = checklist.filter((check) => check.done).length

  /** Shows a change at once, and takes it back if it fails; other changes stay. */
  async function save(call: Call, send: () => Promise<unknown>, undo: Call) {
    if (
      await writes.add?.(call).then(
        () => true,
        () => false,
      )
    )
      return
    onChange((checks) => checksAfter(checks, call))
    try {
      await send()
    } catch (error) {
      onChange((checks) => checksAfter(checks, undo))
      refetch()
      toast.error(errorMessage(error) ?? text.tickFailed)
    }
  }
  function setDone(itemId: string, isDone: boolean) {
    const to = (done: boolean) => ({ name: 'trips.tick', input: { tripId, itemId, done } }) as const
    return save(to(isDone), () => tick.mutateAsync(to(isDone).input), to(!isDone))
  }
  const adding = ({ id, kind, text }: Pick<TripCheck, 'id' | 'kind' | 'text'>) =>
    ({ name: 'trips.addCheck', input: { tripId, id, kind, text } }) as const
  const removing = (itemId: string) => ({ name: 'trips.removeCheck', input: { tripId, itemId } }) as const
  function submit(event: FormEvent) {
    event.preventDefault()
    const words = draft.trim()
    if (!words) return
    const call = adding({ id: crypto.randomUUID(), kind: 'packing', text: words })
    setDraft('')
    save(call, () => add.mutateAsync(call.input), removing(call.input.id))
  }

  return (
    <section aria-labelledby={titleId} className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg">
          {text.checklist}
        </h2>
        <span className="whitespace-nowrap rounded-full bg-(--good) px-3 py-0.5 font-[650] text-leaf text-xs tabular-nums">
          {text.doneOf(done, checklist.length)}
        </span>
      </div>
      <p className="text-muted text-xs">{text.ownTicks}</p>
      <ul className="mt-1.5 [&>li+li]:border-line [&>li+li]:border-t">
        {checklist.map((check) => (
          <Check
            key={check.id}
            check={check}
            onTick={(isDone) => setDone(check.id, isDone)}
            isWaiting={waiting.has(check.id)}
            onRemove={() => save(removing(check.id), () => remove.mutateAsync(removing(check.id).input), adding(check))}
          />
        ))}
      </ul>
      {failed.map((write) => (
        <UnsentNote
          key={write.id}
          name={nameOf(write, trip.checklist)}
          reason={write.refusal ?? unsentText.late}
          onRetry={() => writes.retry(write.id)}
          onDiscard={() => writes.discard(write.id)}
        />
      ))}
      <form onSubmit={submit} className="mt-3 flex gap-2 print:hidden">
        <input
          aria-label={text.addCheck}
          value={draft}
          maxLength={CHECK_TEXT_MAX}
          placeholder={text.addCheckExample}
          onChange={({ target }) => setDraft(target.value)}
          className="h-11 min-w-0 flex-1 rounded-xl border border-field bg-card px-3.5 text-ink text-sm placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={text.addCheck}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-field bg-card hover:bg-sunk"
        >
          <Plus aria-hidden className="size-5" />
        </button>
      </form>
    </section>
  )
}

/** The line that a write is about. */
const nameOf = (write: Call, checks: TripCheck[]): string =>
  (write.name === 'trips.addCheck' ? write.input.text : checks.find(({ id }) => id === checkIdOf(write))?.text) ?? ''

type CheckProps = {
  check: TripCheck
  /** A change of it waits for a network. */
  isWaiting: boolean
  onTick: (done: boolean) => Promise<void>
  onRemove: () => void
}

function Check({ check, isWaiting, onTick, onRemove }: CheckProps) {
  const id = useId()
  const [isDone, setDone] = useOptimisticValue(check.done)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center">
      <input
        id={id}
        type="checkbox"
        checked={isDone}
        onChange={async ({ target }) => {
          setDone(target.checked)
          await onTick(target.checked)
          setDone(null)
        }}
        className="size-6 accent-teal"
      />
      <label
        htmlFor={id}
        className={`min-h-11 py-2.5 pl-3 font-[500] leading-snug [overflow-wrap:anywhere] ${isDone ? 'text-muted' : ''}`}
      >
        {check.text}
        {check.by && <small className="block text-muted text-xs">{text.byDay(text.shortDay(check.by))}</small>}
        {isWaiting && <small className="block text-muted text-xs">{unsentText.waiting}</small>}
      </label>
      {check.own && (
        <button
          type="button"
          aria-label={text.removeCheck(check.text)}
          onClick={onRemove}
          className="-mr-2 grid size-11 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink print:hidden"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </li>
  )
}
