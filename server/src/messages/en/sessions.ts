import type { Errors } from '../errors.ts'

export const errors = {
  'sessions.notFound': 'This device is not logged in any more.',
} satisfies Errors

export const ended = 'That device is logged out.'
export const othersEnded = 'All other devices are logged out.'
export const allEnded = 'All devices are logged out.'

/** A device by its browser and system, such as `Chrome on Android`. */
export const device = (app: string | null, system: string | null) => {
  if (app && system) return `${app} on ${system}`
  return app ?? system ?? 'Unknown device'
}

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Above the link to the page with the user's devices. */
export const newDeviceMail = (device: string, at: Date) => ({
  subject: 'New log-in to your Saathi account',
  text: `Your Saathi account was logged in to on a new device.

Device: ${device}
Time: ${TIME.format(at)}, Indian time

If it was you, there is nothing to do.

If it was not you, log that device out on the page below, and set a new password.`,
})

/** Above the link to the page with the user's devices. */
export const sessionsEndedMail = (at: Date) => ({
  subject: 'Your Saathi password was changed',
  text: `The password of your Saathi account was changed, and all devices were logged out.

Time: ${TIME.format(at)}, Indian time

If it was you, there is nothing to do.

If it was not you, set a new password at once with "Forgot your password?" on the log-in page. The page below shows who is logged in.`,
})
