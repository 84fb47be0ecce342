import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { NamedPlace, ParsedQuery, QueryChip, QueryFields } from '@saathi/shared/recommend/trip-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { parseSearch, stringifySearch } from '../../../lib/search-params.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/recommend/line.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field } from '../../../ui/field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { shortName } from '../result-words.ts'
import { withoutField, withQuery } from '../trip-query.ts'
import { withAllKeys } from '../trip-search.ts'

const LONGEST = 200

type Props = {
  trip: DreamTrip
  onChange: (trip: DreamTrip) => void
  /** Not folded, on a phone either. */
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
      const [place, ...others] = read.places ?? []
      if (place && others.length === 0) return await navigate(placeLink(place, trip, read.fields))
      setState({ wish: read, busy: false, failed: false })
      onChange(withQuery(trip, read.fields))
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
  const content = (
    <div className="pb-3">
      <div ref={input} className="flex items-end gap-2 md:gap-3">
        <Field
          className="min-w-0 flex-1"
          label={text.describeTrip}
          placeholder={text.lineExample}
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
        {wish && !failed && <Understood wish={wish} trip={trip} onRemove={remove} />}
      </div>
    </div>
  )
  // On a phone the line is folded, so that the form's button is on the first screen.
  const isWide = useMedia('(width >= 48rem)')
  return isWide || isUnfolded ? (
    content
  ) : (
    <Disclosure label={text.describeInOneLine} open={open} onToggle={setOpen}>
      {content}
    </Disclosure>
  )
}

/** The page of a place, with the form as the line fills it. */
const placeLink = ({ id, type }: NamedPlace, trip: DreamTrip, fields: QueryFields) => ({
  to: '/destinations/$destinationId' as const,
  params: { destinationId: id },
  search: parseSearch(
    stringifySearch(withAllKeys({ ...withQuery(trip, fields), preference_type: fields.preference_type ?? type })),
  ),
})

type UnderstoodProps = { wish: ParsedQuery; trip: DreamTrip; onRemove: (chip: QueryChip) => void }

function Understood({ wish, trip, onRemove }: UnderstoodProps) {
  const { fields, leftover, places = [] } = wish
  // A field that was changed in the form since is no longer from the line.
  const chips = wish.chips.filter(({ field }) => trip[field] === fields[field])
  const nearest = wish.nearest?.start === trip.starting_location ? wish.nearest : null
  const start = nearest && cities[nearest.start]
  return (
    <>
      {places.length > 0 && (
        <>
          <p className="mt-2.5">{text.whichPlace}</p>
          <ul aria-label={text.placesNamed} className="mt-1.5 flex flex-wrap gap-2">
            {places.map((place) => (
              <li key={place.id}>
                <Link
                  {...placeLink(place, trip, {})}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-teal bg-card px-4 font-[600] text-teal hover:bg-sunk"
                >
                  {shortName(place.name)}
                  <ArrowRight aria-hidden className="size-4" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {chips.length > 0 ? (
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
      ) : Object.keys(fields).length > 0 || places.length > 0 ? null : (
        <p className="mt-2">{text.nothingKnown}</p>
      )}
      {nearest && start && <p className="mt-2">{text.lineNearestStart(start, nearest.city)}</p>}
      {leftover !== '' && chips.length > 0 && <p className="mt-2">{text.notUsed(leftover)}</p>}
    </>
  )
}
