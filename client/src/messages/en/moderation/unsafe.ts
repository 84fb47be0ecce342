// "I feel unsafe", in a group and in a conversation.

export const title = 'I feel unsafe'
export const noEmergencyService = 'In danger, call now. Saathi is not an emergency service.'
export const numbers = [
  { number: '112', name: 'Emergency', what: 'Police, fire and ambulance, all over India.' },
  { number: '181', name: 'Women’s helpline', what: 'Help and advice for women, from your state.' },
] as const
export const callNumber = (number: string, name: string) => `Call ${number}: ${name}`

export const aboutSomebody = 'Report or block somebody'
export const reportMeans = 'Our moderators read it. They do not answer at once.'
export const chooseName = (name: string) => `Report or block ${name}`

export const leaveTitle = 'Leave quietly'
export const leaveMeans =
  'You give up your seat at once. The group gets no message and nobody is notified; whoever looks no longer finds you on the list.'
export const leave = 'Leave this tour quietly'
export const yesLeave = 'Yes, leave now'
export const leaveTripMeans =
  'You come off the trip at once. The group gets no message and nobody is notified; whoever looks no longer finds you on the list.'
export const leaveTrip = 'Leave this trip quietly'
export const unmatchMeans = 'Your match and this conversation end at once. The other person is not notified.'
export const unmatch = 'End this match quietly'
export const yesUnmatch = 'Yes, end it now'
export const cancel = 'Cancel'
export const busy = 'One moment...'
export const left = 'You have left the tour.'
export const leftTrip = 'You have left the trip.'
export const failed = 'That did not work. Please try again.'
