import type { CallsOf } from './call.ts'

export const genders: CallsOf<'genders'> = {
  mine: { may: 'user' },
  set: { may: 'user', input: () => ({ gender: 'woman', consent: true }) },
  setDeck: { may: 'user', input: () => ({ sameGenderOnly: false }) },
}
