import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import type { Auth } from './lib/auth.ts'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import type { ApiUtils } from './lib/trpc.ts'
import { routeTree } from './routeTree.gen.ts'

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
    defaultNotFoundComponent: () => <NotFoundPage />,
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
