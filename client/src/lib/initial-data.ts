import type { QueryClient } from '@tanstack/react-query'

type Known = [procedure: string, input: object | null, answer: unknown]

/** Keeps the answers that came with the page, as if it had asked for them (`server/src/http/spa/initial-data.ts`). */
export function loadInitialData(queryClient: QueryClient) {
  const sent = document.getElementById('known')
  const known: Known[] = JSON.parse(sent?.textContent ?? '[]')
  for (const [procedure, input, answer] of known)
    queryClient.setQueryData([procedure.split('.'), { ...(input && { input }), type: 'query' }], answer)
}
