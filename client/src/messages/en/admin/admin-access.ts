export const logInToAct = 'Your log-in is more than half an hour old. You can read; log in again to act.'
export const logInAgain = 'Log in again'

export const secondFactorTitle = 'Add a second factor first'
export const secondFactorNeeded =
  'The admin site needs a passkey beside your password. Add one to your account, then log in with it and come back.'
export const toSecurity = 'Add a passkey'

export const loginTooOldTitle = 'Log in again'
export const loginTooOld = 'The admin site needs a log-in of the last 12 hours. Log in again to go on.'
