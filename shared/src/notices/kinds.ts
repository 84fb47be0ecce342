/**
 * The kind of a notification. `seat`: a seat came free and the user got it; `cancelled` and `changed`: a tour that the
 * user is in or waits for; `joined`, `left`: the user's own tour; `removed`, `readmitted`: by the host of the tour;
 * `requested`: someone asks to join the user's own tour; `accepted`, `acceptedToWait`, `declined`: the host has decided
 * about the user's request, with a seat or a place on the waitlist of a full tour;
 * `blockedJoined`: a user whom they have blocked is on a tour that they are in; `invited`: to a tour, for a travel plan;
 * `invitationAccepted`: the actor, the owner of such a plan, has accepted, and shows its days to the user;
 * `reportDecided`, `appealDecided`, `photoDecided`: moderators have decided about what the user has sent them;
 * `referencesDue`: a tour of the user has ended, and its people may write about each other; `referenced`: the actor has
 * written about the user, who can see it from now on;
 * `tripTomorrow`: a trip or tour of the user begins on the day in the note, which is the next one;
 * `publishAsked`: the actor, the owner of a trip that is over, asks the user to agree to its public page;
 * `pay...`: the actor lets the user see their UPI id, or has marked a payment between the two as paid, confirmed or disputed;
 * `tripPay...`: the same in the expenses of a trip without a tour. They are kinds of their own, since earlier versions show
 * only what has a tour, and skip kinds that they do not know.
 */
export const NOTICE_KINDS = [
  'seat',
  'cancelled',
  'changed',
  'joined',
  'left',
  'removed',
  'readmitted',
  'blockedJoined',
  'requested',
  'accepted',
  'acceptedToWait',
  'declined',
  'invited',
  'invitationAccepted',
  'payReleased',
  'payClaimed',
  'payConfirmed',
  'payDisputed',
  'tripPayReleased',
  'tripPayClaimed',
  'tripPayConfirmed',
  'tripPayDisputed',
  'reportDecided',
  'appealDecided',
  'photoDecided',
  'referencesDue',
  'referenced',
  'tripTomorrow',
  'publishAsked',
] as const
