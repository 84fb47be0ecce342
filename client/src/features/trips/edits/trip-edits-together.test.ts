import type { TripChange, TripItem, TripItemFacts } from '@saathi/shared/trips/schema'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOf } from './merge.ts'
import { item, put } from './sample-items.ts'
import {
  type Conflict,
  currentFacts,
  type Edits,
  hasUnsaved,
  nextBatch,
  received,
  restored,
  settled,
  startEdits,
  unanswered,
  unsavedOf,
  visibleItems,
} from './trip-edits.ts'

/** A server that keeps the contract of `trips.change`, and remembers what each key did. */
function createServer(items: TripItem[]) {
  const stored = new Map(items.map((one) => [one.id, one]))
  const done = new Set<string>()
  let version = items.length
  const changedSince = (after: number) => ({
    version,
    items: [...stored.values()].filter((one) => one.version > after),
  })
  return {
    stored,
    changedSince,
    change(since: number, changes: TripChange[], key: string) {
      const rejected: string[] = []
      for (const change of done.has(key) ? [] : changes) {
        const known = stored.get(change.id)
        if ((known?.version ?? null) !== change.base) rejected.push(change.id)
        else {
          version += 1
          const facts = change.op === 'put' ? change.item : factsOf(known)
          if (facts) stored.set(change.id, { id: change.id, version, removed: change.op === 'remove', ...facts })
        }
      }
      done.add(key)
      return { ...changedSince(since), rejected }
    },
  }
}

const PEOPLE = 4
const ITEMS = ['a', 'b', 'c']

/** Each step: who does what, to which item. `lost` loses the answer of the server, `close` opens the trip anew. */
const steps = array(
  record({
    who: integer({ min: 0, max: PEOPLE - 1 }),
    what: constantFrom('edit', 'edit', 'edit', 'send', 'lost', 'read', 'close'),
    on: constantFrom(...ITEMS),
  }),
  { maxLength: 120 },
)
type Step = { who: number; what: string; on: string }

/** Plays the steps with several people on one server, and lets everybody finish. */
function play(all: Step[], edit: (step: Step, at: number) => Partial<TripItemFacts>) {
  const server = createServer(ITEMS.map((id, at) => item(id, at + 1)))
  const people = Array.from({ length: PEOPLE }, () => startEdits(server.changedSince(0)))
  const told: Conflict[][] = people.map(() => [])
  let keys = 0
  const apply = (who: number, update: { edits: Edits; conflicts: Conflict[] }) => {
    people[who] = update.edits
    told[who]?.push(...update.conflicts)
  }
  function flush(who: number, loses: boolean) {
    const edits = people[who] as Edits
    const batch = edits.sending ? { ...edits, sending: edits.sending } : nextBatch(edits, `k${keys++}`)
    if (!batch) return
    const answer = server.change(batch.sending.version, batch.sending.changes, batch.sending.key)
    if (loses) people[who] = unanswered(batch)
    else apply(who, settled(batch, answer))
  }
  const read = (who: number) => {
    const edits = people[who] as Edits
    apply(who, received(edits, server.changedSince(edits.version)))
  }
  const reopen = (who: number) => {
    const kept = JSON.parse(JSON.stringify(unsavedOf(people[who] as Edits)))
    apply(who, restored(startEdits(server.changedSince(0)), kept))
  }
  for (const [at, step] of all.entries()) {
    if (step.what === 'edit') people[step.who] = put(people[step.who] as Edits, step.on, edit(step, at))
    else if (step.what === 'read') read(step.who)
    else if (step.what === 'close') reopen(step.who)
    else flush(step.who, step.what === 'lost')
  }
  for (let round = 0; round < PEOPLE * 4; round++)
    for (let who = 0; who < PEOPLE; who++) {
      flush(who, false)
      read(who)
    }
  return { server, people, told }
}

const OWN_FIELDS = ['note', 'title', 'cost', 'minutes'] as const
const valueFor = (field: (typeof OWN_FIELDS)[number], at: number) =>
  field === 'note' || field === 'title' ? `v${at}` : at + 1000

describe('several people at once, with lost answers and pages that are closed', () => {
  it('who changes other fields: everybody ends with the same items, which have the last value of each', () => {
    assert(
      property(steps, (all) => {
        const fieldOf = (who: number) => OWN_FIELDS[who] as (typeof OWN_FIELDS)[number]
        const { server, people, told } = play(all, ({ who }, at) => ({ [fieldOf(who)]: valueFor(fieldOf(who), at) }))
        for (const [at, step] of all.entries()) {
          const later = all
            .slice(at + 1)
            .some(({ who, what, on }) => what === 'edit' && who === step.who && on === step.on)
          if (step.what !== 'edit' || later) continue
          const field = fieldOf(step.who)
          expect(server.stored.get(step.on)?.[field]).toBe(valueFor(field, at))
        }
        for (const edits of people) {
          expect(hasUnsaved(edits)).toBe(false)
          expect(visibleItems(edits)).toEqual(visibleItems(people[0] as Edits))
        }
        expect(told.flat()).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('who changes the same field: everybody ends with one of the values, and is told of that field alone', () => {
    assert(
      property(steps, (all) => {
        const { server, people, told } = play(all, ({ who }, at) => ({ note: `${who}:${at}` }))
        for (const id of ITEMS) {
          const written = all.flatMap(({ what, on, who }, at) => (what === 'edit' && on === id ? [`${who}:${at}`] : []))
          const final = server.stored.get(id)?.note ?? ''
          if (written.length > 0) expect(written).toContain(final)
          for (const edits of people) expect(currentFacts(edits, id)?.note).toBe(final)
        }
        for (const conflict of told.flat()) expect(conflict.fields).toEqual(['note'])
      }),
      { numRuns: 300 },
    )
  })
})
