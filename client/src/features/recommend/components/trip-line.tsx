import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { NamedPlace, ParsedQuery, QueryChip, QueryFields } from '@saathi/shared/recommend/trip-query'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { parseSearch, stringifySearch } from '../../../lib/search-params.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/recommend/line.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field } from '../../../ui/field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { isStill, onlyPlace, typed, withoutField, withQuery } from '../trip-query.ts'
import { withAllKeys } from '../trip-search.ts'
import { MissingStart } from './missing-start.tsx'

const LONGEST = 200

type Props = {
  trip: DreamTrip
  onChange: (trip: DreamTrip) => void
  /** Not folded, on a phone either; a change asks for results at once. */
  isUnfolded?: boolean
}

type State = { wish: ParsedQuery | null; busy: boolean; failed: boolean }

/** One line of free text that fills the form, and what was read from it as chips; removing a chip resets its field. */
export default function TripLine({ trip, onChange, isUnfolded = false }: Props) {
  const [line, setLine] = useState('')
  const [open, setOpen] = useState(false)
  const [{ wish, busy, failed }, setState] = useState<State>({ wish: null, busy: false, failed: false })
  const input = useRef<HTMLDivElement>(null)
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const fill = async () => {
    const words = line.trim()
    if (words === '' || busy) return
    setState({ wish, busy: true, failed: false })
    try {
      const read = await utils.recommend.parse.fetch({ text: words })
      const place = onlyPlace(read)
      if (place) return await navigate(placeLink(place, trip, read.fields))
      setState({ wish: read, busy: false, failed: false })
      // Nothing is asked for from another city than the one that the line names.
      if (read.nearest === null || !isUnfolded) onChange(withQuery(trip, typed(read)))
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
  const remove = (chip: QueryChip) => {
    if (wish) setState({ wish: { ...wish, chips: wish.chips.filter((each) => each !== chip) }, busy, failed })
    onChange(withoutField(trip, chip.field))
    input.current?.querySelector('input')?.focus()
  }
  const startFrom = (starting_location: DreamTrip['starting_location']) =>
    wish && onChange({ ...withQuery(trip, typed(wish)), starting_location })
  const isWide = useMedia('(width >= 48rem)')
  const content = (
    <div className="pb-3">
      <div ref={input} className="flex items-end gap-2 md:gap-3">
        <Field
          className="min-w-0 flex-1"
          label={text.describeTrip}
          placeholder={isWide ? text.lineExample : text.shortExample}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="go"
          value={line}
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" className="shrink-0 px-4!" aria-disabled={busy} onClick={fill}>
          {isUnfolded ? text.go : text.fillIn}
        </Button>
      </div>
      <div role="status" className="text-muted text-sm">
        {failed && <p className="mt-2">{text.lineFailed}</p>}
        {wish && !failed && <Understood wish={wish} trip={trip} onRemove={remove} onStart={startFrom} />}
      </div>
    </div>
  )
  // On a phone the line is folded, so that the form's button is on the first screen.
  return isWide || isUnfolded ? (
    content
  ) : (
    <Disclosure label={text.describeInOneLine} open={open} onToggle={setOpen}>
      {content}
    </Disclosure>
  )
}

/** The page of a place, with the form as the line fills it. */
const placeLink = ({ id, type }: NamedPlace, trip: DreamTrip, { places: _, ...fields }: QueryFields) => ({
  to: '/destinations/$destinationId' as const,
  params: { destinationId: id },
  search: parseSearch(
    stringifySearch(withAllKeys({ ...withQuery(trip, fields), preference_type: fields.preference_type ?? type })),
  ),
})

type UnderstoodProps = {
  wish: ParsedQuery
  trip: DreamTrip
  onRemove: (chip: QueryChip) => void
  onStart: (start: DreamTrip['starting_location']) => void
}

function Understood({ wish, trip, onRemove, onStart }: UnderstoodProps) {
  const { fields, leftover, warnings = [], nearest } = wish
  // A field that was changed in the form since is no longer from the line.
  const chips = wish.chips.filter((chip) => isStill(trip, fields, chip))
  const isNothing = Object.keys(fields).length === 0 && nearest === null && warnings.length === 0
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label={text.readFromLine} className="mt-2.5 flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.field}>
              <button
                type="button"
                aria-label={text.removeChip(chip.label)}
                onClick={() => onRemove(chip)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-field bg-sunk py-1 pr-2.5 pl-3.5 text-left font-[600] text-ink text-sm hover:bg-card"
              >
                {chip.label}
                <X aria-hidden className="size-4 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNothing && <p className="mt-2">{text.nothingKnown}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 font-[600] text-ink">
          {warning}
        </p>
      ))}
      {nearest && (
        <MissingStart
          nearest={nearest}
          trip={trip}
          onStart={onStart}
          now={text.stillFrom(cities[trip.starting_location])}
        />
      )}
      {leftover !== '' && !isNothing && <p className="mt-2">{text.notUsed(leftover)}</p>}
    </>
  )
}
