import type { DreamTrip } from '@saathi/shared/recommend'
import type { ParsedWish, WishChip } from '@saathi/shared/wishes'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { labelOf } from '../label-of.ts'
import { CITIES } from '../trip-search.ts'
import { withoutField, withWish } from '../wish.ts'

const LONGEST = 200
const EXAMPLE = 'quiet beach for two from Pune in January under 25k'

type Props = {
  trip: DreamTrip
  onChange: (trip: DreamTrip) => void
}

type State = { wish: ParsedWish | null; busy: boolean; failed: boolean }

/** One line of free text that fills the form, and what was read from it as chips; removing a chip resets its field. */
export default function TripLine({ trip, onChange }: Props) {
  const [text, setText] = useState('')
  const [{ wish, busy, failed }, setState] = useState<State>({ wish: null, busy: false, failed: false })
  const input = useRef<HTMLDivElement>(null)
  const utils = trpc.useUtils()
  const fill = async () => {
    const line = text.trim()
    if (line === '' || busy) return
    setState({ wish, busy: true, failed: false })
    try {
      const read = await utils.recommend.parse.fetch({ text: line })
      setState({ wish: read, busy: false, failed: false })
      onChange(withWish(trip, read.fields))
    } catch {
      setState({ wish: null, busy: false, failed: true })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The line is part of the form, which Enter would submit.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    fill()
  }
  const remove = (chip: WishChip) => {
    if (wish) setState({ wish: { ...wish, chips: wish.chips.filter((each) => each !== chip) }, busy, failed })
    onChange(withoutField(trip, chip.field))
    input.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div ref={input} className="flex items-end gap-3">
        <Field
          className="min-w-0 flex-1"
          label="Describe your trip in one line"
          placeholder={`For example: ${EXAMPLE}`}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" className="shrink-0 px-4!" aria-disabled={busy} onClick={fill}>
          Fill in
        </Button>
      </div>
      <div role="status" className="text-muted text-sm">
        {failed && <p className="mt-2">We could not read that just now. Please try again.</p>}
        {wish && !failed && <Understood wish={wish} trip={trip} onRemove={remove} />}
      </div>
    </>
  )
}

type UnderstoodProps = { wish: ParsedWish; trip: DreamTrip; onRemove: (chip: WishChip) => void }

function Understood({ wish, trip, onRemove }: UnderstoodProps) {
  const { fields, leftover } = wish
  // What has been changed in the form since is no longer from the line.
  const chips = wish.chips.filter(({ field }) => trip[field] === fields[field])
  const nearest = wish.nearest?.start === trip.starting_location ? wish.nearest : null
  const start = nearest && labelOf(CITIES, nearest.start)
  return (
    <>
      {chips.length > 0 ? (
        <ul aria-label="Read from your line" className="mt-2.5 flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.field}>
              <button
                type="button"
                aria-label={`Remove: ${chip.label}`}
                onClick={() => onRemove(chip)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-field bg-sunk py-1 pr-2.5 pl-3.5 text-left font-[600] text-ink text-sm hover:bg-card"
              >
                {chip.label}
                <X aria-hidden className="size-4 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      ) : Object.keys(fields).length > 0 ? null : (
        <p className="mt-2">We found nothing we know in that. Try: {EXAMPLE}.</p>
      )}
      {nearest && (
        <p className="mt-2">
          We plan from {start}, the nearest starting city to {nearest.city}. Getting to {start} is not in the costs.
        </p>
      )}
      {leftover !== '' && chips.length > 0 && <p className="mt-2">Not used: {leftover}</p>}
    </>
  )
}
