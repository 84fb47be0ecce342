import type { CallsOf } from './call.ts'

export const safety: CallsOf<'safety'> = {
  reports: { may: 'user', input: () => ({}) },
  reportTrip: { may: 'user', input: ({ othersPage }) => ({ publicId: othersPage, reason: 'scam' }) },
  decisions: { may: 'user', input: () => ({}) },
  appeal: { may: 'owner', input: ({ decision }) => ({ decisionId: decision, text: 'I have not sold anything.' }) },
  photoCheck: { may: 'user' },
  startPhotoCheck: { may: 'user', input: () => ({ consent: true }) },
}
