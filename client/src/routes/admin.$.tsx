import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

/**
 * The admin site: one route for all of its pages, so that the first load does not list them. The server answers 404 for
 * their paths as for any unknown one, since only the staff learn that they exist.
 */
export const Route = createFileRoute('/admin/$')({
  component: () => <AdminPage path={Route.useParams()._splat ?? ''} missing={<NotFoundPage />} />,
})
