// The public page of a trip, which needs no log-in.

export const costTitle = 'What it cost a person'
export const costNote = 'By the plan of this trip, from the city where it began. Ask for your own price before you go.'
export const note = 'The days as they were, without dates. Hours and prices change: check them before you go.'
export const freeDay = 'A day without sights.'
export const onlyYou = 'Only the people of this trip see this page so far.'

export const goneTitle = 'This page does not exist'
export const gone = 'It was taken down, or a part of its address is missing.'
export const toHome = 'To the home page'

export const report = 'Report this page'
export const reportLogin = 'Log in to report it'
export const isAnonymous = 'Our moderators read it. Whoever made this page does not learn who reported it.'
export const reason = 'Reason'
export const chooseReason = 'Please choose'
export const noReason = 'Please choose a reason.'
export const words = 'What should we know?'
export const send = 'Send the report'
export const sending = 'Sending...'
export const failed = 'This did not work. Please try again.'
