import * as z from 'zod/mini'
import type * as inputTexts from './messages/en/input.ts'

/**
 * Why a call is forbidden, if the caller can act on it. `consent`: first confirm to be an adult. `login-too-old`: log
 * in again and repeat the call. `passkey-needed`: finish the log-in with a passkey. `second-factor`: log in with a passkey
 * and repeat the call. `suspended`: the account can only be exported and deleted.
 */
export const Reason = z.enum(['consent', 'login-too-old', 'passkey-needed', 'second-factor', 'suspended'])
export type Reason = z.infer<typeof Reason>

/**
 * The error response of REST and tRPC. `field`: the invalid input; `reason`: why a call is forbidden; `retryAfter`: the
 * seconds to wait; `messageId` and `params`: the message as data, for clients with texts of their own.
 */
export const ErrorResponse = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  field: z.optional(z.string()),
  reason: z.optional(Reason),
  retryAfter: z.optional(z.int()),
  messageId: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** No parameters. */
type None = Record<never, never>

/** The error messages and their parameters, by the id that is on the wire. Seconds are whole. */
export type ErrorParams = {
  'access.consentMissing': None
  'access.loginRequired': None
  'access.loginTooOld': None
  'access.onlyYourself': None
  'access.passkeyNeeded': None
  'access.profileMissing': None
  'access.sessionEnded': None
  'access.suspended': None
  'access.suspendedUntil': { day: string }
  'admin.loginTooOld': None
  'admin.secondFactorMissing': None
  'admin.staffOnly': None
  'auth.addressSame': None
  'auth.addressTaken': None
  'auth.codeExpired': None
  'auth.codeMissing': None
  'auth.codeSentRecently': { seconds: number }
  'auth.codeWrong': None
  'auth.codeWrongLastTry': None
  'auth.codeWrongTriesLeft': { tries: number }
  'auth.emailInvalid': None
  'auth.emailNotVerified': None
  'auth.emailTaken': None
  'auth.passwordCommon': None
  'auth.passwordWeak': None
  'auth.providerBusy': None
  'auth.providerUnavailable': None
  'choices.candidateUnknown': None
  'choices.candidatesFull': { max: number }
  'choices.closed': None
  'choices.few': None
  'choices.fewVotes': None
  'choices.full': { max: number }
  'choices.hostOnly': None
  'choices.linkGone': None
  'choices.noWinner': None
  'choices.notFound': None
  'choices.ofGroup': None
  'choices.open': None
  'choices.ownerTripsFull': None
  'choices.packageNowhere': None
  'choices.tourHasTrip': None
  'choices.tourOver': None
  'choices.voted': None
  'choices.votersFull': None
  'consents.genderMissing': None
  'consents.photoCheckMissing': None
  'consents.upiIdMissing': None
  'destinations.notFound': None
  'exclusions.notRemembered': None
  'expenses.closed': None
  'expenses.entryNotFound': None
  'expenses.full': { max: number }
  'expenses.guestNotFound': None
  'expenses.guestsFull': { max: number }
  'expenses.importEmpty': None
  'expenses.importHeader': None
  'expenses.keyUsed': None
  'expenses.notFound': None
  'expenses.notOwed': None
  'expenses.personUnknown': None
  'expenses.replaced': { number: number }
  'expenses.transferNotFound': None
  'expenses.transferState': None
  'expenses.upiMissing': None
  'genders.inUse': None
  'genders.notSaid': None
  'genders.tooSoon': { day: string }
  'groups.choiceUnknown': None
  'groups.meetingTime': None
  'groups.notFound': None
  'groups.notMeetingDay': None
  'groups.pollClosed': None
  'groups.pollTime': None
  'groups.replyUnknown': None
  'limits.messages': { seconds: number }
  'limits.reports': { seconds: number }
  'limits.swipes': { seconds: number }
  'limits.tooOften': { seconds: number }
  'mail.recipientInvalid': None
  'mail.subjectNotOneLine': None
  'matching.notMatched': None
  'media.fieldNotText': None
  'media.fieldRepeated': None
  'media.fieldTooLong': None
  'media.fieldUnknown': None
  'media.fileTooLarge': { megabytes: number }
  'media.formBroken': None
  'media.formTooManyParts': None
  'media.formTooSlow': None
  'media.kindUnknown': None
  'media.manyPictures': None
  'media.notFile': None
  'media.notForm': None
  'media.notFound': None
  'media.partUnnamed': None
  'media.pictureFormat': None
  'media.pictureMissing': None
  'media.pictureTooLarge': { megapixels: number }
  'media.pictureUnreadable': None
  'media.quotaExceeded': None
  'media.textNotFile': None
  'media.uploadsWaiting': None
  'media.widthInvalid': None
  'messages.keyUsed': None
  'messages.notAllowed': None
  'messages.tooManyStreams': None
  'nominees.contactMissing': None
  'packages.changed': None
  'packages.notFound': None
  'packages.pictureRefused': None
  'packages.slugTaken': None
  'packages.versionNotFound': None
  'passkeys.expired': None
  'passkeys.full': { max: number }
  'passkeys.lastNeeded': None
  'passkeys.loginFailed': None
  'passkeys.none': None
  'passkeys.notFound': None
  'passkeys.recoveryCodeWrong': None
  'passkeys.registrationFailed': None
  'passkeys.taken': None
  'passkeys.useOne': None
  'people.cannotBlockYourself': None
  'people.cannotFollowYourself': None
  'people.cannotReportYourself': None
  'people.cannotSwipeYourself': None
  'people.cannotUnfollowYourself': None
  'people.isStaff': None
  'people.leaving': None
  'people.notFound': None
  'people.pictureNotYours': None
  'people.subjectUnknown': None
  'plans.alreadyInTour': None
  'plans.ended': None
  'plans.full': { max: number }
  'plans.inPast': None
  'plans.invitationNotFound': None
  'plans.keyUsed': None
  'plans.notFound': None
  'plans.placeUnknown': None
  'plans.tooFarAhead': None
  'plans.tourElsewhere': None
  'push.deviceUnknown': None
  'push.endpointRefused': None
  'push.keyInvalid': None
  'push.off': None
  'recommend.pastDay': None
  'references.aboutYourself': None
  'references.cancelled': None
  'references.closed': None
  'references.late': None
  'references.notFound': None
  'references.notTogether': None
  'references.once': None
  'references.repliedOnce': None
  'references.tourComing': None
  'reports.decided': None
  'reports.impossible': None
  'reports.notFound': None
  'reports.own': None
  'reports.proposalNotFound': None
  'reports.waiting': None
  'reports.wordsMissing': None
  'safety.appealNotFound': None
  'safety.photoNotFound': None
  'request.bodyNotObject': None
  'request.cursorInvalid': None
  'request.tooMuchData': None
  'safety.appealTooLate': None
  'safety.appealedAlready': None
  'safety.decisionUnknown': None
  'safety.photoNotAsked': None
  'safety.profilePictureMissing': None
  'sessions.notFound': None
  'saved.full': { max: number }
  'service.databaseUnavailable': None
  'service.unexpected': None
  'tours.askTheGroup': None
  'tours.askedEnough': { most: number }
  'tours.cancelled': None
  'tours.closed': None
  'tours.declined': None
  'tours.ended': None
  'tours.endsInPast': None
  'tours.genderNotSaid': None
  'tours.notFound': None
  'tours.oneGenderPublic': None
  'tours.own': None
  'tours.packageUnknown': None
  'tours.packageWithdrawn': None
  'tours.pictureNotYours': None
  'tours.questionAnswered': None
  'tours.questionGone': None
  'tours.questionUnanswered': None
  'tours.questionWaits': None
  'tours.questionsFull': { most: number }
  'tours.removed': None
  'tours.requestGone': None
  'tours.requestsFull': { most: number }
  'tours.tooFarOff': None
  'tours.tooFewSeats': { taken: number }
  'tours.tooManyRequests': { most: number }
  'trips.bookingsFull': { max: number }
  'trips.bookingsOff': None
  'trips.calendarUndated': None
  'trips.checksFull': { max: number }
  'trips.dayFull': { max: number }
  'trips.dayUnknown': None
  'trips.daysInUse': None
  'trips.familyEnded': None
  'trips.familyUndated': None
  'trips.feedGone': None
  'trips.friendsFull': { max: number }
  'trips.friendsOfTour': None
  'trips.full': { max: number }
  'trips.itemsFull': { max: number }
  'trips.linkGone': None
  'trips.mayNotEdit': None
  'trips.needsLonger': { towns: string; nights: number }
  'trips.townsShut': { towns: string }
  'trips.needsNights': { sight: string; at: string }
  'trips.needsPass': { sight: string; pass: string }
  'trips.needsWalk': { sight: string; walk: string }
  'trips.noRoute': { problem: string }
  'trips.noWay': None
  'trips.notFound': None
  'trips.placeUnknown': None
  'trips.publicEarly': None
  'trips.publicEmpty': None
  'trips.publicGone': None
  'trips.publicHidden': None
  'trips.publicTour': None
  'trips.stale': None
  'trips.tourHasPlace': None
  'trips.tourHasTrip': None
  'trips.tourUnknown': None
  'wrongFacts.notFound': None
  'wrongFacts.unknownFact': None
  'enquiries.answered': None
  'enquiries.notFound': None
}

/** An error about invalid input that has no message of its own, by what is wrong with it. */
export type InputError =
  | 'input.invalid'
  | 'input.notAllowed'
  | 'input.tooFew'
  | 'input.tooLarge'
  | 'input.tooLong'
  | 'input.tooMany'
  | 'input.tooShort'
  | 'input.tooSmall'
  | 'input.wrongFormat'
  | 'input.wrongType'

/** The messages about invalid input without parameters. */
type InputText = { [Name in keyof typeof inputTexts]: (typeof inputTexts)[Name] extends string ? Name : never }

/** The id of an error message. Later versions may have more; malformed requests have none. */
export type MessageId = keyof ErrorParams | InputError | `input.${InputText[keyof InputText]}`
