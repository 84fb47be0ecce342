import { type ScheduledDay, schedule } from '@saathi/shared/trips/schedule'
import type { Trip, TripItem, TripItemFacts } from '@saathi/shared/trips/schema'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import { type Facts, factsOf } from '../edits/merge.ts'
import { itemsOfDay, keyTarget, moveChanges, newIndex, orderAt } from '../edits/positions.ts'
import { visibleItems } from '../edits/trip-edits.ts'
import type { TripSync } from '../edits/trip-sync.ts'
import { dayWords, timeWords } from '../item-words.ts'
import type { DropTarget } from './use-drag-move.ts'

type Options = { trip: Trip; sync: TripSync; day: number; onDay: (day: number) => void }
/** The last action, for the bar that can undo it. */
type Done = { words: string }

/** The actions of the reader on the items of a trip: each shows at once, is announced, and can be undone. */
export function useTripActs({ trip, sync, day, onDay }: Options) {
  const [done, setDone] = useState<Done | null>(null)
  const [announced, announce] = useState('')
  /** A new object each time, so that the handle gets the focus again. */
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  const titleOf = (id: string) => trip.items.find((item) => item.id === id)?.title ?? ''

  function act(changes: Record<string, Facts>, words: string) {
    if (Object.keys(changes).length === 0) return
    sync.act(changes)
    setDone({ words })
    announce(words)
  }

  const undo = useCallback(() => {
    const hadActs = sync.state().acts > 0
    sync.undo()
    setDone(null)
    announce(hadActs ? text.undone : text.nothingToUndo)
  }, [sync])

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || (event.target as HTMLElement).closest('input, textarea, select, dialog')) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo])

  /** A position for an item that comes to a day. */
  function orderFor(toDay: number): number {
    const others = itemsOfDay(trip.items, toDay)
    return orderAt(others, newIndex(trip.items, toDay)) ?? (others.at(-1)?.order ?? 0) + 1
  }

  function moveByKey(event: KeyboardEvent, id: string) {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const target = keyTarget(trip.items, id, event.key, trip.dayCount)
    if (!target) return announce(text.cannotMove(titleOf(id)))
    sync.act(moveChanges(trip.items, id, target.day, target.index))
    setDone({ words: text.didMove(titleOf(id), dayWords(trip, target.day)) })
    const edited = { ...trip, items: visibleItems(sync.state().edits), roadsOnEdit: false }
    announce(placeWords(trip, schedule(edited), id, target.day))
    onDay(target.day)
    setFocus({ id })
  }

  return {
    done,
    announced,
    focus,
    undo,
    closeDone: useCallback(() => setDone(null), []),
    moveByKey,
    drop(id: string, target: DropTarget) {
      if (target.kind === 'place')
        return act(moveChanges(trip.items, id, day, target.index), text.didMoveHere(titleOf(id)))
      const facts = factsOf(trip.items.find((item) => item.id === id))
      const words = text.didMove(titleOf(id), dayWords(trip, target.day))
      if (facts) act({ [id]: { ...facts, day: target.day, order: orderFor(target.day) } }, words)
    },
    fix({ id, day: toDay, order }: { id: string; day: number; order: number }) {
      const facts = factsOf(trip.items.find((item) => item.id === id))
      if (facts) act({ [id]: { ...facts, day: toDay, order } }, text.didMove(facts.title, dayWords(trip, toDay)))
    },
    remove: (id: string) => act({ [id]: null }, text.didRemove(titleOf(id))),
    removeWays: (ids: string[]) => act(Object.fromEntries(ids.map((id) => [id, null])), text.didRemoveWays),
    add: (facts: TripItemFacts, toDay: number) =>
      act({ [crypto.randomUUID()]: { ...facts, day: toDay, order: orderFor(toDay) } }, text.didAdd(facts.title)),
    addTicket(changes: Record<string, TripItemFacts>, title: string, toDay: number) {
      act(changes, text.didAdd(title))
      onDay(toDay)
    },
    save(id: string, facts: TripItemFacts, toDay: number) {
      const moved = toDay === facts.day ? facts : { ...facts, day: toDay, order: orderFor(toDay) }
      act({ [id]: moved }, text.didChange(facts.title))
    },
  }
}

/** The announcement of an item's place: `Taj Mahal: now 9 am, 2 of 6 on Fri 4 Dec.` */
function placeWords(trip: Trip, days: ScheduledDay<TripItem>[], id: string, day: number): string {
  const items = days[day]?.items ?? []
  const at = items.findIndex(({ item }) => item.id === id)
  const timed = items[at]
  if (!timed) return ''
  return text.movedTo(timed.item.title, timeWords(timed.start), at + 1, items.length, dayWords(trip, day))
}
