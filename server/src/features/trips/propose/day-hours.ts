export const at = (hour: number) => Math.round(hour * 60)
export const WAKES = at(3)
/** One sets off for a gate that opens and shuts early by then at the earliest. */
export const FIRST_GATE = at(5)
/** `early`: before a long way on. */
export const BREAKFAST = { at: at(8), early: at(6.5), minutes: 40, until: at(10.75) }
/** On hot days one sets off early for a sight that is so many minutes away. */
export const EARLY_WAY = 75
export const LUNCH = {
  earliest: at(11),
  from: at(11.5),
  at: at(12.25),
  last: at(12.5),
  until: at(14.5),
  latest: at(15),
  minutes: 60,
}
/** Used when a full lunch would come too late for what follows. */
export const SHORT_LUNCH = 40
export const LATE_VISIT = at(20.25)
export const DINNER = { at: at(19.5), earliest: at(18.5), minutes: 60 }
/** Less is a sweet or a drink on the way. */
export const LEAST_MEAL = 45
/** After a meal one goes out to eat again only so much later. */
export const DIGESTION = 120
export const LONG_VISIT = 150
/** A shorter gap is left as it is. */
export const GAP = 30
/** A day with one long excursion may hold more. */
export const EXCURSION_HOLDS = at(12.5)
/** A day whose sights are all far out holds so many minutes more: else one would drive there on two days. */
export const MORE_FAR_OUT = 60
/** A way back of so many minutes is a drive. */
export const LONG_WAY_BACK = 45
/** A way back in the dark is at most so long, and ends by then. */
export const LONGEST_IN_THE_DARK = 60
export const OFF_ROAD_LATE = at(21.75)
/** One goes back to the hotel when it leaves this long there; in the heat, or when it is near, a shorter while is worth it. */
export const WORTH_GOING_BACK = 90
export const WORTH_IN_HEAT = 60
export const WORTH_WHEN_NEAR = 45
/** A hotel within so many minutes is near. */
export const NEAR_HOTEL = 30
/** Who arrives later has had lunch on the way. */
export const LUNCH_ON_THE_WAY = at(13.5)
/** The way to a visit by the town of the night is at most so much longer; or the visit is so near to it. */
export const BY_THE_TOWN = 15
export const NEAR_TOWN = 20
/** Longest gap between two visits of one outing. */
export const LONGEST_GAP = at(5)
