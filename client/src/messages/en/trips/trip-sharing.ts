// The texts about the parts of a trip that leave Saathi: links, the calendar feed and calendar files.

export const share = 'Share'
export const shareTitle = 'Share this trip'
export const calendarTitle = 'Print, calendar, map, copy'
export const calendarTitleWide = 'Calendar'
export const readLink = 'For friends'
export const readLinkShows = 'Days and places, to read. Stays and notes stay with you.'
export const showTimes = 'Show times'
export const showCosts = 'Show costs'
export const alsoShows = (times: boolean, costs: boolean) =>
  `It shows ${[times && 'times', costs && 'costs'].filter(Boolean).join(' and ')}, too.`
export const linkEnds = 'Works for'
export const linkDays = { '7': '7 days', '30': '30 days', '': 'No end' }
export const send = 'Send'
export const sendText = (trip: string) => `Our plan: ${trip}`
export const whatsApp = 'WhatsApp'
export const familyLink = 'For my family'
export const familyLinkShows = 'Where you are and when, with emergency numbers. Ends the day after the trip.'
export const familyNeedsDates = 'Choose a day of departure first: this link ends the day after the trip.'
export const familyEnded = 'This trip is over, so this link would have ended already.'
export const feed = 'Calendar feed'
export const feedShows = 'Your calendar app follows all of your trips and tours. Only you have its address.'

export const showMyName = 'Show my first name'
export const create = 'Create'
export const createName = (link: string) => `Create: ${link}`
export const made = (day: string) => `Link made on ${day}. To share it again, make a new one.`
export const worksUntil = (day: string) => `Works until the end of ${day}.`
export const address = (link: string) => `Address: ${link}`
export const copy = 'Copy'
export const copyName = (link: string) => `Copy: ${link}`
export const copied = 'Copied.'
export const copyByHand = 'Please copy the address by hand.'
export const openCalendar = 'Open in my calendar app'
export const replace = 'New address'
export const replaceName = (link: string) => `New address: ${link}`
export const revoke = 'Revoke'
export const revokeName = (link: string) => `Revoke: ${link}`

export const askRevoke = 'Revoke this link?'
export const revokeEffect = 'It stops working at once for everybody who has it.'
export const yesRevoke = 'Yes, revoke'
export const askReplace = 'Make a new address?'
export const replaceEffect = 'The present one stops working at once for everybody who has it.'
export const yesReplace = 'Yes, make a new one'
export const keep = 'Keep it'
export const failed = 'This did not work. Please try again.'

export const addToCalendar = 'Add to calendar'
export const calendarFailed = 'We could not make the calendar file. Please try again.'
