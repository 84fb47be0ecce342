import type { Destination, DestinationPermit } from '@saathi/shared/destinations'
import { Info, TriangleAlert } from 'lucide-react'
import * as text from '../../messages/en/destinations.ts'
import { cautionSentence } from './destination-words.ts'
import { Section } from './section.tsx'

const capital = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** Permits, cautions and what we are not sure of, with the month in which the facts were checked. */
export function GoodToKnow({ place }: { place: Destination }) {
  const [year = 0, month = 0] = place.asOf.split('-').map(Number)
  return (
    <Section id="good-to-know" title={text.goodToKnow}>
      {place.cautions.length > 0 && (
        <ul aria-label={text.cautions} className="grid gap-3">
          {place.cautions.map((caution) => {
            const isNote = caution.kind === 'note'
            const Icon = isNote ? Info : TriangleAlert
            return (
              <li
                key={caution.what}
                className={`flex gap-3 ${isNote ? 'px-1' : 'rounded-xl border-terra border-l-4 bg-sunk px-4 py-3'}`}
              >
                <Icon aria-hidden className={`mt-1 size-4.5 shrink-0 ${isNote ? 'text-teal' : 'text-terra'}`} />
                <p>{cautionSentence(caution)}</p>
              </li>
            )
          })}
        </ul>
      )}
      <h3 className="mt-8 text-xl">{text.permits}</h3>
      {place.permits.length === 0 ? (
        <p className="mt-2">{text.noPermits}</p>
      ) : (
        <ul className="mt-3 grid gap-4">
          {place.permits.map((permit) => (
            <Permit key={permit.name + permit.who} permit={permit} />
          ))}
        </ul>
      )}
      <h3 className="mt-8 text-xl">{text.gettingAround}</h3>
      <p className="mt-2">{place.localTransport}</p>
      {place.lastStretch && <p className="mt-2">{place.lastStretch}</p>}
      <p className="mt-6 text-muted text-sm">
        {place.uncertain.length > 0 && `${text.checkBeforeBooking(place.uncertain.join(', '))} `}
        {text.checkedIn(month, year)}
      </p>
    </Section>
  )
}

const Permit = ({ permit: { name, who, fee, where, leadDays } }: { permit: DestinationPermit }) => (
  <li className="rounded-2xl border border-line bg-card px-5 py-4">
    <p className="font-[650]">{capital(name)}</p>
    <ul className="dotted mt-1 text-muted text-sm">
      <li>{text.permitFor(who)}</li>
      <li>{text.permitFee(fee.low, fee.high)}</li>
      {where !== null && <li>{text.permitWhere(where)}</li>}
      <li>{text.permitLead(leadDays)}</li>
    </ul>
  </li>
)
