// What people consent to, in a file of its own so that browsers do not load zod.

/** The version of the privacy notice and the terms: the day of their last change. It is stored with each consent. */
export const NOTICE_VERSION = '2026-11-25'

/** Each purpose for which a consent is asked and recorded, in the order shown. The table `consents` has the same list. */
export const CONSENT_PURPOSES = ['account', 'gender', 'photoCheck', 'upiId'] as const

/** The consents that can be withdrawn while the account goes on. */
export const WITHDRAWABLE_PURPOSES = ['gender', 'photoCheck', 'upiId'] as const
