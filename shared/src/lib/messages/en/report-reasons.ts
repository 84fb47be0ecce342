import type { REPORT_REASONS } from '../../../social/rules.ts'

/** The reasons for which people are reported, by the value on the wire. */
export const reportReasons = {
  harassment: 'Harassment or threats',
  unsafe: 'Felt unsafe on a tour or in a conversation',
  inappropriate: 'Inappropriate words or pictures',
  fake: 'Pretends to be someone else',
  scam: 'Asks for money, or sells something',
  underage: 'Seems to be under 18',
  other: 'Something else',
} satisfies Record<(typeof REPORT_REASONS)[number], string>
