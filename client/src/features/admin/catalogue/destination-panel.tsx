import type { DestinationFacts } from '@saathi/shared/admin/catalogue'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { loadState } from '../load-state.tsx'
import { SidePanel } from '../side-panel.tsx'

type Props = { place: { id: string; name: string }; checked?: string; onClose: () => void }

/** The recommender's facts about a destination, read-only. */
export function DestinationPanel({ place, checked, onClose }: Props) {
  const facts = trpc.admin.destinationFacts.useQuery({ destinationId: place.id })
  return (
    <SidePanel
      title={place.name}
      note={
        <p className="flex flex-wrap gap-x-4">
          {checked && <span>{checked}</span>}
          <AppLink to={`/destinations/${place.id}`} className="font-[600] text-teal underline underline-offset-4">
            {text.openPage}
          </AppLink>
        </p>
      }
      onClose={onClose}
    >
      {loadState(facts, { loading: text.loadingFacts, failed: text.factsFailed })}
      {facts.data && <Facts facts={facts.data} placeId={place.id} />}
    </SidePanel>
  )
}

type FactsProps = { facts: DestinationFacts; placeId: string }

const Facts = ({ facts: { groups, doubts, lowConfidence, sources, openReports }, placeId }: FactsProps) => (
  <div className="grid gap-6">
    {openReports > 0 && (
      <p>
        <AppLink
          to="/admin/catalogue/wrong-facts"
          search={{ destination: placeId }}
          className="font-[600] text-teal underline underline-offset-4"
        >
          {text.openReports(openReports)}
        </AppLink>
      </p>
    )}
    {groups.map(({ title, facts }) => (
      <section key={title}>
        <h3 className="text-lg">{title}</h3>
        <dl className="mt-2 text-sm">
          {facts.map(({ label, text: words, sure }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts can be equal, and their order is fixed
            <div key={at} className="border-line border-t py-2 leading-snug">
              <dt className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-[650]">
                {label}
                {!sure && <span className="admin-chip is-soon">{text.doubtful}</span>}
              </dt>
              <dd className="mt-0.5 text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <Lines title={text.doubts} lines={doubts} />
    <Lines title={text.lowConfidence} lines={lowConfidence} />
    <Lines title={text.sources} lines={sources}>
      {sources.length === 0 && <p className="mt-2 text-muted text-sm">{text.noSources}</p>}
    </Lines>
  </div>
)

function Lines({ title, lines, children }: { title: string; lines: string[]; children?: ReactNode }) {
  if (lines.length === 0 && !children) return null
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
