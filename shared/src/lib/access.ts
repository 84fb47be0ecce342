// The access of procedures as the client needs it; a server test compares both lists with the procedures' metadata.

/** Procedures that everyone may call and whose response does not depend on the user. */
export const PUBLIC_PROCEDURES: ReadonlySet<string> = new Set([
  'auth.register',
  'auth.sendCode',
  'auth.settings',
  'chat.reply',
  'contact.map',
  'contact.send',
  'destinations.get',
  'destinations.list',
  'destinations.prices',
  'destinations.quote',
  'destinations.reportFact',
  'home.proofs',
  'legal.settings',
  'packages.count',
  'packages.get',
  'packages.list',
  'passkeys.login',
  'passkeys.startLogin',
  'plans.going',
  'recommend.count',
  'recommend.goesWith',
  'recommend.parse',
  'recommend.routes',
  'recommend.travel',
  'recommend.whyNot',
])

/** Procedures that need a valid token, but no profile. */
export const TOKEN_PROCEDURES: ReadonlySet<string> = new Set(['auth.sync', 'passkeys.recover'])
