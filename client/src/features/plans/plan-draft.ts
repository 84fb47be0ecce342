import { PLAN_DAYS_MAX } from '@saathi/shared/plans/rules'
import type { OwnPlan, PlanFacts } from '@saathi/shared/plans/schema'
import * as text from '../../messages/en/plans/plans.ts'

/** The values of the form. */
export type PlanDraft = {
  placeId: string
  start: string
  end: string
  flexibleDays: number
  company: PlanFacts['company']
  note: string
  visibleTo: PlanFacts['visibleTo']
  sameGenderOnly: boolean
}
export type PlanField = keyof PlanDraft
export type PlanErrors = Partial<Record<PlanField | 'form', string>>

export const toDraft = ({
  place,
  travelDates,
  flexibleDays,
  company,
  note,
  visibleTo,
  sameGenderOnly,
}: OwnPlan): PlanDraft => ({
  placeId: place.id,
  ...travelDates,
  flexibleDays,
  company,
  note,
  visibleTo,
  sameGenderOnly,
})

export const toFacts = ({ start, end, ...draft }: PlanDraft): PlanFacts => ({
  ...draft,
  note: draft.note.trim(),
  travelDates: { start, end },
})

/** Validates a draft; the server validates again. */
export function validatePlan({ placeId, start, end }: PlanDraft): PlanErrors {
  const errors: PlanErrors = {}
  if (!placeId) errors.placeId = text.placeMissing
  if (!start) errors.start = text.firstDayMissing
  if (!end) errors.end = text.lastDayMissing
  else if (start && end < start) errors.end = text.endBeforeStart
  else if (start && (Date.parse(end) - Date.parse(start)) / 86_400_000 >= PLAN_DAYS_MAX)
    errors.end = text.tooLong(PLAN_DAYS_MAX)
  return errors
}

const FIELDS: Record<string, PlanField> = { 'travelDates.start': 'start', 'travelDates.end': 'end' }

/** The form's field of an input that the server names. */
export function fieldFor(input: string | null): PlanField | 'form' {
  const name = input?.replace(/^plan\./, '') ?? ''
  const known: PlanField[] = ['placeId', 'start', 'end', 'flexibleDays', 'company', 'note', 'visibleTo']
  return FIELDS[name] ?? known.find((field) => field === name) ?? 'form'
}
