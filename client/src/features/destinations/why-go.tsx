import type { Destination, DestinationHighlight } from '@saathi/shared/destinations/schema'
import { tourTypeLabel } from '../../lib/choices.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { highlightFacts, type Sources } from './destination-words.ts'
import { Section } from './section.tsx'

/** The number of highlights that a phone shows at first. */
const SHOWN = 3

/** Why to go there for each type of trip, and what there is to see. */
export const WhyGo = ({ place }: { place: Destination }) => (
  <>
    <Section id="why-go" title={text.whyGo}>
      <ul className="grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {place.pitches.map(({ type, text: pitch }) => (
          <li key={type} className="rounded-2xl border-marigold border-l-4 bg-sunk px-4 py-2.5 md:px-5 md:py-4">
            <h3 className="text-lg">{tourTypeLabel(type)}</h3>
            <p className="md:mt-1">{pitch}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="highlights" title={text.highlights}>
      <Highlights highlights={place.highlights.slice(0, SHOWN)} sources={place.sources} />
      {place.highlights.length > SHOWN && (
        <Disclosure phoneOnly label={text.moreHighlights(place.highlights.length - SHOWN)}>
          <Highlights highlights={place.highlights.slice(SHOWN)} sources={place.sources} />
        </Disclosure>
      )}
    </Section>
  </>
)

type Props = { highlights: DestinationHighlight[]; sources: Sources | undefined }

const Highlights = ({ highlights, sources }: Props) => (
  <ul className="grid gap-x-8 gap-y-5 pb-2 md:grid-cols-2 md:pb-5 lg:grid-cols-3">
    {highlights.map((highlight) => (
      <li key={highlight.name} className="border-line border-t-2 pt-3">
        <h3 className="text-lg">{highlight.name}</h3>
        <ul className="dotted mt-1 text-muted text-sm">
          {highlightFacts(highlight, sources).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
