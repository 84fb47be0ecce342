import type { TripItem } from '@saathi/shared/trips/schema'
import { describe, expect, it } from 'vitest'
import type { Facts } from './merge.ts'
import { facts, item, put } from './sample-items.ts'
import {
  currentFacts,
  type Edits,
  hasUnsaved,
  nextBatch,
  received,
  refused,
  refusedPart,
  replaced,
  restored,
  setFacts,
  settled,
  startEdits,
  unanswered,
  unsavedOf,
  visibleItems,
} from './trip-edits.ts'
import { actOf, undoChanges } from './undo.ts'

const removedItem = (id: string, version: number): TripItem => ({ ...item(id, version), removed: true })
const send = (edits: Edits, key = 'key') => {
  const batch = nextBatch(edits, key)
  if (!batch) throw new Error('There is nothing to send.')
  return batch
}

const START = { version: 5, items: [item('a', 1), item('b', 2, { title: 'Agra Fort', order: 2 })] }

describe('changes of the reader', () => {
  it('shows a change at once, and sends it with the version that it was made from', () => {
    const edits = put(startEdits(START), 'a', { minutes: 60 })
    expect(visibleItems(edits)[0]).toMatchObject({ id: 'a', minutes: 60 })
    expect(send(edits).sending.changes).toEqual([{ op: 'put', id: 'a', base: 1, item: facts({ minutes: 60 }) }])
  })

  it('sends nothing for a change that was taken back, and none for a new item that was removed again', () => {
    const back = put(put(startEdits(START), 'a', { minutes: 60 }), 'a', { minutes: 120 })
    expect(hasUnsaved(back)).toBe(false)
    const added = setFacts(startEdits(START), { c: facts({ title: 'Lunch' }) })
    expect(hasUnsaved(setFacts(added, { c: null }))).toBe(false)
  })

  it('removes an item, and keeps its version for the server', () => {
    const edits = setFacts(startEdits(START), { a: null })
    expect(visibleItems(edits).map(({ id }) => id)).toEqual(['b'])
    expect(send(edits).sending.changes).toEqual([{ op: 'remove', id: 'a', base: 1 }])
  })

  it('makes no second batch before the first is answered, and at most 50 changes in one', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`n${at}`, facts({ order: at })]))
    const first = send(setFacts(startEdits(START), many))
    expect(first.sending.changes).toHaveLength(50)
    expect(nextBatch(first, 'other')).toBeNull()
  })

  it('a change that is refused as invalid: the item is as the server has it, and later changes stay', () => {
    const sent = send(put(put(startEdits(START), 'a', { title: 'Bad' }), 'b', { note: 'one' }))
    const later = put(sent, 'b', { note: 'two' })
    const edits = refused(later)
    expect(currentFacts(edits, 'a')?.title).toBe('Taj Mahal')
    expect(currentFacts(edits, 'b')?.note).toBe('two')
  })
})

