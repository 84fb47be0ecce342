import type { Destination, DestinationCaution, DestinationPermit } from '@saathi/shared/destinations/schema'
import { Info, TriangleAlert } from 'lucide-react'
import { cautionMonths, cautionSentence, monthSpells } from '../../lib/cautions.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { isFresh, permitsInShort, type Sources } from './destination-words.ts'
import { Section } from './section.tsx'

/** The number of warnings that a phone shows at first. */
const SHOWN = 2

const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** Permits, cautions and what we are not sure of. */
export function GoodToKnow({ place }: { place: Destination }) {
  const isNow = (caution: DestinationCaution) => cautionMonths(caution).includes(place.month)
  const warnings = place.cautions
    .filter(({ kind }) => kind !== 'note')
    .sort((a, b) => Number(isNow(b)) - Number(isNow(a)))
  const [shown, more] = [warnings.slice(0, SHOWN), warnings.slice(SHOWN)]
  const notes = place.cautions.filter(({ kind }) => kind === 'note')
  return (
    <Section id="good-to-know" title={text.goodToKnow}>
      {shown.length > 0 && <Warnings cautions={shown} />}
      {more.length > 0 && (
        <Disclosure phoneOnly label={text.moreWarnings(more.length, monthSpells(more.flatMap(cautionMonths)))}>
          <Warnings cautions={more} />
        </Disclosure>
      )}
      {notes.length > 0 && (
        <Disclosure phoneOnly label={text.notes(notes.length)}>
          <ul className="grid gap-3">
            {notes.map((caution) => (
              <li key={caution.what} className="flex gap-3 px-1">
                <Info aria-hidden className="mt-1 size-4.5 shrink-0 text-teal" />
                <p>{cautionSentence(caution)}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <h3 className="mt-4 text-xl md:mt-6">{text.permits}</h3>
      {place.permits.length === 0 ? (
        <p className="mt-2">{text.noPermits}</p>
      ) : (
        <Disclosure phoneOnly label={permitsInShort(place.permits, place.sources)}>
          <ul className="mt-1 grid gap-4 md:mt-3">
            {place.permits.map((permit) => (
              <Permit key={permit.name + permit.who} permit={permit} sources={place.sources} />
            ))}
          </ul>
        </Disclosure>
      )}
      <h3 className="mt-4 text-xl md:mt-6">{text.gettingAround}</h3>
      <p className="mt-2">{place.localTransport}</p>
      {place.lastStretch && <p className="mt-2">{place.lastStretch}</p>}
      <div className="mt-4 text-muted text-sm">
        {place.uncertain.length > 0 && `${text.checkBeforeBooking(place.uncertain.join(', '))} `}
        <a href="#sources" className="-my-3 py-3 font-[600] underline underline-offset-4 hover:text-ink">
          {text.whereFrom}
        </a>
      </div>
    </Section>
  )
}

const Warnings = ({ cautions }: { cautions: DestinationCaution[] }) => (
  <ul aria-label={text.cautions} className="grid gap-2 pb-1">
    {cautions.map((caution) => (
      <li key={caution.what} className="flex gap-3 rounded-xl border-terra border-l-4 bg-sunk px-4 py-2.5">
        <TriangleAlert aria-hidden className="mt-1 size-4.5 shrink-0 text-terra" />
        <p>{cautionSentence(caution)}</p>
      </li>
    ))}
  </ul>
)

type PermitProps = { permit: DestinationPermit; sources: Sources | undefined }

const Permit = ({ permit: { name, who, fee, where, leadDays }, sources }: PermitProps) => (
  <li className="rounded-2xl border border-line bg-card px-5 py-4">
    <p className="font-[650]">{capital(name)}</p>
    <ul className="dotted mt-1 text-muted text-sm">
      <li>{text.permitFor(who)}</li>
      <li>{text.permitFee(fee.low, fee.high, isFresh(sources, 'permitFee', name))}</li>
      {where !== null && <li>{text.permitWhere(where)}</li>}
      <li>{text.permitLead(leadDays)}</li>
    </ul>
  </li>
)
