import type { MODERATION_WORDS } from '../../../admin/rules.ts'

/** The sentences for a person about a decision of the moderators, by the value on the wire. */
export const moderationWords = {
  moneyBeforeMeeting: 'Asking people for money before meeting them is against our rules.',
  sameTextToMany: 'Sending the same message to many people is against our rules.',
  harassment: 'Harassing or threatening people is against our rules.',
  unsafeMeeting: 'People felt unsafe with you. Please take more care of those whom you travel with.',
  notYourPicture: 'Your picture has to show you, and nobody else.',
  inappropriate: 'Your words or pictures are not fit for Saathi.',
  falseIdentity: 'Pretending to be someone else is against our rules.',
  underage: 'Saathi is for adults: you have to be 18 or older.',
  selling: 'Saathi is for travelling together, not for selling.',
  otherRules: 'What you did is against our rules.',
} satisfies Record<(typeof MODERATION_WORDS)[number], string>