describe('answers of the server', () => {
  it('an accepted batch: nothing is left to send', () => {
    const { edits, conflicts } = settled(send(put(startEdits(START), 'a', { minutes: 60 })), {
      version: 6,
      items: [item('a', 6, { minutes: 60 })],
      rejected: [],
    })
    expect({ unsaved: hasUnsaved(edits), version: edits.version, conflicts }).toEqual({
      unsaved: false,
      version: 6,
      conflicts: [],
    })
  })

  it('a rejected change of another field: it is made again on the newer item', () => {
    const { edits, conflicts } = settled(send(put(startEdits(START), 'a', { minutes: 60 })), {
      version: 6,
      items: [item('a', 6, { note: 'Early' })],
      rejected: ['a'],
    })
    expect(conflicts).toEqual([])
    expect(send(edits, 'next').sending.changes).toEqual([
      { op: 'put', id: 'a', base: 6, item: facts({ minutes: 60, note: 'Early' }) },
    ])
  })

  it('a rejected change of the same field: the newest stays, and the reader is told', () => {
    const { edits, conflicts } = settled(send(put(startEdits(START), 'a', { minutes: 60, note: 'Mine' })), {
      version: 6,
      items: [item('a', 6, { minutes: 90 })],
      rejected: ['a'],
    })
    expect(conflicts).toEqual([{ id: 'a', title: 'Taj Mahal', fields: ['minutes'] }])
    expect(currentFacts(edits, 'a')).toMatchObject({ minutes: 90, note: 'Mine' })
  })

  it('day and position belong together: of two moves the newer one stays whole', () => {
    const { edits } = settled(send(put(startEdits(START), 'a', { day: 2, order: 7 })), {
      version: 6,
      items: [item('a', 6, { day: 1 })],
      rejected: ['a'],
    })
    expect(currentFacts(edits, 'a')).toMatchObject({ day: 1, order: 1 })
  })

  it('a removal of what somebody else has changed: the item stays', () => {
    const { edits } = settled(send(setFacts(startEdits(START), { a: null })), {
      version: 6,
      items: [item('a', 6, { note: 'Booked!' })],
      rejected: ['a'],
    })
    expect(currentFacts(edits, 'a')?.note).toBe('Booked!')
  })

  it('a change of what somebody else has removed: the item comes back', () => {
    const { edits } = settled(send(put(startEdits(START), 'a', { note: 'Booked!' })), {
      version: 6,
      items: [removedItem('a', 6)],
      rejected: ['a'],
    })
    expect(send(edits, 'next').sending.changes).toEqual([
      { op: 'put', id: 'a', base: 6, item: facts({ note: 'Booked!' }) },
    ])
  })

  it('a change made while a batch is under way: it follows in the next one', () => {
    const sent = send(put(startEdits(START), 'a', { minutes: 60 }))
    const { edits } = settled(put(sent, 'a', { minutes: 30 }), {
      version: 6,
      items: [item('a', 6, { minutes: 60 })],
      rejected: [],
    })
    expect(send(edits, 'next').sending.changes).toEqual([{ op: 'put', id: 'a', base: 6, item: facts({ minutes: 30 }) }])
  })

  it('a lost answer: a change made since is not taken for a conflict with what was sent', () => {
    const sent = unanswered(send(put(startEdits(START), 'a', { minutes: 60 })))
    const { edits, conflicts } = settled(put(sent, 'a', { minutes: 30 }), {
      version: 6,
      items: [item('a', 6, { minutes: 60, note: 'Theirs' })],
      rejected: [],
    })
    expect(conflicts).toEqual([])
    expect(currentFacts(edits, 'a')).toMatchObject({ minutes: 30, note: 'Theirs' })
  })
})

describe('changes of others', () => {
  it('an older version never replaces a newer one', () => {
    const { edits } = received(startEdits(START), { version: 6, items: [item('a', 6, { note: 'new' })] })
    const after = received(edits, { version: 6, items: [item('a', 5, { note: 'old' })] })
    expect(currentFacts(after.edits, 'a')?.note).toBe('new')
  })

  it('an item of a batch under way: waits for the answer', () => {
    const sent = send(put(startEdits(START), 'a', { minutes: 60 }))
    const { edits } = received(sent, { version: 7, items: [item('a', 7), item('b', 6, { note: 'Theirs' })] })
    expect(currentFacts(edits, 'a')?.minutes).toBe(60)
    expect(currentFacts(edits, 'b')?.note).toBe('Theirs')
    expect(edits.version).toBe(5)
  })

  it('a whole trip: items that it no longer has are gone, and changes of the reader stay', () => {
    const edits = put(startEdits(START), 'b', { note: 'Mine' })
    const after = replaced(edits, { version: 8, items: [item('b', 7, { title: 'The Fort' })] }).edits
    expect(visibleItems(after).map(({ title, note }) => [title, note])).toEqual([['The Fort', 'Mine']])
  })

  it('an older trip than the known one: changes nothing', () => {
    const edits = received(startEdits(START), { version: 9, items: [item('c', 9)] }).edits
    expect(replaced(edits, START).edits).toBe(edits)
  })
})

