import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/legal/legal.ts'
import { LEGAL_LINK } from './legal-page.tsx'

/** The settings of the operator, which the server sends with the legal pages. */
export const useLegalSettings = () =>
  trpc.legal.settings.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? null

/** The name and addresses of the grievance officer. */
export function GrievanceOfficer() {
  const officer = useLegalSettings()?.officer
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 rounded-2xl border border-line bg-card p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-muted">{text.name}</dt>
      <dd className="font-[600]">{officer?.name ?? text.notSet}</dd>
      <dt className="text-muted">{text.email}</dt>
      <dd className="break-words">
        {officer?.email ? (
          <a href={`mailto:${officer.email}`} className={LEGAL_LINK}>
            {officer.email}
          </a>
        ) : (
          text.notSet
        )}
      </dd>
      <dt className="text-muted">{text.address}</dt>
      <dd>{officer?.address ?? text.notSet}</dd>
    </dl>
  )
}
