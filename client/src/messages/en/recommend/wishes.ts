import { rich } from '@saathi/shared/lib/rich'

// What a line asks for beyond the form, above the results, and why a place is not among them.
export const wishes = 'Also asked for'
export const not = (name: string) => `Not ${name}`
export const ways = { rail: 'By train', bus: 'By bus', road: 'By car', air: 'By flight', ground: 'No flights' }
export const stays = { dorm: 'Hostel dorm', budget: 'Guest house', mid: 'Mid-range hotel', premium: 'Premium hotel' }
export const removeWish = (label: string) => rich`<hidden>Remove: </hidden>${label}`
export const remove = (name: string) => `Remove: ${name}`
export const nearestFollow = 'What comes nearest follows.'

export const whyNotHere = 'Why isn’t a place here?'
export const place = 'Place or region'
export const placeExample = 'Puri'
export const tellWhy = 'Tell me why'
export const inList = (number: number) => `It is number ${number} of this list.`
export const whyFailed = 'We could not look that up just now. Please try again.'
