// The exports of React Query that `@trpc/react-query` imports in the build (`build/smaller-libraries.ts`).
export {
  hashKey,
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'

const unused = (): never => {
  throw new Error('This hook is not part of the build: add it to lib/used-hooks.ts')
}

export {
  unused as usePrefetchInfiniteQuery,
  unused as usePrefetchQuery,
  unused as useQueries,
  unused as useSuspenseInfiniteQuery,
  unused as useSuspenseQueries,
  unused as useSuspenseQuery,
}
