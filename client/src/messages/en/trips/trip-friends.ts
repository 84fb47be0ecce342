// Who is coming on a trip: the people whom its owner invites, and the page of a link to join it.

export const whoComes = 'Who is coming?'
export const justYou = 'Just you so far.'
export const planWithPeople =
  'Plan it with people you know: they see the plan, share a group and the expenses, and change the plan if you let them.'
export const owner = (isYou: boolean) => (isYou ? 'You, this is your trip' : 'Plans this trip')
export const you = 'You'
export const states = { invited: 'Invited', going: 'Going', declined: 'Declined' }
export const mayEdit = 'May change the plan'
export const mayEditName = (name: string) => `${name} may change the plan`
export const mayRead = 'May read it'
export const removeName = (name: string) => `Remove ${name}`
export const withdrawName = (name: string) => `Withdraw the invitation of ${name}`
export const invitePeople = 'Invite people'
export const full = (most: number) => `${most} people are the most that can be invited.`
export const failed = 'That did not work. Please try again.'

export const askRemove = (name: string) => `Remove ${name}?`
export const removeEffect =
  'They no longer see the trip or its group, at once. What the two sides owe each other can still be settled.'
export const removeOfTourEffect =
  'They lose the friends’ group at once, and the plan unless they have a seat in the tour. Debts can still be settled.'
export const yesRemove = 'Yes, remove'
export const leave = 'Leave this trip'
export const askLeave = 'Leave this trip?'
export const leaveEffect =
  'You no longer see it or its group. What you owe or are owed stays under Your expenses. The owner can invite you again.'
export const yesLeave = 'Yes, leave'

export const inviteLink = 'Link to join'
export const inviteLinkShows = 'Send it to your friends. Whoever opens it and logs in comes along.'
export const inviteText = (trip: string) => `Come along: ${trip}`
export const sendLink = 'Send the link'
export const worksUntil = (day: string) => `Works until the end of ${day}, or until you revoke it.`
export const theyMayEdit = 'They may change the plan'
export const peopleYouKnow = 'People you follow or matched with'
export const search = 'Search by name'
export const searchExample = 'Kavya'
export const invite = 'Invite'
export const inviteName = (name: string) => `Invite ${name}`
export const invitedName = (name: string) => `${name} is invited.`
export const inviteToTrip = (name: string) => `Invite ${name}, who may change the plan`
export const invitedToTrip = (name: string) => `${name} is invited to this trip.`
export const notInvitedYet = (name: string) =>
  `Your trip is saved. ${name} is not invited yet: do that under “Who is coming?”`
export const nobodyKnown = 'Nobody here yet. Send the link instead.'
export const nobodyFound = 'Nobody by this name.'
export const loadingPeople = 'Loading people...'

export const openToOthers = 'Open to others'
export const friendsKeepGroup = 'Your friends keep the group of this trip; people who join the tour get another.'
export const friendsOfTrip = 'Friends on this trip'
export const friendsHaveGroup = 'They have a group of their own; people who join the tour have another.'
export const openFriendsGroup = 'Open the friends’ group'
export const showGoing = 'Show that I’m going'

export const signedOut = 'Please log in to see who invites you.'
export const joinTitle = 'Join a trip'
export const loading = 'Loading the invitation...'
export const invitesYou = (name: string) => `${name} invites you`
export const youWillEdit = 'You see the plan and may change it.'
export const youWillRead = 'You see the plan.'
export const ownerSeesYou = 'Those who come along see your name and picture.'
export const join = 'Come along'
export const joining = 'Joining...'
export const joined = (trip: string) => `You are coming along: ${trip}.`
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const noDates = 'No dates yet'
export const goneTitle = 'This invitation does not work'
export const gone = 'It was withdrawn or has ended. Ask for a new one.'
export const yourTrips = 'Your trips'

export const accept = 'Accept'
export const decline = 'Decline'
export const acceptTrip = (trip: string) => `Accept: ${trip}`
export const declineTrip = (trip: string) => `Decline: ${trip}`
export const declined = 'Declined.'
