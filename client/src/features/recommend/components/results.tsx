import { liftCommonLines } from '@saathi/shared/recommend/common-lines'
import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import { verdictOn } from '@saathi/shared/recommend/verdict'
import { Columns3, List, Map as MapIcon } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import * as verdictText from '../../../messages/en/recommend/verdicts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { findStandings, inOrder } from '../result-order.ts'
import type { ResultSort } from '../result-sort.ts'
import { shortName } from '../result-words.ts'
import { groupBudget, shareUrl, tripInWords, whoOf } from '../trip-words.ts'
import { useCompany } from '../use-company.ts'
import type { useExclusions } from '../use-exclusions.ts'
import { useOpenResults } from '../use-open-results.ts'
import { useResultsView } from '../use-results-view.ts'
import { useSuggestionCounts } from '../use-suggestion-counts.ts'
import { CompareTable } from './compare-table.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { PlaceLines } from './place-lines.tsx'
import { ResultDetails } from './result-details.tsx'
import { ResultRow } from './result-row.tsx'
import { ResultsMap } from './results-map.tsx'
import { SortChips } from './sort-chips.tsx'
import { WhyNot } from './why-not.tsx'
import { Wishes } from './wishes.tsx'

const MOST_COMPARED = 3

type Props = {
  trip: DreamTrip
  recommendations: Recommendations
  /** True while these are still the previous results. */
  stale: boolean
  sort: ResultSort | undefined
  onSort: (sort: ResultSort | undefined) => void
  exclusions: ReturnType<typeof useExclusions>
  onApply: (trip: DreamTrip) => void
}

