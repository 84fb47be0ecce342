/** The query of `/trips`: with `plan`, the sheet for a new trip there is open. Values are as in the URL. */
export type TripsSearch = {
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
