import './admin.css'
import type { Package } from '@saathi/shared/packages/schema'
import { type ReactNode, Suspense } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import { errorReason } from '../../lib/errors.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { errorCode, trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/admin/admin-shell.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { AccessNeeded, type StaffReason } from './access-needed.tsx'
import { type Page, pagesFor, readPath } from './pages.ts'
import { Shell } from './shell.tsx'

/** The parts of the admin site that other features render. */
export type AdminParts = { packagePreview: (item: Package) => ReactNode }
/** The filters of lists in the URL. */
export type AdminSearch = { destination?: string }
export type PageProps = { item: string | null; parts: AdminParts }

const failed = (retry: () => void) => <LoadFailed retry={retry} />
const CONTENT: Record<Page, ReturnType<typeof lazyComponent<PageProps>>> = {
  moderation: lazyComponent<PageProps>(() => import('./moderation/moderation-page.tsx'), { failed }),
  catalogue: lazyComponent<PageProps>(() => import('./catalogue/catalogue-page.tsx'), { failed }),
  enquiries: lazyComponent<PageProps>(() => import('./enquiries/enquiries-page.tsx'), { failed }),
  people: lazyComponent<PageProps>(() => import('./people/people-page.tsx'), { failed }),
  numbers: lazyComponent<PageProps>(() => import('./numbers/numbers-page.tsx'), { failed }),
  audit: lazyComponent<PageProps>(() => import('./audit/audit-page.tsx'), { failed }),
}

type Props = {
  /** The part of the path below `/admin`. */
  path: string
  /** The page for everybody who is not of the staff, which does not tell that there is another. */
  missing: ReactNode
  parts: AdminParts
}

/** The admin site. */
export default function AdminPage({ path, missing, parts }: Props) {
  const { user, loading } = useAuth()
  const me = trpc.admin.me.useQuery(undefined, { enabled: user !== null, retry: false, refetchInterval: 60_000 })
  if (!user && !loading) return missing
  if (me.data) {
    const open = readPath(path, pagesFor(me.data.roles))
    if (!open) return missing
    const Content = CONTENT[open.page]
    return (
      <Shell me={me.data} open={open.page}>
        <Suspense fallback={<Loading />}>
          <Content key={open.page} item={open.item} parts={parts} />
        </Suspense>
      </Shell>
    )
  }
  if (!me.isError)
    return (
      <div className="admin-wait pt-16 md:pt-20">
        <Loading />
      </div>
    )
  const reason = errorReason(me.error)
  if (isResolvable(reason)) return <AccessNeeded reason={reason} />
  if (errorCode(me.error) !== null) return missing
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{text.admin}</h1>
      <EmptyState alert action={<Button onClick={() => me.refetch()}>{text.tryAgain}</Button>}>
        {text.failed}
      </EmptyState>
    </div>
  )
}

/** The refusals that only the staff get, who can resolve them. */
const isResolvable = (reason: string | null): reason is StaffReason =>
  reason === 'second-factor' || reason === 'login-too-old'

const Loading = () => (
  <div role="status" className="wrap py-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-10 w-64 max-w-full" />
    <div className="skeleton mt-8 h-72" />
  </div>
)
