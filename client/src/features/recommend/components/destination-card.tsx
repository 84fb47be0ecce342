import { rupeeRange, rupees } from '@saathi/shared/money'
import type { DreamTrip, Recommendation } from '@saathi/shared/recommend'
import { Check, ChevronDown, Info, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { imageSrc } from '../../../lib/image-src.ts'
import { Button } from '../../../ui/button.tsx'
import { NoImage, Picture } from '../../../ui/picture.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { totalLabel } from '../trip-words.ts'
import { DestinationDetails } from './destination-details.tsx'

const DEFAULT_PICTURE = imageSrc('pictures/hero-valley.svg')
const MODES: Record<NonNullable<Recommendation['mode']>, string> = {
  road: 'by taxi',
  bus: 'by bus',
  rail: 'by train',
  air: 'by air',
}
const STAYS: Record<NonNullable<Recommendation['stayTier']>, string> = {
  dorm: 'In a hostel dorm',
  budget: 'In a guest house',
  mid: 'In a mid-range hotel',
  premium: 'In a premium hotel',
}

/** Formats hours rounded to the half: `6½`. */
const toHalves = (hours: number) => {
  const halves = Math.max(1, Math.round(hours * 2))
  return `${halves > 1 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`
}

type Props = { item: Recommendation; trip: DreamTrip; note: string }

/** One destination: description, reasons, estimated cost, and the details behind a button. */
export function DestinationCard({ item, trip, note }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, image, rating, description, highlights } = item.recommended_destinations
  const standIn = <Picture src={DEFAULT_PICTURE} alt={name} fallback={<NoImage />} className="size-full object-cover" />
  return (
    <article aria-labelledby={`${id}-name`} className="rounded-3xl border border-line bg-card shadow-lift">
      <div className="md:grid md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)_17rem] print:grid print:grid-cols-[10rem_minmax(0,1fr)_13rem]">
        <div className="relative aspect-3/2 overflow-hidden bg-sunk rounded-t-[calc(1.5rem-1px)] md:aspect-auto md:rounded-tr-none print:aspect-auto lg:rounded-bl-[calc(1.5rem-1px)]">
          <div className="absolute inset-0">
            <Picture
              src={image === null ? DEFAULT_PICTURE : imageSrc(image)}
              alt={name}
              fallback={standIn}
              className="size-full object-cover"
            />
          </div>
        </div>
        <div className="p-5 md:p-6">
          <h3 id={`${id}-name`} className="text-2xl">
            {name}
          </h3>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
            <Rating value={rating} />
            {item.state && <span>{item.state}</span>}
            {item.doorToDoorHours !== null && item.mode && (
              <span>
                {toHalves(item.doorToDoorHours)} h {MODES[item.mode]}
              </span>
            )}
          </p>
          <p className="mt-3">{description}</p>
          <ul aria-label="Highlights" className="dotted mt-3 font-[550] text-sm text-teal">
            {highlights.slice(0, 4).map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <ul aria-label="Why it fits" className="mt-4 grid gap-2 text-sm">
            {item.reasons.map((reason) => (
              <li key={reason} className="grid grid-cols-[1.25rem_1fr] gap-2">
                <Check aria-hidden className="mt-0.5 size-4.5 text-leaf" strokeWidth={3} />
                {reason}
              </li>
            ))}
          </ul>
          {item.cautions.length > 0 && (
            <ul aria-label="Know before you go" className="mt-2 grid gap-2 text-sm">
              {item.cautions.map((caution) => (
                <li key={caution} className="grid grid-cols-[1.25rem_1fr] gap-2">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4.5 text-terra" />
                  {caution}
                </li>
              ))}
            </ul>
          )}
          {item.notes && item.notes.length > 0 && (
            <ul aria-label="Good to know" className="mt-2 grid gap-2 text-muted text-sm">
              {item.notes.map((note) => (
                <li key={note} className="grid grid-cols-[1.25rem_1fr] gap-2">
                  <Info aria-hidden className="mt-0.5 size-4.5" />
                  {note}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="stub flex flex-col gap-4 p-5 md:col-span-2 md:flex-row md:items-center md:justify-between md:p-6 lg:col-span-1 lg:flex-col lg:items-stretch lg:justify-start print:col-span-1 print:flex-col print:items-stretch print:justify-start">
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-0.5 tabular-nums md:gap-x-8 lg:flex-col lg:items-start">
            <div>
              <p className="text-muted text-sm">{totalLabel(trip.group_size)}</p>
              <p className="font-[700] text-2xl leading-tight">{rupees(item.estimated_costs.total_cost)}</p>
            </div>
            <div className="text-sm">
              <p>{rupees(item.perPerson)} a person</p>
              <p className="whitespace-nowrap text-muted">{rupeeRange(item.totalRange.low, item.totalRange.high)}</p>
            </div>
            {!item.fits && (
              <p className="mt-1.5 w-full font-[650] text-terra">{rupees(item.overBy)} over your budget</p>
            )}
          </div>
          {item.stayTier && item.nights !== null && (
            <p className="text-sm">
              {STAYS[item.stayTier]}, {item.nights} {item.nights === 1 ? 'night' : 'nights'}
            </p>
          )}
          <Button
            className="w-full md:w-auto md:shrink-0 lg:mt-auto"
            variant={open ? 'quiet' : 'main'}
            aria-expanded={open}
            aria-controls={`${id}-details`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show Less' : 'View Full Details'}
            <ChevronDown
              aria-hidden
              className={`size-5 transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
            />
          </Button>
        </div>
      </div>
      <div id={`${id}-details`} hidden={!open}>
        {open && <DestinationDetails item={item} totalLabel={totalLabel(trip.group_size)} note={note} />}
      </div>
    </article>
  )
}
