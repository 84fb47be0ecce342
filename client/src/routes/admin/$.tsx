import type { Package } from '@saathi/shared/packages/schema'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AdminSearch } from '../../features/admin/admin-page.tsx'
import NotFoundPage from '../../features/shell/not-found-page.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'

// With a chunk of its own, so that the first load does not list what it needs.
const AdminPage = lazyComponent(() => import('../../features/admin/admin-page.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})
const PackagePreview = lazyComponent<{ item: Package }>(() => import('../../features/packages/package-preview.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})
const parts = {
  packagePreview: (item: Package) => (
    <Suspense>
      <PackagePreview item={item} />
    </Suspense>
  ),
}

/**
 * The admin site: one route for all of its pages, so that the first load does not list them. The server answers 404 for
 * their paths as for any unknown one, since only the staff learn that they exist.
 */
export const Route = createFileRoute('/admin/$')({
  // The page, which is loaded later, validates it.
  validateSearch: (search: AdminSearch): AdminSearch => search,
  component: () => (
    <Suspense fallback={<div className="admin-wait min-h-svh" />}>
      <AdminPage path={Route.useParams()._splat ?? ''} missing={<NotFoundPage />} parts={parts} />
    </Suspense>
  ),
})
