import { createRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ErrorPage } from './features/shell/error-page.tsx'
import type { Auth } from './lib/auth.ts'
import { lazyComponent } from './lib/lazy-component.tsx'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import type { ApiUtils } from './lib/trpc.ts'
import { routeTree } from './routeTree.gen.ts'
import { LoadFailed } from './ui/load-failed.tsx'

// Few visits need it.
const NotFoundPage = lazyComponent(() => import('./features/shell/not-found-page.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

/** The context of guards and loaders. */
export type RouterContext = { utils: ApiUtils; auth: Auth }

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // React Query's cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 120,
    defaultPendingMinMs: 200,
    defaultNotFoundComponent: () => (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    ),
    defaultErrorComponent: ({ error }) => <ErrorPage error={error} />,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The page begins with a picture below the transparent navigation bar. */
    picture?: boolean
  }
}
