import type { DestinationCompany } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import type { Exclusion, Recommendation } from '@saathi/shared/recommend/schema'
import { isPoor } from '@saathi/shared/recommend/verdict'
import { Check, ChevronDown, Star, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { imageSrc } from '../../../lib/image-src.ts'
import { companyInShort } from '../../../messages/en/destinations/company.ts'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { NoImage } from '../../../ui/picture.tsx'
import { RichText, SCREEN_READER } from '../../../ui/rich-text.tsx'
import SaveButton from '../../../ui/save-button.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import type { Standing } from '../result-order.ts'
import { shortName, toHalves } from '../result-words.ts'
import { MODE_ICONS } from './journey-line.tsx'
import { NotForMe } from './not-for-me.tsx'

const DEFAULT_PICTURE = imageSrc('pictures/hero-valley.svg')

type Props = {
  item: Recommendation
  /** The place in the list, from 1, as on the map. */
  number: number
  /** The criterion by which it is the best of the list. */
  standings: Standing[]
  who: text.Who
  /** Who goes there; undefined while it is not known. */
  company: DestinationCompany | undefined
  /** Its content while unfolded. */
  details: ReactNode
  open: boolean
  onToggle: () => void
  onSave: () => void
  compared: boolean
  /** False when no further place can be compared. */
  canCompare: boolean
  onCompare: () => void
  onLeaveOut: (reason: Exclusion['reason']) => void
}

/** One destination as a row; the whole row unfolds its details. */
export function ResultRow(props: Props) {
  const { item, number, open, compared, onToggle } = props
  const [dismissing, setDismissing] = useState(false)
  const dismiss = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { image, rating, name: fullName } = item.recommended_destinations
  const name = shortName(fullName)
  const company = props.company ? companyInShort(props.company.tours, props.company.going) : ''
  const ModeIcon = item.mode && MODE_ICONS[item.mode]
  const standIn = <ScenePicture src={DEFAULT_PICTURE} alt={name} fallback={<NoImage />} />
  return (
    <article aria-labelledby={`${id}-name`} className={`result ${open ? 'is-open' : ''}`}>
      <div className="result-row">
        <div className="result-picture">
          <ScenePicture src={image === null ? DEFAULT_PICTURE : imageSrc(image)} alt={name} fallback={standIn} />
          <span aria-hidden className="result-number">
            {number}
          </span>
          <SaveButton
            kind="destination"
            id={item.id}
            name={name}
            onSave={props.onSave}
            className="result-save size-9!"
          />
          <label className="result-compare">
            <input
              type="checkbox"
              checked={compared}
              disabled={!compared && !props.canCompare}
              onChange={props.onCompare}
            />
            <span>
              <RichText text={text.comparePlace(name)} tags={SCREEN_READER} />
            </span>
          </label>
        </div>
        <div className="result-text">
          <h3 id={`${id}-name`}>{name}</h3>
          <p className="result-how">
            {item.doorToDoorHours !== null && ModeIcon && item.mode && (
              <span>
                <ModeIcon aria-hidden />
                <RichText text={text.journeyHours(item.mode, toHalves(item.doorToDoorHours))} tags={SCREEN_READER} />
              </span>
            )}
            <span>
              <Star aria-hidden className="result-star" />
              {text.match(rating.toFixed(1))}
            </span>
            {item.nights !== null && (
              <span className="is-narrow">{text.nightsAndStay(item.nights, item.stayTier)}</span>
            )}
            {item.state && item.state !== name && <span className="is-wide">{item.state}</span>}
            {company !== '' && <span className="is-wide">{company}</span>}
          </p>
          <p className="result-company">{company || item.state}</p>
          <Reason item={item} standings={props.standings} />
        </div>
        <div className="result-price">
          <p className="result-total">
            <span className="sr-only">{text.totalIs(props.who)} </span>
            <b>{rupees(item.estimated_costs.total_cost)}</b>
            <span className="is-wide">{text.amountFor(props.who)}</span>
            {item.nights !== null && <span className="is-wide">{text.nightsAndStay(item.nights, item.stayTier)}</span>}
          </p>
          <button
            type="button"
            className="result-toggle"
            aria-expanded={open}
            aria-controls={`${id}-details`}
            aria-describedby={`${id}-name`}
            onClick={onToggle}
          >
            {open ? text.hideDetails : text.showDetails}
            <ChevronDown aria-hidden />
          </button>
        </div>
        <button
          ref={dismiss}
          type="button"
          className="result-dismiss"
          title={text.notForMe}
          aria-label={text.notForMePlace(name)}
          aria-expanded={dismissing}
          onClick={() => setDismissing(!dismissing)}
        >
          <X aria-hidden />
        </button>
      </div>
      {dismissing && (
        <NotForMe
          name={name}
          onChoose={props.onLeaveOut}
          onCancel={() => {
            setDismissing(false)
            dismiss.current?.focus()
          }}
        />
      )}
      <div id={`${id}-details`} hidden={!open}>
        {props.details}
      </div>
    </article>
  )
}

/** One line about the place: what it lacks, what it is the best at, or what there is to see. */
function Reason({ item, standings }: Pick<Props, 'item' | 'standings'>) {
  if (!item.fits)
    return (
      <p className="result-why is-over">
        <TriangleAlert aria-hidden />
        <span>
          {item.outOfTime ? text.tooFewDays : item.overBy > 0 ? text.overBudget(rupees(item.overBy)) : text.notThen}
        </span>
      </p>
    )
  const [caution] = item.cautions
  if (isPoor(item) && caution)
    return (
      <p className="result-why is-over">
        <TriangleAlert aria-hidden />
        <span>{caution}</span>
      </p>
    )
  if (standings.length > 0) {
    return (
      <p className="result-why">
        <strong>{text.standingsOf(standings)}</strong>
      </p>
    )
  }
  const [highlight] = item.recommended_destinations.highlights
  return (
    <p className="result-why">
      <Check aria-hidden />
      <span>{highlight ?? item.recommended_destinations.description}</span>
    </p>
  )
}
