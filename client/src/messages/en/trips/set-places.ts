import { rupees } from '@saathi/shared/lib/money'

// The sheet that changes the places of a trip.
const plural = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

export const places = 'Places of this trip'
export const intro = 'The days that follow are planned anew. What you have written stays with its place.'
export const save = 'Change the trip'
export const saving = 'Planning the days...'
export const failed = 'The places could not be changed just now.'
export const nights = (count: number) => plural(count, 'night')
export const nightsAt = (place: string) => `Nights in ${place}`
export const fewer = (place: string) => `One night less in ${place}`
export const more = (place: string) => `One night more in ${place}`
export const up = (place: string) => `Move ${place} up`
export const down = (place: string) => `Move ${place} down`
export const remove = (place: string) => `Remove ${place}`
/** They count the ways to and from stations, which the times of a train beside them do not. */
export const hours = (count: number) => `${count} h door to door`
export const noWay = 'No way is known'
export const looking = 'Working out the days...'
export const loadFailed = 'We could not work out these days just now.'
export const tryAgain = 'Try again'
export const asItIs = (days: number) => `${plural(days, 'day')}, as planned.`
export const inAll = (days: number, more: { days: number; rupees: number }) =>
  `${plural(days, 'day')}${added(more) === '' ? '' : `: ${added(more)}`}.`

const change = (n: number, words: string) => `${words} ${n > 0 ? 'more' : 'less'}`
const daysMore = (n: number) => (n === 0 ? '' : change(n, plural(Math.abs(n), 'day')))
const rupeesMore = (n: number) => (n === 0 ? '' : change(n, `about ${rupees(Math.abs(n))}`))
/** `2 days more, about ₹6,100 more` */
export const added = (more: { days: number; rupees: number }) =>
  [daysMore(more.days), rupeesMore(more.rupees)].filter(Boolean).join(', ')
export const moves = 'These have no day of their own any more, and move:'
export const movesTo = (title: string, day: string) => `${title}: ${day}`

export const addPlace = 'Add a place'
export const add = (place: string) => `Add ${place}`
export const from = (place: string, count: number, by: string) => `${hours(count)} from ${place}. ${by}`
export const most = (count: number) => `A trip goes to at most ${count} places.`
export const none =
  'We know no other place that fits: none is joined to these by a way of a day, or they need more than 14 days.'

export const changed = 'The places are changed'
export const changedAndMoved = (title: string, day: string, others: number) =>
  `The places are changed. ${title} is on ${day} now${others > 0 ? `, and ${plural(others, 'more thing')} moved` : ''}`
export const takenBack = 'The places are as before.'
export const takeBackFailed = 'The places could not be taken back: somebody may have changed the trip since.'
