import type { QueryClient } from '@tanstack/react-query'

type Entry = [procedure: string, input: object | null, output: unknown]

/** Fills the query cache with the responses embedded in the page (`server/src/http/spa/initial-data.ts`). */
export function loadInitialData(queryClient: QueryClient) {
  const script = document.getElementById('initial-data')
  const entries: Entry[] = JSON.parse(script?.textContent ?? '[]')
  for (const [procedure, input, output] of entries)
    queryClient.setQueryData([procedure.split('.'), { ...(input && { input }), type: 'query' }], output)
}
