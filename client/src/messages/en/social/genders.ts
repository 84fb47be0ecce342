// The part of the own profile about gender.
import type { GENDERS } from '@saathi/shared/social/gender-rules'

type PerGender = Record<(typeof GENDERS)[number], string>

export const title = 'Your gender'
export const shownOnlyBy =
  'Not shown on your profile. People can tell only if you use a tour or deck for one gender. Not checked. You can change it every 90 days.'
export const moderators = 'Moderators see it in a report about you. You need not say it.'
export const label = 'Gender (optional)'
export const notSaid = 'Prefer not to say'
export const genders = { woman: 'Woman', man: 'Man', another: 'Another gender' } satisfies PerGender
export const changeableFrom = (day: string) => `You can change it again from ${day}.`
export const save = 'Save gender'
export const saving = 'Saving...'
export const saved = 'Gender saved.'
export const failed = 'We could not save this just now.'
export const loadFailed = 'We could not load this just now.'
export const tryAgain = 'Try again'
export const loading = 'Loading...'
export const deck = {
  woman: 'In Find Your Match, show me women only, and me to women only',
  man: 'In Find Your Match, show me men only, and me to men only',
  another: 'In Find Your Match, show me people of another gender only, and me only to them',
} satisfies PerGender
export const deckHint = 'Only people who have said the same gender as you. People you are matched with already stay.'
export const deckSaved = 'Saved.'
export const toursAndPlans =
  'You can also open a tour that you host, and that you are going somewhere, to people of your gender only.'
