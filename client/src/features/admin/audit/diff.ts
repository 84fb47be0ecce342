type State = Record<string, unknown> | null

export type Change = { path: string; before: string | null; after: string | null }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordsOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** The values that differ between two states, by their path; those of nested objects one by one. */
export function diffOf(before: State, after: State, prefix = ''): Change[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys.flatMap((key) => {
    const [old, now] = [before?.[key], after?.[key]]
    const path = prefix + key
    if (isRecord(old) && isRecord(now)) return diffOf(old, now, `${path}.`)
    const change = { path, before: wordsOf(old), after: wordsOf(now) }
    return change.before === change.after ? [] : [change]
  })
}
