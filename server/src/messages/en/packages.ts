import type { Errors } from '../errors.ts'

export const factReported = 'Thank you. An editor will check this.'

export const errors = {
  'destinations.notFound': 'No such destination.',
  'exclusions.notRemembered': 'Please turn on "Remember on my profile" first.',
  'packages.changed': 'Somebody has saved this package since you opened it.',
  'packages.notFound': 'No such package.',
  'packages.pictureRefused':
    'A picture is a path of this site, or an https address on a host that the operator allows.',
  'packages.slugTaken': 'Another package has this slug.',
  'packages.versionNotFound': 'There is no such version of the package.',
} satisfies Errors
