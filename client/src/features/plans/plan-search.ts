import { PLAN_COMPANY } from '@saathi/shared/plans/rules'
import type { PlanQuery } from '@saathi/shared/plans/schema'
import { TRAVEL_TYPES } from '@saathi/shared/social/rules'

/** The search for plans in the URL. `add`: the form for a new plan is open, with this place and these days. */
export type PlanSearch = {
  place?: string
  from?: string
  to?: string
  company?: (typeof PLAN_COMPANY)[number]
  type?: (typeof TRAVEL_TYPES)[number]
  language?: string
  add?: 'yes'
}

export const NO_FILTERS = { company: undefined, type: undefined, language: undefined } satisfies PlanSearch

const PLACE = /^(region:)?[a-z]+(-[a-z]+)*$/
const DAY = /^20\d\d-\d\d-\d\d$/
const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && value.length <= 80 && pattern.test(value) ? value : undefined
const dayOf = (value: unknown) => {
  const day = matching(value, DAY)
  return day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : undefined
}

/** Parses the search in the URL. Invalid values are dropped. */
export function readPlanSearch(search: Record<string, unknown>): PlanSearch {
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  const language = typeof search.language === 'string' ? search.language.replaceAll('\0', '').trim().slice(0, 40) : ''
  return {
    place: matching(search.place, PLACE),
    from,
    to: from && to && to < from ? undefined : to,
    company: PLAN_COMPANY.find((one) => one === search.company),
    type: TRAVEL_TYPES.find((one) => one === search.type),
    language: language || undefined,
    add: search.add === 'yes' ? 'yes' : undefined,
  }
}

/** The number of active filters. */
export const filterCount = ({ company, type, language }: PlanSearch) =>
  [company, type, language].filter((one) => one !== undefined).length

const PAGE_SIZE = 12

/** The search as the server takes it. */
export const planQuery = (placeId: string, { from, to, company, type, language }: PlanSearch): PlanQuery => ({
  placeId,
  from,
  to,
  company,
  travelType: type,
  language,
  limit: PAGE_SIZE,
})
