import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { TripCopyChange } from '@saathi/shared/trips/copies'

// The sheet that copies a trip onto other dates.

export const copy = 'Copy this trip'
export const intro =
  'The same sights on other dates, with ways, nights and costs planned anew. What people wrote, booked or paid is not copied.'
export const make = 'Make the copy'
export const making = 'Making the copy...'
export const made = 'This is your copy. Only you see it.'
export const failed = 'We could not copy this trip. Please try again.'
export const chooseDay = 'Choose the first day to see what changes.'
export const dayMissing = 'Please choose the first day.'
export const checking = 'Checking these dates...'
export const tryAgain = 'Try again'
export const changes = 'What changes'
export const copiedSights = (sights: number, days: number) =>
  `${sights === 1 ? '1 sight' : `${sights} sights`} in ${days === 1 ? '1 day' : `${days} days`}`
export const nothingChanges = 'Every sight keeps its day.'
export const toLogin = 'Log in to copy it'
export const ownTitle = 'Take this trip yourself'
export const ownText = 'Copy it onto your own dates, from your own city.'

const WEEKDAYS = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}
const ways = {
  road: 'by car',
  rail: 'by train',
  bus: 'by bus',
  air: 'by plane',
  local: 'by local transport',
  walk: 'on foot',
  sea: 'by boat',
}

type Sight = Extract<TripCopyChange, { kind: 'moved' | 'left' }>

function reason({ sight, why, weekday, month }: Sight): string {
  if (why === 'closed' && weekday) return `${sight} is closed on ${WEEKDAYS[weekday]}`
  if (why === 'season' && month !== null) return `${sight} is not open in ${monthName(month)}`
  return `${sight} does not fit into its day`
}

/** `Taj Mahal is closed on Fridays: moved to day 2.` */
export function changeWords(change: TripCopyChange): string {
  switch (change.kind) {
    case 'moved':
      return `${reason(change)}: moved to day ${change.day + 1}.`
    case 'left':
      return `${reason(change)}: left out.`
    case 'train':
      return `The train ${change.train} does not run on ${WEEKDAYS[change.weekday]}: another way at usual times.`
    case 'way':
      return `The long way is ${ways[change.by]} now.`
    case 'days':
      return `${change.after} days in place of ${change.before}.`
    case 'order':
      return `The order is ${change.places.join(', ')} now.`
    case 'bare':
      return 'Ways and nights are not planned: add them yourself.'
  }
}
