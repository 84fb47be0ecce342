// The page of a text that was shared to the installed app.
export const title = 'Add to a trip'
export const sharedText = 'The shared text'
export const privacy =
  'It is on this device alone, for an hour at most. Nothing is sent until you have checked it and add it to the trip.'
export const whichTrip = 'Which trip is it for?'
export const noDates = (days: number) => (days === 1 ? '1 day, no dates yet' : `${days} days, no dates yet`)
export const goOn = 'Go on'
export const opening = 'Opening...'
export const discard = 'Discard it'
export const mayOnlyRead = 'You can only read the plan of this trip. Please choose another one.'
export const openFailed = 'We could not open this trip just now. Please try again.'
export const failed = 'We could not load your trips just now.'
export const tryAgain = 'Try again'
export const noTrip = 'No trip of yours is coming up. Plan one: the text is offered when it is made.'
export const planTrip = 'Plan a trip'
export const yourTrips = 'Your trips'
export const signedOut = 'Please log in to add it to a trip.'

export const noneTitle = 'There is no shared text'
export const none =
  'A text that you share to Saathi waits here for an hour, until you use it or log out. Share it again, or open a trip and paste it under “Add a ticket”.'
export const problemTitle = 'The text did not arrive'
export const problems = {
  missed:
    'Saathi was not ready to take it on this device. Share it again, or open a trip and paste it under “Add a ticket”.',
  long: 'It is longer than 200 kB. Share only the part with your booking, or open a trip and paste it under “Add a ticket”.',
}
