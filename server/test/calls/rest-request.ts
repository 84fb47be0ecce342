import type { RestRoute } from '../../src/http/rest.ts'

export type Fields = Record<string, unknown>
type Route = Pick<RestRoute, 'method' | 'path' | 'ledger'>

const ledgerId = ({ ledger }: Fields) => (ledger as { id?: string } | undefined)?.id

/** The query of fields; lists repeat their field, and what is undefined is left out. */
function queryOf(fields: Fields): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  return query.size > 0 ? `?${query}` : ''
}

/** The request of a path for this input: its path has fields of the input, the others are its query or its JSON. */
export function restRequest({ method, path, ledger }: Route, input: Fields = {}): { url: string; payload?: object } {
  const { ledger: _ledger, ...rest } = input
  const fields = ledger ? rest : input
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(fields[name] ?? ledgerId(input))))
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)))
  return method === 'GET' ? { url: url + queryOf(others) } : { url, payload: others }
}
