import type { GroupEntry } from '@saathi/shared/groups/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { versionOf, withEntries } from './group-cache.ts'

const PAGE = 4

/** An entry as it is after a change; its time says which version is shown. */
const entry = (number: number, version: number): GroupEntry => ({
  kind: 'joined',
  number,
  version,
  at: String(version),
  person: null,
})

/** A group after each of its writes: true is a new entry, a number changes an entry that is already there. */
function historyOf(writes: (true | number)[]): GroupEntry[][] {
  const states: GroupEntry[][] = [[]]
  for (const write of writes) {
    const before = states.at(-1) ?? []
    const version = (before.length === 0 ? 0 : Math.max(...before.map((one) => one.version))) + 1
    const changes = write !== true && before.length > 0
    const number = changes ? (before[write % before.length]?.number ?? 1) : version
    states.push([...before.filter((one) => one.number !== number), entry(number, version)])
  }
  return states
}
const newestFirst = (entries: GroupEntry[]) => entries.toSorted((one, other) => other.number - one.number)
const pagesOf = (entries: GroupEntry[]) => {
  const sorted = newestFirst(entries)
  return {
    pages: [{ items: sorted.slice(0, PAGE) }, { items: sorted.slice(PAGE, 2 * PAGE) }].filter(
      ({ items }, index) => index === 0 || items.length > 0,
    ),
  }
}
const itemsOf = (group: ReturnType<typeof pagesOf>) => group.pages.flatMap(({ items }) => items)

describe('withEntries', () => {
  const writes = fc.array(fc.oneof(fc.constant(true as const), fc.nat(30)), { minLength: 1, maxLength: 30 })

  it('changes after the version of the loaded page: bring the pages to the present, in any order and repeated', () => {
    fc.assert(
      fc.property(writes, fc.nat(30), fc.integer(), (all, at, seed) => {
        const states = historyOf(all)
        const loaded = states[Math.min(at, states.length - 1)] ?? []
        const now = states.at(-1) ?? []
        const start = pagesOf(loaded)
        const after = versionOf(start.pages.slice(0, 1))
        const changes = now.filter(({ version }) => version > after)
        const shuffled = [...changes, ...changes].sort(
          (one, other) => ((one.version * seed) % 7) - ((other.version * seed) % 7),
        )
        const oldest = itemsOf(start).at(-1)?.number ?? 0
        const expected = newestFirst(now.filter(({ number }) => number >= oldest))
        expect(itemsOf(withEntries(start, shuffled))).toEqual(expected)
      }),
    )
  })

  it('an older version of an entry: changes nothing', () => {
    const group = { pages: [{ items: [entry(3, 7), entry(1, 1)] }] }
    expect(withEntries(group, [entry(3, 3)])).toEqual(group)
  })

  it('an entry older than the loaded pages: is left out', () => {
    const group = { pages: [{ items: [entry(9, 9), entry(8, 8)] }] }
    expect(withEntries(group, [entry(2, 12)])).toEqual(group)
  })

  it('the first entry of an empty group: is added', () => {
    expect(withEntries({ pages: [{ items: [] }] }, [entry(1, 1)])).toEqual({ pages: [{ items: [entry(1, 1)] }] })
  })
})
