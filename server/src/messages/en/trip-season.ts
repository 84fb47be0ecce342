// Warnings of a trip about the time of the year.
import type { Weekday } from '@saathi/shared/destinations/opening-hours'
import { everyWeekday, monthName } from '@saathi/shared/lib/messages/en/days'

/** `best`: such as `; November to May are best`. */
export const adviseAgainst = (best: string) => `We advise against this trip at this time${best}.`
/** `opens`: the sights that are open then and not now. */
export const betterTime = (month: number, opens: readonly string[]) =>
  `The next month that suits is ${monthName(month)}${whenOpen(opens)}.`
export const nextBest = (month: number, opens: readonly string[]) =>
  `The next of the best months is ${monthName(month)}${whenOpen(opens)}.`
const whenOpen = (opens: readonly string[]) => (opens.length > 0 ? `, when this is open too: ${opens.join('; ')}` : '')
/** `best`: such as `; November to May are best`. */
export const outsideBest = (month: number, best: string) =>
  `${monthName(month)} is outside the best months here${best}.`
export const hotMonth =
  'Afternoons pass about 38 °C at this time: be out early and late, and indoors from noon to four.'
export const fog = 'Fog on winter mornings can delay trains and flights for hours, and makes roads slow before ten.'
export const snowyHills =
  'Nights are below zero at this time, and snow can close the hill roads for a day: ask for a heated room, and keep time to spare.'
export const coldHills = 'Nights are cold in the hills at this time: ask for a heated room.'
export const roughSea = 'The sea is rough from June to September: walk on the beach, and stay out of the water.'
/** `days`: the weekdays on which one may start so that each train of a trip without dates runs. */
export const startOn = (days: readonly Weekday[]) =>
  days.length === 0
    ? 'No weekday suits the trains there and back of these days: look for others, or stay for a day more or less.'
    : `For its trains, this trip starts on ${days.map(everyWeekday).join(' or ')} only.`
/** The days of a journey, and of those the days on the way. */
export const mostOnTheWay = (days: number, way: number) =>
  `${way} of the ${days} days of this trip are for the way there and back: stay longer, or go to a place that is nearer.`
