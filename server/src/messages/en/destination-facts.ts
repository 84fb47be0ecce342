import { rupees } from '@saathi/shared/lib/money'

/** Titles of the groups of facts about a destination, as editors see them. */
export const groups = {
  season: 'When to go',
  costs: 'What it costs',
  ways: 'Getting there',
  highlights: 'What to see and do',
  stays: 'Where to stay',
  permits: 'Permits',
  cautions: 'Warnings and closures',
}

export const best = 'Best months'
export const good = 'Good months'
export const between = 'Months between'
export const avoid = 'Months to avoid'
export const weather = 'Weather'
export const peak = 'Busiest'
export const offPeak = 'Quietest'
export const idealDays = 'Time needed'
export const days = (least: number, most: number) =>
  least === most ? (least === 1 ? '1 day' : `${least} days`) : `${least} to ${most} days`

export const tiers = { dorm: 'Hostel bed', budget: 'Guest house', mid: 'Mid-range hotel', premium: 'Premium hotel' }
export const range = (low: number, high: number) => (low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`)
export const night = (low: number, high: number) => `${range(low, high)} a night`
export const daily = (amount: number) => `${rupees(amount)} a day each`
export const dailyOf = (tier: string) => `A day, ${tier}`
export const per = { person: 'a person', vehicle: 'a vehicle', boat: 'a boat', group: 'a group' }
export const areas = 'Areas'
export const localTransport = 'Getting around'
export const lastStretch = 'The last stretch'

export const airport = (iata: string) => `Airport ${iata}`
export const railhead = (name: string) => `Station ${name}`
export const roadFrom = (city: string) => `By road from ${city}`
export const distance = (km: number, hours: number) => `${km} km, ${hours} h`

export const free = 'Free'
export const minutes = (n: number) => `${n} minutes`
export const open = { always: 'always open', 'sunrise-sunset': 'open from sunrise to sunset' }
export const openBetween = (spells: string) => `open ${spells}`
export const closedOn = (weekdays: string) => `closed on ${weekdays}`
export const onlyIn = (months: string) => `only ${months}`
export const noHours = 'no known hours'

export const noPermit = 'None needed'
export const permit = (who: string, fee: string) => `for ${who}, ${fee}`
export const leadDays = (n: number) => (n === 0 ? 'on the spot' : n === 1 ? '1 day ahead' : `${n} days ahead`)
export const closure = 'Closure'
export const danger = 'Danger'
export const note = 'Note'
export const allYear = 'all year'

/** The source of ways about which two or more published accounts agree. */
export const guides = 'Travel guides that agree'

export const from = (source: string, month: string) => `from ${source}, ${month}`
export const hoursFrom = (source: string, month: string) => `hours from ${source}, ${month}`
export const feeFrom = (source: string, month: string) => `fee from ${source}, ${month}`
