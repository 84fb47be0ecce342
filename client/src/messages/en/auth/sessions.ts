export const security = 'Security'
export const signedOut = 'Please log in to see your devices.'
export const loading = 'Loading...'
export const cancel = 'Cancel'
export const failed = 'That did not work. Please try again.'
export const tryAgain = 'Try again'

export const devices = 'Where you are logged in'
export const devicesIntro =
  'If you do not know one of these devices, log it out and set a new password. Devices that were not used for 90 days are logged out by themselves.'
export const loadFailed = 'Your devices could not be loaded.'
export const device = (app: string, system: string) => `${app} on ${system}`
export const unknownDevice = 'Unknown device'
export const thisDevice = 'This device'
export const loggedIn = (at: string) => `Logged in ${at}`
export const lastUsed = (at: string) => `Last used ${at}`
export const logOut = 'Log out'
export const logOutDevice = (device: string, at: string) => `Log out ${device}, logged in ${at}`
export const logOutOthers = 'Log out all other devices'
export const logOutAll = 'Log out everywhere'
export const logOutQuestion = (device: string) => `Log out ${device}?`
export const logOutOthersQuestion = 'Log out all other devices?'
export const logOutAllQuestion = 'Log out everywhere?'
export const logOutEffect = 'It is logged out within a few seconds. Whoever uses it has to log in again.'
export const logOutOthersEffect = 'They are logged out within a few seconds. You stay logged in on this device.'
export const logOutAllEffect =
  'All devices are logged out within a few seconds, this one too. Your calendar address and the links to your trips stop working as well.'
export const back = 'Back to your profile'
