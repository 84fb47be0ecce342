import { CHECK_TEXT_MAX } from '@saathi/shared/trips/rules'
import type { Trip, TripCheck } from '@saathi/shared/trips/schema'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useOptimisticValue } from '../../../lib/use-optimistic-value.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { toast } from '../../../ui/toasts.tsx'

type Change = (checks: TripCheck[]) => TripCheck[]
type Props = { trip: Trip; onChange: (change: Change) => void; refetch: () => void }

const ticked =
  (id: string, done: boolean): Change =>
  (checks) =>
    checks.map((check) => (check.id === id ? { ...check, done } : check))
const without =
  (id: string): Change =>
  (checks) =>
    checks.filter((check) => check.id !== id)

/** The things to book and to pack. Everybody ticks a list of their own. */
export function ChecklistCard({ trip, onChange, refetch }: Props) {
  const titleId = useId()
  const [draft, setDraft] = useState('')
  const tick = trpc.trips.tick.useMutation()
  const add = trpc.trips.addCheck.useMutation()
  const remove = trpc.trips.removeCheck.useMutation()
  const { _id: tripId, checklist } = trip
  const done = checklist.filter((check) => check.done).length

  /** Shows a change at once, and takes it back if it fails; other changes stay. */
  async function save(call: Promise<unknown>, change: Change, undo: Change) {
    onChange(change)
    try {
      await call
    } catch (error) {
      onChange(undo)
      refetch()
      toast.error(errorMessage(error) ?? text.tickFailed)
    }
  }
  const setDone = (id: string, isDone: boolean) =>
    save(tick.mutateAsync({ tripId, itemId: id, done: isDone }), ticked(id, isDone), ticked(id, !isDone))
  function submit(event: FormEvent) {
    event.preventDefault()
    const words = draft.trim()
    if (!words) return
    const check: TripCheck = { id: crypto.randomUUID(), kind: 'packing', text: words, by: null, done: false, own: true }
    setDraft('')
    save(
      add.mutateAsync({ tripId, id: check.id, kind: check.kind, text: words }),
      (checks) => [...checks, check],
      without(check.id),
    )
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
            onRemove={() =>
              save(remove.mutateAsync({ tripId, itemId: check.id }), without(check.id), (checks) => [...checks, check])
            }
          />
        ))}
      </ul>
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

type CheckProps = { check: TripCheck; onTick: (done: boolean) => Promise<void>; onRemove: () => void }

function Check({ check, onTick, onRemove }: CheckProps) {
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
