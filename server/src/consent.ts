/**
 * What signed-in people may call before they have said that they are adults: the documented calls, whose payloads know
 * no consent, and what gives one's word or takes one's own data and account away. Every other procedure for signed-in
 * people answers 403 until then, a new one too.
 */
export const BEFORE_CONSENT: ReadonlySet<string> = new Set([
  'social.me',
  'social.update',
  'social.followStatus',
  'social.follow',
  'social.unfollow',
  'matching.deck',
  'matching.swipe',
  'matching.matches',
  'tours.list',
  'tours.join',
  'tours.leave',
  'tours.favorite',

  'auth.consent',
  'social.export',
  'social.leave',
  'social.keep',
])
