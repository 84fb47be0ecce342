import type { TripItemFacts } from './schema.ts'

type Facts = Pick<TripItemFacts, 'kind' | 'minutes' | 'fixedStart'>

/** Whether an item only stands for a cost of its day, such as small expenses: where no costs are shown, it has no place. */
export const isOnlyCost = ({ kind, minutes, fixedStart }: Facts): boolean =>
  kind === 'other' && minutes === 0 && fixedStart === null
