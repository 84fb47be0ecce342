// Texts of the trips that are kept on this device.

/** With a finger the device is a phone, with a mouse it may be anything. */
export const title = (isPhone: boolean) => `Keep my trips on this ${isPhone ? 'phone' : 'device'}`
export const question = (isPhone: boolean) => `${title(isPhone)}?`
export const means =
  'Your trips, tickets, groups, expenses, messages and saved places can then be read without a network, for 7 days, with their pictures. What you write meanwhile is sent once there is one: messages, expenses, votes, ticks and changes of the days of a trip. All of it is deleted from this device when you log out.'
export const yes = 'Keep them'
export const no = 'Not now'
export const kept = 'Your trips are on this device: you can read them without a network.'
export const notAll = 'Not everything could be kept yet. We try again when you next open Saathi.'
export const deleted = 'Your trips are no longer kept on this device.'
export const failed = 'Your trips could not be kept. This browser does not allow it, or has no space left.'
export const noNetwork = 'No network.'
export const asOf = (time: string) => `As of ${time}.`
export const mayHaveChanged = 'Permits, prices and seats may have changed since.'
export const needsNetwork = 'There is no network. This was not sent.'

// The offer to install the app.
export const installTitle = (isPhone: boolean) => `Install Saathi on this ${isPhone ? 'phone' : 'device'}?`
export const installMeans =
  'It opens from the home screen like an app, and takes tickets that you share to it from messages. It takes almost no space.'
export const install = 'Install'
export const onIphone = 'To have Saathi on the home screen of this device: tap Share, then Add to Home Screen.'

// Texts of what waits to be sent.
export const waiting = 'Waiting for a network'
export const sending = 'Sending...'
export const notSent = 'Not sent yet'
export const savedHere = 'Saved on this device. It is sent once there is a network.'
export const late = 'This was not sent for 7 days. Send it now?'
export const refused = 'This could not be saved.'
export const tryAgain = 'Try again'
export const discard = 'Discard'
export const deleteUnsentQuestion = 'Delete what is not sent yet?'
export const unsentIsDeleted = (count: number) =>
  count === 1
    ? 'One thing that you wrote here is not sent yet. It would be deleted.'
    : `${count} things that you wrote here are not sent yet. They would be deleted.`
export const deleteUnsent = 'Delete and go on'
export const keepUnsent = 'Keep'
