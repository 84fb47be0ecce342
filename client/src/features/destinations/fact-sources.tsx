import type { Destination } from '@saathi/shared/destinations/schema'
import * as text from '../../messages/en/destinations/fact-sources.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type MergedSource, mergeSources } from './merge-sources.ts'
import { ReportFact } from './report-fact.tsx'
import { Section } from './section.tsx'

/** The number of sourced facts above the fold. */
const SHOWN = 6

/** Where the facts of the page come from, with their months, what is an estimate, and the way to report a wrong one. */
export function FactSources({ place }: { place: Destination }) {
  const sources = mergeSources(place.sources ?? [])
  const trains = place.from.flatMap(({ ways }) => ways.flatMap(({ train }) => (train ? [train.checked] : []))).sort()[0]
  return (
    <Section id="sources" title={text.title}>
      <Facts sources={sources.slice(0, SHOWN)} />
      {sources.length > SHOWN && (
        <Disclosure label={text.more(sources.length - SHOWN)}>
          <Facts sources={sources.slice(SHOWN)} />
        </Disclosure>
      )}
      <ul className="mt-3 grid gap-1 text-muted text-sm">
        {trains && <li>{text.trainSource(text.monthOf(trains))}</li>}
        <li>{text.flightSource}</li>
        <li>{text.estimates}</li>
        <li>
          <ReportFact place={place} />
        </li>
      </ul>
    </Section>
  )
}

const Facts = ({ sources }: { sources: readonly MergedSource[] }) => (
  <ul className="grid gap-x-8 lg:grid-cols-2">
    {sources.map((fact) => (
      <li key={`${fact.kind}/${fact.abouts[0]}`} className="border-line border-t py-2.5">
        <p className="font-[600] leading-snug">{text.about(fact.kind, text.listed(fact.abouts))}</p>
        <p className="text-muted text-sm">
          {text.source(fact.source, text.monthOf(fact.checked))}
          {!fact.isFresh && ` ${text.usual}`}
        </p>
      </li>
    ))}
  </ul>
)
