export const heading = 'Your email address'
export const current = (email: string) => `You log in with ${email}, and our mails go there.`
export const newAddress = 'New address'
export const addressMissing = 'Please enter your new address.'
export const sendCodes = 'Send the codes'
export const codes = 'Codes for the change'
export const codesSent =
  'We have sent a code to each of the two addresses. They are good for an hour. When the address is changed, all your other devices are logged out.'
export const codeFor = (email: string) => `Code sent to ${email}`
export const change = 'Change the address'
export const changed = (email: string) => `Your address is ${email} now.`
export const cancel = 'Cancel'
export const loading = 'Loading...'
export const failed = 'That did not work. Please try again.'
