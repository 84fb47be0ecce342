/** A trip in a URL: of `/trips`, where the sheet for a new trip opens with it, and of a choice. Values are as in the URL. */
export type PlanSearch = {
  plan?: string
  /** The ids of a journey over several places, joined by commas; `days` is then of all of it. */
  places?: string
  from?: string
  start?: string
  days?: string
  people?: string
  month?: string
  when?: string
  type?: string
  budget?: string
  budgetIs?: string
  by?: string
  stay?: string
  endDate?: string
  dayTrip?: string
  adults?: string
  childrenAges?: string
  seniors?: string
  easyWalking?: string
  firstTimeInMountains?: string
  /** The id of a match to invite. */
  with?: string
}

/** When a trip is, and with how many; no first day is ''. */
export type TripDays = { startDate: string; days: number; people: number }
