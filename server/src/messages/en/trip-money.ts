// What trips cost, and what comes on top.

type Mode = 'road' | 'bus' | 'rail' | 'air'

/** `onTop`: what notes of the days name beside the total, where they name something. */
export const overBudget = (total: string, onTop: string | null, { over, budget }: { over: string; budget: string }) =>
  onTop === null
    ? `This trip comes to ${total} for all, ${over} over the ${budget} that it was planned for.`
    : `This trip comes to ${total} for all, and ${onTop} more for the extras that the notes name: together ${over} over the ${budget} that it was planned for.`
/** Sights that a budget does not pay for, with what each costs all. */
export const leftOutForBudget = (sights: readonly { sight: string; cost: string }[]) =>
  `Left out, since the budget does not pay for ${sights.length === 1 ? 'it' : 'them'}: ${sights
    .map(({ sight, cost }) => `${sight} (about ${cost} for all)`)
    .join(', ')}.`
/** Whether such a sentence in a note names a sight. */
export const isLeftOutForBudget = (note: string, sight: string) =>
  note.includes('Left out, since') && note.includes(`${sight} (about ₹`)
/** Changes of a trip that is over the budget, with what it then comes to. */
export const forFewerDays = (days: number, total: string) =>
  days === 1 ? `One day there would come to ${total}.` : `${days} days there would come to ${total}.`
export const onTheGround = (mode: Mode, hours: number, total: string) =>
  `By ${{ road: 'car', bus: 'bus', rail: 'train', air: 'air' }[mode]}, about ${hours} hours each way, it would come to ${total}.`
/** The cost of a change with what the notes of its days name beside the total. */
export const withOnTop = (whole: string) => `${whole} with what its notes name`
/** Of a change that is over the budget too. */
export const even = (words: string) => `Even ${words[0]?.toLowerCase()}${words.slice(1)}`
export const withOtherBed = (stay: string, total: string) => `In ${stay} it would come to ${total}.`
/** The note of the drive of a day out beside a car that one has: the km there and back, and their price for all. */
export const dayOutCar = (km: number, rupees: number) =>
  `A car with driver for the day, about ${Math.round(km)} km there and back and ₹${rupees.toLocaleString('en-IN')} for all, comes on top of the total.`
/** `night`: about what a night costs all, rupees; 0 where it is part of a package. */
export const waitNote = (night: number) =>
  `Who wants a bed for these hours takes a retiring room of the station${
    night === 0 ? '' : `, or one night more in the hotel for about ₹${night.toLocaleString('en-IN')}`
  }: the total has neither.`
export const gettingAround = 'Getting around and small expenses'
export const foodOnTheWay = 'Food on the way'
/** `paid`: what the line of which it is the note has for it. */
export const carOfDay = (km: number, rupees: number, paid: number) =>
  `About ${Math.round(km)} km of driving: a hired car with driver costs about ₹${rupees.toLocaleString('en-IN')} for all. ${
    paid >= rupees
      ? 'This sum pays for it.'
      : `₹${paid.toLocaleString('en-IN')} of that is in the total, and ₹${(rupees - paid).toLocaleString('en-IN')} comes on top.`
  }`
/** What the total has and the days have no visit for; `isRest`: they have one for a part of it. */
export const setAside = (extra: string, isRest: boolean) => `Set aside: ${extra}${isRest ? REST : ''}`
const REST = ', the part that is not used'
/** `title`: of what is set aside, a part of which pays for other things. */
export const lessSetAside = (title: string) => (title.endsWith(REST) ? title : `${title}${REST}`)
export const setAsideNote = 'In the total, though no visit of these days needs it: the money is yours if you do not go.'
export const feeNotCounted = (rupees: number) =>
  `About ₹${rupees.toLocaleString('en-IN')} a person comes on top of the total.`
/** `For breakfast and 2 dinners.` */
export function mealsOnTheWay(meals: readonly ('breakfast' | 'lunch' | 'dinner')[]) {
  const counted = (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal) => {
    const count = meals.filter((each) => each === meal).length
    return count === 0 ? [] : count === 1 ? meal : `${count} ${meal === 'lunch' ? 'lunches' : `${meal}s`}`
  })
  return `For ${counted.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`
}
/** Of meals on the way. */
export const packageMeals = (meals: readonly string[]) => `The package has ${meals.join(' and ')} on the way.`
