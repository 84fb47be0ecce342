import type { Reaction } from '@saathi/shared/groups/schema'
import { rich } from '@saathi/shared/lib/rich'

export const title = (tour: string) => `${tour}: group`
export const titleAlone = 'Group'
export const signedOut = 'Please log in to open this group.'
export const loading = 'Loading the group...'
export const loadFailed = 'We could not load this group just now.'
export const tryAgain = 'Try again'
export const allTours = 'All tours'
export const unreadCount = (count: string) => `${count} unread`
export const moreThan99 = '99+'
export const mute = 'Mute this group'
export const unmute = 'Unmute this group'
export const muted = 'Muted. You will not see a count for this group.'
export const unmuted = 'You will see the count of new messages again.'
export const failed = 'That did not work. Please try again.'
export const noLongerMember = 'You have left this tour'
export const noLongerMemberMeans = 'Its group is only for the host and those with a seat.'
export const noLongerOnTrip = 'You are no longer on this trip'
export const noLongerOnTripMeans = 'Its group is only for the owner and the friends who come along.'
export const yourTrips = 'Your trips'
export const owner = 'Plans this trip'
export const ownerYourself = 'You, this is your trip'
export const noDates = 'No dates yet'
export const findTours = 'Find a tour'
export const readableUntil = (day: string) => `You can read this group until ${day}.`
export const cancelled = 'Cancelled'
export const tourCancelled = 'This tour is cancelled.'
export const hostCancelled = (host: string) =>
  `This tour is cancelled and does not take place. If you have paid ${host}, ask for your money back.`
export const youCancelled = 'You cancelled this tour. Pay back what people have paid you.'
export const placeholderCancelled = 'Cancelled. You can still write'

export const conversation = 'Conversation'
export const messages = 'Messages'
export const earlier = 'Earlier messages'
export const empty = 'Say hello, and ask where you will meet.'
export const newMessages = 'New'
export const toNewest = 'Newest messages'
export const today = (day: string) => `Today, ${day}`
export const yesterday = (day: string) => `Yesterday, ${day}`
export const you = 'You:'
export const by = (name: string) => `${name}:`
export const received = (name: string, message: string) => `${name}: ${message}`
export const receivedPicture = (name: string) => `${name} sent a picture`
export const receivedPoll = (name: string, question: string) => `${name} asks: ${question}`
export const receivedMeeting = (place: string) => `New meeting point: ${place}`
export const deletedAccount = 'Former member'
export const host = 'Host'
export const hostName = (name: string) => `${name}, host`
export const openPicture = (name: string) => `Picture from ${name}. Open it in a new tab`
export const readBy = (count: number) => `Read by ${count}`
export const sent = 'Sent'
export const sending = 'Sending...'
export const notSent = 'We could not send this message.'
export const discard = 'Discard'
export const repliedTo = (name: string) => `In reply to ${name}`
export const showReplied = 'Show that message'
export const picture = 'Picture'

export const actionsFor = (name: string, message: string) => `React or reply to ${name}: ${message}`
export const actionsForOwn = (message: string) => `React or reply to your message: ${message}`
export const actions = 'React or reply'
export const reply = 'Reply'
export const pin = 'Pin for everyone'
export const unpin = 'Take off the top'
export const report = 'Report this message'
export const reaction = (label: string, count: number) => `${label}, ${count}`
/** By the value on the wire. */
export const reactions = {
  heart: 'Love',
  thumbsUp: 'Good',
  laugh: 'Laughing',
  wow: 'Wow',
  thanks: 'Thank you',
} satisfies Record<Reaction, string>

export const announcement = 'Announcement'
export const showAnnouncement = 'Show all of the announcement'
export const foldAnnouncement = 'Fold the announcement'

export const joined = (name: string) => rich`<b>${name}</b> joined`
export const left = (name: string) => rich`<b>${name}</b> left`
export const promoted = (name: string) => rich`<b>${name}</b> got a seat from the waitlist`
export const datesChanged = (name: string, days: string) => rich`${name} changed the dates: now <b>${days}</b>`

