// The page behind the unsubscribe link, as HTML.
export const unsubscribeTitle = 'Stop mails about your tours?'
export const unsubscribeQuestion =
  'Saathi will no longer mail you about seats, requests to join and cancelled tours. You still see it on the site, under the bell.'
export const unsubscribeButton = 'Stop these mails'
export const unsubscribedTitle = 'Mails stopped'
export const unsubscribed = 'You get no more mails about your tours. On your profile you can turn them on again.'
export const unsubscribeLinkInvalidTitle = 'This link does not work'
export const unsubscribeLinkInvalid =
  'The link may be cut off, or its account is gone. You can turn these mails off on your profile.'
export const toProfile = 'To your profile'
