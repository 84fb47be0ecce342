import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Trip } from '@saathi/shared/trips/schema'
import * as shared from '../../../messages/en/trips/shared-trip.ts'
import * as text from '../../../messages/en/trips/trip-booklet.ts'

/** The last page: checklist with boxes to tick, permits, warnings and emergency numbers. */
export function BookletLists({ trip: { checklist, permits, warnings, title } }: { trip: Trip }) {
  const ofKind = (kind: 'packing' | 'booking') => checklist.filter((check) => check.kind === kind)
  return (
    <section className="booklet-lists">
      <header>
        <p className="booklet-label">{title}</p>
        <h2>{text.checklist}</h2>
      </header>
      <div className="booklet-columns">
        <Checks title={text.booking} checks={ofKind('booking')} />
        <Checks title={text.packing} checks={ofKind('packing')} />
      </div>
      <Sentences title={text.permits} sentences={permits} />
      <Sentences title={text.goodToKnow} sentences={warnings} />
      <div className="booklet-columns booklet-help">
        <div>
          <h3>{text.emergency}</h3>
          <ul>
            {shared.emergencyNumbers.map(({ number, what }) => (
              <li key={number}>
                <b>{number}</b> {what}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{text.myContacts}</h3>
          <div className="booklet-lines" />
        </div>
      </div>
      <p className="booklet-imprint">{text.imprint}</p>
    </section>
  )
}

function Checks({ title, checks }: { title: string; checks: Trip['checklist'] }) {
  if (checks.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="booklet-checks">
        {checks.map(({ id, text: what, by, done }) => (
          <li key={id} data-done={done}>
            {what}
            {by && <small> {text.by(spanOfDays(by, by))}</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="booklet-sentences">
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
