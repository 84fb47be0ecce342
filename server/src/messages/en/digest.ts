// The daily mail about what is unread. It never has words of a message or the name of a person.
export const subject = 'Unread on Saathi'
export const intro = 'This came in while you were away:'

/** Unread messages are counted up to 100 a conversation. */
const countOf = (n: number) => (n >= 100 ? '100 or more' : String(n))

export const privateMessages = (messages: number, people: number) => {
  if (messages === 1) return '1 private message'
  return people === 1
    ? `${countOf(messages)} private messages from one person`
    : `${countOf(messages)} private messages from ${people} people`
}
export const groupMessages = (messages: number, tour: string) =>
  messages === 1 ? `1 message in the group of "${tour}"` : `${countOf(messages)} messages in the group of "${tour}"`
export const notices = (count: number, name: string) =>
  count === 1 ? `1 notification about "${name}"` : `${countOf(count)} notifications about "${name}"`
export const invitations = (count: number) =>
  count === 1 ? '1 invitation to plan a trip together' : `${count} invitations to plan trips together`
export const more = (tours: number) => (tours === 1 ? 'And something in 1 more tour.' : `And more in ${tours} tours.`)

/** Above the link that unsubscribes. */
export const footer = 'You get this mail at most once a day, when you have been away. Stop it:'

// The page behind the unsubscribe link, as HTML.
export const unsubscribeTitle = 'Stop the daily mail?'
export const unsubscribeQuestion =
  'Saathi will no longer mail you about unread messages and notifications. You still see them on the site.'
export const unsubscribeButton = 'Stop the daily mail'
export const unsubscribedTitle = 'Daily mail stopped'
export const unsubscribed = 'You get no more daily mails. On your profile you can turn them on again.'
export const linkExpiredTitle = 'This link has expired'
export const linkExpired = 'The links in our mails work for 60 days. You can turn the daily mail off on your profile.'
