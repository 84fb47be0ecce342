// The page of a shared trip, which needs no log-in.

export const dayOfDays = (day: number, count: number) => `Day ${day} of ${count}`
export const onFoot = (km: number) => `${km} km on foot`
export const along = (by: 'road' | 'boat' | 'ropeway', km: number) => `${km} km by ${by}`
export const arrives = (time: string) => `arrives ${time}`
export const until = (time: string) => `until ${time}`
export const worksUntil = (day: string) => `This link works until the end of ${day}. Please do not pass it on.`
export const readNote = 'Read only. It always shows the latest plan.'
export const aPerson = (cost: string) => `About ${cost} a person`
export const costTitle = 'Cost per person'
export const estimate = 'An estimate, not a quote.'
export const indianTimes = 'All times are Indian time.'

export const emergencyTitle = 'In an emergency, in India'
export const emergencyNumbers = [
  { number: '112', what: 'Police, fire and ambulance' },
  { number: '108', what: 'Ambulance in most states' },
  { number: '1363', what: 'Tourist helpline, in 12 languages' },
] as const
export const callNumber = (number: string, what: string) => `Call ${number}: ${what}`

export const planTitle = 'Plan a trip of your own'
export const planText = 'Say what you dream of and get places across India with honest costs in rupees.'
export const planLink = 'Plan my trip'

export const goneTitle = 'This link does not work'
export const gone =
  'It was revoked, it has ended, or a part of it is missing. Please ask the person who sent it for a new one.'
export const toHome = 'To the home page'
