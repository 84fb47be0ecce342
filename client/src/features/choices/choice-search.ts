import type { PlanSearch } from '../../lib/plan-search.ts'

/** The query of `/choices/new`: a trip to choose, of a package or not, and where it goes. Values are as in the URL. */
export type ChoiceSearch = PlanSearch & {
  package?: string
  /** The tour or trip whose group votes. */
  group?: string
  /** An open choice to which it is added. */
  choice?: string
}
