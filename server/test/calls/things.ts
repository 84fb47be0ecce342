import type { NewCredential, UsedCredential } from '@saathi/shared/auth/passkeys'

/** What the calls name, from the sight of the user who makes them: ids, unless said otherwise. `world.ts` makes it all. */
export type Things = {
  me: string
  /** Another user: a host, who has swiped on the caller. */
  user: string
  /** A user of no importance, to block. */
  nuisance: string
  /** Two users who have matched with the caller and written. */
  match: string
  formerMatch: string

  package: string
  /** A public tour of the other user. */
  tour: string
  /** A tour of the caller, in which `guest` has a seat, and from which `removed` was removed. */
  ownTour: string
  guest: string
  removed: string
  /** A tour of the caller that nothing else names. */
  tourToCancel: string
  /** A tour of the caller whose guests ask first, and two who have asked. */
  askedTour: string
  asker: string
  otherAsker: string
  /** What somebody asks the caller about `ownTour` before joining. */
  guestQuestion: string
  /** A tour of the other user that has ended, on which the caller was, and the other user's reference about them. */
  pastTour: string
  reference: string

  /** A tour in whose group the caller is, with entries there by number. */
  group: string
  message: { tourId: string; number: number }
  poll: { tourId: string; number: number }

  /** A ledger of the caller, filled by `fillLedger`. `entry` and `otherEntry` are numbers. */
  ledger: { kind: 'tour' | 'trip'; id: string }
  entry: number
  otherEntry: number
  ledgerGuest: string
  /** Payments of guests to the caller, by how far they are. */
  transfers: Record<'open' | 'claimed' | 'sent' | 'missing' | 'off', string>

  /** A plan of the other user and one of the caller, both to this place. */
  plan: string
  ownPlan: string
  planPlace: string
  /** An invitation to a tour of the other user, because of the caller's plan. */
  invitation: { planId: string; tourId: string }

  /** A trip of the caller, with a line on its checklist. */
  trip: string
  check: string
  /** Another trip of the caller, which has a link, and one that nothing else names. */
  sharedTrip: string
  linkToken: string
  tripToRemove: string
  /** Trips of the caller that are over, the second with a public page. */
  pastTrip: string
  publishedTrip: string
  /** A public page of the other user, and one that waits for the caller, who changes the trip. */
  othersPage: string
  askedPage: string
  /** Somebody who goes on `sharedTrip`, the token by which one joins it, and a trip of the other user to which the caller is invited. */
  tripFriend: string
  invitedTrip: string
  inviteToken: string
  /** A trip of the caller to which a link leads that nothing else names. */
  linkedTrip: string

  /** An open choice of the caller with two candidates, one that is decided, and one that nothing else names. */
  choice: string
  decidedChoice: string
  choiceToRemove: string
  /** A choice of the caller in which two have voted, and the token by which one joins `linkedChoice`. */
  votedChoice: string
  linkedChoice: string
  choiceToken: string
  /** A choice of the other user in which the caller votes by a link. */
  othersChoice: string

  /** A destination. */
  place: string
  passkey: string
  session: string
  /** A device of the caller that is told of news. */
  device: string
  /** A decision of moderators about the caller. */
  decision: string
  /** Codes that were mailed: for a new account with this address, for a passkey, and for a change of the address. */
  registration: { email: string; code: string }
  passkeyCode: string
  addressCodes: { oldCode: string; newCode: string }
  /** What an authenticator answers: a new passkey of the caller, and a log-in. */
  newCredential: NewCredential
  usedCredential: UsedCredential
  recoveryCode: string

  /** What the staff finds: people, to be suspended and so on. */
  suspect: string
  suspended: string
  report: string
  proposal: string
  appeal: string
  photoCheck: string
  enquiry: string
  answeredEnquiry: string
  /** One that needs no answer. */
  settledEnquiry: string
  spam: string
  wrongFact: string
  /** Two references of users whom nothing else names. */
  rudeReference: string
  hiddenReference: string
  /** The number of the newest version of `package`, and a withdrawn package with two versions. */
  packageVersion: number
  withdrawnPackage: string
  /** The text of a catalogue file. */
  catalogue: string
}
