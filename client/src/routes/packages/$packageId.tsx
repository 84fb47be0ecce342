import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '../../features/packages/package-page.tsx'
import { PackagePageSkeleton } from '../../features/packages/package-page-skeleton.tsx'
import NotFoundPage from '../../features/shell/not-found-page.tsx'
import { orNotFound, trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/shell/not-found.ts'

export const Route = createFileRoute('/packages/$packageId')({
  staticData: { picture: true },
  loader: ({ context: { utils }, params }) => orNotFound(utils.packages.get.ensureData(params)),
  pendingComponent: PackagePageSkeleton,
  notFoundComponent: () => <NotFoundPage title={text.packageNotFoundTitle} />,
  component: Package,
})

function Package() {
  const loaded = Route.useLoaderData()
  // A query of the page, so that a kept answer is known as one and read again once there is a network.
  const { data: item = loaded } = trpc.packages.get.useQuery(Route.useParams())
  return <PackagePage item={item} />
}
