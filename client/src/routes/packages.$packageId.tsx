import { createFileRoute, notFound } from '@tanstack/react-router'
import { PackagePage } from '../features/packages/package-page.tsx'
import { PackagePageSkeleton } from '../features/packages/package-page-skeleton.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { errorCode } from '../lib/trpc.ts'
import * as text from '../messages/en/shell.ts'

export const Route = createFileRoute('/packages/$packageId')({
  staticData: { picture: true },
  loader: async ({ context: { utils }, params }) => {
    try {
      return await utils.packages.get.ensureData(params)
    } catch (error) {
      // A malformed id is shown as not found, like an unknown one.
      const code = errorCode(error)
      throw code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? notFound() : error
    }
  },
  pendingComponent: PackagePageSkeleton,
  notFoundComponent: () => <NotFoundPage title={text.packageNotFoundTitle} />,
  component: () => <PackagePage item={Route.useLoaderData()} />,
})