describe('undo', () => {
  const act = (edits: Edits, changes: Record<string, Facts>) => {
    const undo = actOf(edits, changes)
    return { after: setFacts(edits, changes), undo }
  }

  it('takes back a change, an addition and a removal', () => {
    const start = startEdits(START)
    const all: Record<string, Facts>[] = [{ a: facts({ minutes: 5 }) }, { c: facts({ title: 'Lunch' }) }, { b: null }]
    for (const changes of all) {
      const { after, undo } = act(start, changes)
      expect(visibleItems(setFacts(after, undoChanges(after, undo)))).toEqual(visibleItems(start))
    }
  })

  it('keeps what somebody else has changed since', () => {
    const { after, undo } = act(startEdits(START), { a: facts({ minutes: 5, note: 'Mine' }) })
    const theirs = received(after, { version: 6, items: [item('a', 6, { title: 'Theirs' })] }).edits
    const undone = setFacts(theirs, undoChanges(theirs, undo))
    expect(currentFacts(undone, 'a')).toEqual(facts({ title: 'Theirs' }))
  })
})

describe('changes that an earlier page could not send', () => {
  const reopened = (edits: Edits, items: TripItem[], version = 9) =>
    restored(startEdits({ version, items }), unsavedOf(edits))

  it('are made again on what the trip is now, also a new item and a removal', () => {
    const edited = setFacts(put(startEdits(START), 'a', { note: 'Early' }), { b: null, c: facts({ title: 'Lunch' }) })
    const { edits, conflicts } = reopened(edited, [
      item('a', 7, { minutes: 60 }),
      item('b', 2, { title: 'Agra Fort', order: 2 }),
    ])
    expect(visibleItems(edits).map(({ id, title, note, minutes }) => [id, title, note, minutes])).toEqual([
      ['a', 'Taj Mahal', 'Early', 60],
      ['c', 'Lunch', '', 120],
    ])
    expect(conflicts).toEqual([])
    expect(send(edits).sending.changes).toEqual([
      { op: 'put', id: 'a', base: 7, item: facts({ note: 'Early', minutes: 60 }) },
      { op: 'remove', id: 'b', base: 2 },
      { op: 'put', id: 'c', base: null, item: facts({ title: 'Lunch' }) },
    ])
  })

  it('of a batch that did arrive: are not sent again, and what was written on top of it stays', () => {
    const sent = unanswered(send(put(startEdits(START), 'a', { note: 'Early' })))
    expect(hasUnsaved(reopened(sent, [item('a', 7, { note: 'Early' })]).edits)).toBe(false)
    const later = reopened(put(sent, 'a', { note: 'At six' }), [item('a', 7, { note: 'Early' })])
    expect(later.conflicts).toEqual([])
    expect(currentFacts(later.edits, 'a')?.note).toBe('At six')
  })

  it('of a field that somebody else has changed meanwhile: theirs stays, and the reader is told', () => {
    const { edits, conflicts } = reopened(put(startEdits(START), 'a', { note: 'Early' }), [
      item('a', 7, { note: 'Late' }),
    ])
    expect(currentFacts(edits, 'a')?.note).toBe('Late')
    expect(conflicts).toEqual([{ id: 'a', title: 'Taj Mahal', fields: ['note'] }])
  })

  it('on a page that opens with an older plan: stay, and meet the newer one when it comes', () => {
    const newer = put(startEdits({ version: 7, items: [item('a', 7, { note: 'Early' })] }), 'a', { note: 'At six' })
    const { edits, conflicts } = reopened(newer, [item('a', 1)], 5)
    expect(conflicts).toEqual([])
    expect(currentFacts(edits, 'a')?.note).toBe('At six')
    const caughtUp = replaced(edits, { version: 7, items: [item('a', 7, { note: 'Early' })] })
    expect(caughtUp.conflicts).toEqual([])
    expect(currentFacts(caughtUp.edits, 'a')?.note).toBe('At six')
    expect(send(caughtUp.edits).sending.changes).toMatchObject([{ op: 'put', id: 'a', base: 7 }])
  })

  it('of an item that somebody else has removed: bring it back', () => {
    const { edits } = reopened(put(startEdits(START), 'a', { note: 'Early' }), [])
    expect(currentFacts(edits, 'a')).toEqual(facts({ note: 'Early' }))
  })

  it('that the server refuses: are what the batch had, without what was changed since', () => {
    const batch = send(put(put(startEdits(START), 'a', { note: 'Early' }), 'b', { note: 'Noon' }))
    const since = put(batch, 'b', { note: 'At one' })
    expect(Object.keys(refusedPart(since).pending)).toEqual(['a'])
    expect(hasUnsaved(restored(refused(since), refusedPart(since)).edits)).toBe(true)
  })
})
