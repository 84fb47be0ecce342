// Why a log-in, a registration or a new password failed.

export const logInFailed = (reason: string) => `Login failed: ${reason}`
export const unknownError = 'Unknown error'
export const notConfigured = 'Log-in is not set up correctly on our side. Please write to us.'
export const wrongPassword = 'The email address or the password is not right.'
export const oldLink = 'This link has expired or was already used. Please ask for a new one.'
export const googleAccountExists =
  'You have an account with this email address already. Please log in with your password.'
export const anotherPopup = 'Another Google window was opened. Please continue there.'
export const accountExists = 'An account with this email address exists already. Please log in.'
export const serviceFailed = 'The log-in service did not answer as it should. Please try again in a moment.'
export const checkFailed = 'The security check failed. Please try again in a moment.'
export const signInExpired = 'This log-in has expired. Please log in with your password.'
export const invalidEmail = 'This is not an email address.'
export const missingEmail = 'Please enter your email address.'
export const missingPassword = 'Please enter your password.'
export const checkMissing = 'The security check did not load. Please try again in a moment.'
export const secondFactor =
  'This account asks for a second factor, which Saathi does not support yet. Please log in another way.'
export const unreachable = 'We cannot reach the log-in service. Please check your connection and try again.'
export const switchedOff = 'This way of logging in is switched off.'
export const passwordRules =
  'This password does not meet the rules of your account. Please set a new one with “Forgot password?”.'
export const popupBlocked = 'Your browser blocked the Google window. Please allow pop-ups for this site and try again.'
export const popupClosed = 'The Google window was closed before you were logged in.'
export const logInAgainFirst = 'Please log in again first.'
export const timeout = 'The log-in service took too long to answer. Please try again in a moment.'
export const tooMany = 'There were too many attempts. Please wait a few minutes and try again.'
export const suspended = 'This account is suspended. Please write to us if you think that is a mistake.'
export const anotherAccount = 'That is not the account that you are logged in with.'
export const sessionEnded = 'Your session has ended. Please log in again.'
export const weakPassword = 'Password should be at least 6 characters'