export const writeTo = (tour: string) => `Write to the group of ${tour}`
export const placeholder = 'Write to the group'
export const add = 'Add a picture or a poll'
export const addAsHost = 'Add a picture, a poll or a meeting point'
export const addWhenCancelled = 'Add a picture'
export const addPicture = 'Picture'
export const addPoll = 'Poll'
export const addMeeting = 'Meeting point'
export const replyingTo = (name: string) => `Reply to ${name}`
export const cancelReply = 'Cancel the reply'
export const removePicture = 'Remove the picture'
export const picturePreview = 'The picture that you will send'
export const uploading = 'Uploading the picture...'
export const pictureNotSent = 'We could not upload this picture.'
export const notAPicture = 'Please choose a picture.'

export const members = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`
export const meetingAndMembers = 'Group info'
export const seeAll = 'See all'
export const yourself = 'You'
export const hostYourself = 'You, the host'
export const messagePerson = (name: string) => `Message ${name}`
export const seatsLeft = (count: number) => (count === 1 ? '1 seat left' : `${count} seats left`)
export const onWaitlist = (count: number) => `${count} on the waitlist`

export const poll = 'Poll'
export const oneVote = 'One choice. You can change it until it closes.'
export const manyVotes = 'Choose as many as you like. You can change them until it closes.'
export const yourVote = 'Your vote:'
export const pollClosed = 'Closed'
export const closesAt = (time: string) => `Closes ${time}`
export const closesToday = (time: string) => `Closes today, ${time}`
export const noVotes = 'No votes yet'
export const votesOf = (count: number) => (count === 1 ? '1 vote' : `${count} votes`)
export const voted = (count: number, members: number) => `${count} of ${members} voted`
export const closePoll = 'Close the poll'
export const newPoll = 'New poll'
export const question = 'Question'
export const choice = (number: number) => `Choice ${number}`
export const addChoice = 'Add a choice'
export const removeChoice = (number: number) => `Remove choice ${number}`
export const severalVotes = 'Allow several votes'
export const closing = 'Closes'
export const closingHint = 'Optional. Votes are counted until then.'
export const create = 'Create poll'
export const questionMissing = 'Please write a question.'
export const choicesMissing = 'Please give at least two different choices.'
export const closingPassed = 'Please choose a time in the future.'
export const busy = 'One moment...'
export const cancel = 'Cancel'

export const meetingPoint = 'Meeting point'
export const openInMaps = 'Open in maps'
export const arrived = (count: number, members: number) => `${count} of ${members} are here`
export const arrivedShort = (count: number, members: number) => `${count} of ${members} here`
export const here = 'I am here'
export const notHere = 'I am not here after all'
export const onlyGroup = 'Only the group sees it. It is deleted the day after.'
export const rollCallOnDay = 'On the day you can tell the group that you are here.'
export const meetingSet = (name: string) => `${name} set the meeting point`
export const newMeeting = 'New meeting point'
export const place = 'Place'
export const when = 'Date and time'
export const note = 'Note'
export const noteHint = 'Optional. For example how people find you.'
export const mapLink = 'Link to a map'
export const mapLinkHint = 'Optional. It begins with https://'
export const placeMissing = 'Please name the place.'
export const whenMissing = 'Please choose a date and a time.'
export const mapLinkInvalid = 'Please paste a link that begins with https://'
export const saveMeeting = 'Set meeting point'

export const groupOfTour = 'Group: '
export const lastMessage = (name: string, message: string) => `${name}: ${message}`
export const sayHelloToGroup = 'Say hello to the group'
export const mutedGroup = 'Muted'
export const askedBy = (name: string) => `Asked by ${name}.`
export const votesFrom = (votes: string, names: string) => (names === '' ? votes : `${votes}: ${names}`)
export const reportShort = 'Report'
export const reportPoll = (question: string) => `Report the poll: ${question}`
export const reportMeeting = (place: string) => `Report the meeting point: ${place}`

export const feelUnsafe = 'I feel unsafe'
