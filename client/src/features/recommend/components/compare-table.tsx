import { rupees } from '@saathi/shared/lib/money'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import { Star } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { imageSrc } from '../../../lib/image-src.ts'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { NoImage } from '../../../ui/picture.tsx'
import { RichText, SCREEN_READER } from '../../../ui/rich-text.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { shortName, toHalves } from '../result-words.ts'
import { COST_PARTS, CostBar } from './cost-bar.tsx'
import { MODE_ICONS } from './journey-line.tsx'
import { MonthStrip } from './month-strip.tsx'

type Props = {
  /** Two or three results. */
  items: Recommendation[]
  totalLabel: string
  month: number | null
  headingRef: Ref<HTMLHeadingElement>
  onClear: () => void
}

/** Two or three results side by side. On a phone the name of each fact stands above its values. */
export function CompareTable({ items, totalLabel, month, headingRef, onClear }: Props) {
  const isWide = useMedia('(width >= 64rem)')
  const facts: [label: string, show: (item: Recommendation) => ReactNode][] = [
    [totalLabel, (item) => <Total item={item} items={items} />],
    [text.whereItGoes, (item) => <CostBar costs={item.estimated_costs} budget={null} slim />],
    [text.journeyEachWay, (item) => <JourneyTime item={item} items={items} />],
    [text.matchFact, (item) => <Match item={item} />],
    [text.months, (item) => item.months && <MonthStrip months={item.months} yours={month} slim />],
    [text.stay, stayOf],
    [text.checkFirst, (item) => item.cautions[0] ?? text.nothingSpecial],
  ]
  return (
    <section aria-labelledby="compare-title" className="compare">
      <div className="compare-head">
        <h3 id="compare-title" ref={headingRef} tabIndex={-1}>
          {text.compareTitle(items.length)}
        </h3>
        <button type="button" className="chip" onClick={onClear}>
          {text.clear}
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {isWide && <td />}
            {items.map(({ id, recommended_destinations: { name, image } }) => (
              <th key={id} scope="col">
                <ScenePicture src={image === null ? null : imageSrc(image)} alt="" fallback={<NoImage />} />
                {shortName(name)}
              </th>
            ))}
          </tr>
        </thead>
        {facts.map(([label, show]) => (
          <tbody key={label}>
            {!isWide && (
              <tr>
                <th scope="rowgroup" colSpan={items.length}>
                  {label}
                </th>
              </tr>
            )}
            <tr>
              {isWide && <th scope="row">{label}</th>}
              {items.map((item) => (
                <td key={item.id}>{show(item)}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul aria-hidden className="plot-key">
        {COST_PARTS.map((part) => (
          <li key={part}>
            <i className={`plot-${part}`} /> {text.costPartsShort[part]}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ValueProps = { item: Recommendation; items: Recommendation[] }

function Total({ item, items }: ValueProps) {
  const total = item.estimated_costs.total_cost
  const isLowest = items.every((other) => other === item || other.estimated_costs.total_cost > total)
  return (
    <>
      <b className="tabular-nums">{rupees(total)}</b>
      {isLowest && <span className="badge">{text.lowest}</span>}
    </>
  )
}

function JourneyTime({ item, items }: ValueProps) {
  const { doorToDoorHours: hours, mode } = item
  if (hours === null || mode === null) return item.travel_logistics.travel_duration
  const Icon = MODE_ICONS[mode]
  const isShortest = items.every((other) => other === item || (other.doorToDoorHours ?? hours) > hours)
  return (
    <>
      <span className="compare-fact">
        <Icon aria-hidden />
        <RichText text={text.journeyHours(mode, toHalves(hours))} tags={SCREEN_READER} />
      </span>
      {isShortest && <span className="badge">{text.shortest}</span>}
    </>
  )
}

const Match = ({ item }: { item: Recommendation }) => (
  <span className="compare-fact">
    <Star aria-hidden className="result-star" />
    {text.matchShort(item.recommended_destinations.rating.toFixed(1))}
  </span>
)

const stayOf = ({ stayTier, nights, accommodation }: Recommendation) =>
  stayTier && nights !== null ? text.stayFor(stayTier, nights) : (accommodation[0]?.type ?? '')
