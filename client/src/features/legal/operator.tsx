import { trpc } from '../../lib/trpc.ts'
import { LEGAL_LINK } from './legal-page.tsx'

/** What the operator has set. The server sends it with the legal pages. */
export const useLegalSettings = () =>
  trpc.legal.settings.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data ?? null

/** Stands where the operator of a site outside production has not set a value. */
export const NOT_SET = '[set by whoever runs this site]'

/** The name and addresses of the grievance officer. */
export function GrievanceOfficer() {
  const officer = useLegalSettings()?.officer
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 rounded-2xl border border-line bg-card p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-muted">Name</dt>
      <dd className="font-[600]">{officer?.name ?? NOT_SET}</dd>
      <dt className="text-muted">Email</dt>
      <dd className="break-words">
        {officer?.email ? (
          <a href={`mailto:${officer.email}`} className={LEGAL_LINK}>
            {officer.email}
          </a>
        ) : (
          NOT_SET
        )}
      </dd>
      <dt className="text-muted">Address</dt>
      <dd>{officer?.address ?? NOT_SET}</dd>
    </dl>
  )
}
