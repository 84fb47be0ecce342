import { ITEM_COST_MAX } from '@saathi/shared/trips/rules'
import type { CostPart, ItemKind, TravelBy, TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../messages/en/trips/trips.ts'

/** The values of an item's form, as typed. */
export type ItemDraft = {
  title: string
  kind: ItemKind
  by: TravelBy
  day: number
  hasTime: boolean
  time: string
  minutes: number
  cost: string
  costPart: CostPart
  note: string
  link: string
}
export type ItemErrors = Partial<Record<keyof ItemDraft, string>>

const two = (number: number) => String(number).padStart(2, '0')
const toTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const fromTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The form of an item; `start` is the time that it has now. */
export const toDraft = (facts: TripItemFacts, start: number): ItemDraft => ({
  title: facts.title,
  kind: facts.kind,
  by: facts.by ?? 'road',
  day: facts.day,
  hasTime: facts.fixedStart !== null,
  time: toTime((facts.fixedStart ?? start) % 1440),
  minutes: facts.minutes,
  cost: facts.cost > 0 ? String(facts.cost) : '',
  costPart: facts.costPart,
  note: facts.note,
  link: facts.link ?? '',
})

const costOf = ({ cost }: ItemDraft) => (cost.trim() === '' ? 0 : Number(cost.trim()))
const isLink = (link: string) => /^https:\/\/[^\s/]/i.test(link) && URL.canParse(link)

export function validateItem(draft: ItemDraft): ItemErrors {
  const errors: ItemErrors = {}
  if (!draft.title.trim()) errors.title = text.titleMissing
  if (draft.hasTime && !/^\d\d:\d\d/.test(draft.time)) errors.time = text.timeMissing
  const cost = costOf(draft)
  if (!Number.isInteger(cost) || cost < 0 || cost > ITEM_COST_MAX) errors.cost = text.costInvalid
  if (draft.link.trim() && !isLink(draft.link.trim())) errors.link = text.linkInvalid
  return errors
}

/** The facts of a valid draft; what the form does not show stays as it is. */
export const toFacts = (draft: ItemDraft, before: TripItemFacts): TripItemFacts => ({
  ...before,
  title: draft.title.trim(),
  kind: draft.kind,
  by: draft.kind === 'travel' ? draft.by : null,
  fixedStart: draft.hasTime ? fromTime(draft.time) : null,
  minutes: draft.minutes,
  cost: costOf(draft),
  costPart: draft.costPart,
  note: draft.note.trim(),
  link: draft.link.trim() || null,
})

/** An item that the reader writes. */
export const emptyItem = (day: number, order: number): TripItemFacts => ({
  day,
  order,
  kind: 'other',
  title: '',
  note: '',
  fixedStart: null,
  minutes: 60,
  cost: 0,
  costPart: 'other',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
})