/** The recommended destinations as rows, beside a map. When nothing fits: the closest ones. A suggested change, when there is one. */
export function Results(props: Props) {
  const { trip, recommendations, stale, sort, exclusions, onApply } = props
  const { also = [], notNow = [], wanted = [], unwanted = [], change, minimum, note, month } = recommendations
  const { common, items } = useMemo(() => liftCommonLines(recommendations.items), [recommendations])
  const { openIds, lastOpen, toggle, open } = useOpenResults(trip)
  const count = useSuggestionCounts({ ...trip, ...exclusions.asked }, recommendations, stale)
  const [comparedIds, setComparedIds] = useState<string[]>([])
  const [latest, setLatest] = useState<string | null>(null)
  const isWide = useMedia('(width >= 64rem)')
  const top = useRef<HTMLDivElement>(null)
  const { showsMap, switchView } = useResultsView(top, lastOpen)
  const compareHeading = useRef<HTMLHeadingElement>(null)

  const ordered = inOrder(items, sort, month)
  const standings = findStandings(items)
  const compared = ordered.filter(({ id }) => comparedIds.includes(id))
  const company = useCompany(items)
  const verdict = verdictOn(items)
  const who = whoOf(trip)
  const label = text.totalFor(who)
  const budget = groupBudget(trip)
  // On a phone the map takes the place of the list; below it stands the row of the chosen place.
  const mapOnly = showsMap && !isWide
  const chosen = ordered.find(({ id }) => id === lastOpen) ?? ordered[0]

  const compare = (id: string) =>
    setComparedIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const openFromMap = (id: string) => {
    open(id)
    if (isWide) document.getElementById(`place-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const compareButton = compared.length > 1 && !mapOnly && (
    <button type="button" className="results-switch" onClick={() => compareHeading.current?.focus()}>
      <Columns3 aria-hidden />
      {text.compareCount(compared.length)}
    </button>
  )
  return (
    <div aria-busy={stale} className={`results ${stale ? 'is-stale' : ''}`}>
      {(wanted.length > 0 || trip.without || trip.by || trip.stay) && (
        <Wishes trip={trip} wanted={wanted} unwanted={unwanted} onChange={onApply} />
      )}
      {(verdict !== 'good' || change) && (
        <div className="mb-6">
          <EmptyState action={change && <Button onClick={() => onApply(change.wish)}>{text.applyChange}</Button>}>
            {items.length === 0 && exclusions.places.length > 0 ? (
              <strong className="font-[650]">{text.allLeftOut}</strong>
            ) : (
              <>
                <strong className="font-[650]">{verdictText.verdicts[verdict]}</strong>{' '}
                {change ? change.text : verdict !== 'good' && verdictText.tryAnother}{' '}
                {items.length > 0 && verdict !== 'good' && verdictText.nearest[verdict]}
              </>
            )}
          </EmptyState>
        </div>
      )}
      <div ref={top} />
      {items.length > 0 && (
        <div className="results-bar">
          {!isWide && (
            <button type="button" className="results-switch" onClick={switchView}>
              {showsMap ? <List aria-hidden /> : <MapIcon aria-hidden />}
              {showsMap ? text.list : text.map}
            </button>
          )}
          {!isWide && compareButton}
          {items.length > 1 && <SortChips sort={sort} hasMonths={month !== null} onSort={props.onSort} />}
        </div>
      )}
      {exclusions.places.length > 0 && <LeftOutList exclusions={exclusions} latest={latest} />}
      <div className="results-split">
        {(isWide || mapOnly) && <ResultsMap items={ordered} trip={trip} openId={chosen?.id} onOpen={openFromMap} />}
        <div className="results-main">
          {common.length > 0 && (
            <p className="mb-4 text-muted text-sm">
              <strong className="font-[650]">{verdictText.forAll}</strong> {common.join(' ')}
            </p>
          )}
          <ol className="result-list">
            {ordered.map(
              (item, index) =>
                (!mapOnly || item === chosen) && (
                  <li key={item.id} id={`place-${item.id}`}>
                    <ResultRow
                      item={item}
                      number={index + 1}
                      standings={standings.get(item.id) ?? []}
                      who={who}
                      company={company.get(item.id)}
                      open={openIds.includes(item.id)}
                      onToggle={() => {
                        if (!openIds.includes(item.id)) count(item.id, 'opened')
                        toggle(item.id)
                      }}
                      onSave={() => count(item.id, 'saved')}
                      details={
                        openIds.includes(item.id) && (
                          <ResultDetails
                            item={item}
                            totalLabel={label}
                            budget={budget}
                            month={month}
                            trip={trip}
                            company={company.get(item.id)}
                            onPlan={() => count(item.id, 'planned')}
                            onSave={() => count(item.id, 'saved')}
                          />
                        )
                      }
                      compared={comparedIds.includes(item.id)}
                      canCompare={compared.length < MOST_COMPARED}
                      onCompare={() => compare(item.id)}
                      onLeaveOut={(reason) => {
                        setLatest(item.id)
                        count(item.id, 'notForMe')
                        exclusions.add({ id: item.id, name: shortName(item.recommended_destinations.name), reason })
                      }}
                    />
                  </li>
                ),
            )}
          </ol>
          {also.length > 0 && !mapOnly && <PlaceLines title={text.alsoGood} places={also} trip={trip} />}
          {notNow.length > 0 && !mapOnly && <PlaceLines title={text.notNow} places={notNow} trip={trip} />}
          {!mapOnly && <WhyNot trip={{ ...trip, ...exclusions.asked }} />}
          {compared.length > 1 && !mapOnly && (
            <CompareTable
              items={compared}
              totalLabel={label}
              month={month}
              headingRef={compareHeading}
              onClear={() => setComparedIds([])}
            />
          )}
          {isWide && compareButton && <div className="results-actions">{compareButton}</div>}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="text-muted text-sm">
          {minimum && text.minimumCosts} {note}
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <ShareButton label={text.shareTrip} text={tripInWords(trip)} url={shareUrl(window.location.origin, trip)} />
          <PrintButton />
        </div>
      </div>
    </div>
  )
}
