import type { Destination } from '@saathi/shared/destinations'
import { tourTypeLabel } from '../../lib/choices.ts'
import * as text from '../../messages/en/destinations.ts'
import { highlightFacts } from './destination-words.ts'
import { Section } from './section.tsx'

/** Why to go there for each type of trip, and what there is to see. */
export const WhyGo = ({ place }: { place: Destination }) => (
  <>
    <Section id="why-go" title={text.whyGo}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {place.pitches.map(({ type, text: pitch }) => (
          <li key={type} className="rounded-2xl border-marigold border-l-4 bg-sunk px-5 py-4">
            <h3 className="text-lg">{tourTypeLabel(type)}</h3>
            <p className="mt-1">{pitch}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="highlights" title={text.highlights}>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {place.highlights.map((highlight) => (
          <li key={highlight.name} className="border-line border-t-2 pt-3">
            <h3 className="text-lg">{highlight.name}</h3>
            <ul className="dotted mt-1 text-muted text-sm">
              {highlightFacts(highlight).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  </>
)
