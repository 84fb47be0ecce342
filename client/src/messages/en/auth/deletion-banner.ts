// Apart from `account.ts`, since the banner is on every page.
export const title = 'Your account will be deleted'
export const leavingOn = 'Your account will be deleted on <b>that day</b>.'
export const keepAccount = 'Keep my account'
export const loading = 'Loading...'
export const failed = 'That did not work. Please try again.'
