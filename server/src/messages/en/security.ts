/** The advice for when it was somebody else. */
const notYou = (url: string) =>
  `If it was not you, somebody else is logged in to your account. Log out all devices (${url}) and set a new password.

Saathi`

/** About a new or changed UPI id. */
export const upiMail = (upi: string, url: string) => ({
  subject: 'Your UPI ID on Saathi was changed',
  text: `Your UPI ID on Saathi is now ${upi}. People whom you have shared an earlier one with go on seeing that one, marked as changed, until you share the new one with them.

${notYou(url)}`,
})

/** About a new calendar feed. */
export const feedMail = (url: string) => ({
  subject: 'Your Saathi calendar has a new private address',
  text: `A private calendar address was made for your Saathi account. Whoever has it can read your trips and tours, with their days. An earlier address does not work any more.

${notYou(url)}`,
})
