import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '../../features/packages/package-page.tsx'
import { PackagePageSkeleton } from '../../features/packages/package-page-skeleton.tsx'
import { NotFoundPage } from '../../features/shell/not-found-page.tsx'
import { orNotFound } from '../../lib/trpc.ts'
import * as text from '../../messages/en/shell/shell.ts'

export const Route = createFileRoute('/packages/$packageId')({
  staticData: { picture: true },
  loader: ({ context: { utils }, params }) => orNotFound(utils.packages.get.ensureData(params)),
  pendingComponent: PackagePageSkeleton,
  notFoundComponent: () => <NotFoundPage title={text.packageNotFoundTitle} />,
  component: () => <PackagePage item={Route.useLoaderData()} />,
})
