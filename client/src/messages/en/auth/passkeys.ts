export const heading = 'Passkeys'
export const intro = 'Log in with your fingerprint, your face or the PIN of your device, without a password.'
export const notSupported = 'This browser has no passkeys.'
export const none = 'You have no passkeys yet.'
export const add = 'Add a passkey'
export const name = 'Name of the new passkey'
export const nameMissing = 'Please give the passkey a name.'
export const sendCode = 'Mail me a code'
export const codeHint = 'We mail you a code first, so that nobody who has only your password can add a passkey.'
export const codeSent = 'We have sent a code to your email address. It is good for an hour.'
export const code = 'Code from the mail'
export const codeMissing = 'Please enter the code from the mail.'
export const added = 'The passkey is added.'
export const synced = 'Also on your other devices'
export const addedOn = (day: string) => `Added on ${day}`
export const lastUsed = (day: string) => `Last used on ${day}`
export const rename = 'Rename'
export const renameNamed = (passkey: string) => `Rename ${passkey}`
export const newName = 'New name'
export const save = 'Save'
export const cancel = 'Cancel'
export const remove = 'Remove'
export const removeNamed = (passkey: string) => `Remove ${passkey}`
export const removed = 'The passkey is removed.'

export const requireLabel = 'Ask for a passkey after the password'
export const requireHint =
  'Then nobody can log in with your password alone. You get a recovery code for the day on which you have none of your passkeys.'
export const required = 'Log-ins now ask for a passkey.'
export const notRequired = 'Log-ins no longer ask for a passkey.'
export const recoveryTitle = 'Your recovery code'
export const recoveryMeans =
  'Keep it in a safe place. If you lose all of your passkeys, you need it to log in, and we cannot show it again.'
export const kept = 'I have kept it'

export const logIn = 'Log in with a passkey'
export const promptTitle = 'One more step'
export const promptIntro = 'Your account asks for a passkey after the password.'
export const usePasskey = 'Use a passkey'
export const recoveryCode = 'Recovery code'
export const recoverIntro = 'No passkey at hand? With your recovery code log-ins ask for no passkey any more.'
export const useRecoveryCode = 'Use the recovery code'
export const recoveryCodeMissing = 'Please give your recovery code.'
export const logOut = 'Log out'

export const loading = 'One moment…'
export const cancelled = 'No passkey was used.'
export const failed = 'Something went wrong. Please try again.'
