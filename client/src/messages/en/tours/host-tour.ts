import { rich } from '@saathi/shared/lib/rich'

// Hosting a tour: the form, its drafts, and the host's own view of a tour.

export const theirHello = 'Their message'
export const hostTour = 'Host a tour'
export const editTour = 'Edit tour'
export const editIntro = 'Whoever joined or waits is told of new dates, a new price or a new destination.'
export const hostIntro = 'Say where you go and when, and let people come along. A package fills in the rest.'
export const draftRestored = 'We kept what you had written.'
export const startAfresh = 'Start afresh'
export const preview = 'Preview'
export const previewIntro = 'As others will see it'
export const yourDates = 'Your dates'
export const yourPrice = 'Your price'
export const saving = 'Saving...'
export const sendingPictures = 'Sending pictures...'
export const saveChanges = 'Save changes'
export const publish = 'Publish tour'
export const cancel = 'Cancel'
export const saveDraft = 'Save draft'
export const saved = 'Your changes are saved.'
export const published = 'Your tour is open. Share it, so that people find it.'
export const saveFailed = 'Your tour could not be saved. Please try again.'

export const packageField = 'Package (optional)'
export const noPackage = 'A trip of my own'
export const name = 'Name'
export const nameExample = 'Hampi by coracle and stone'
export const description = 'Description'
export const descriptionExample = 'What you will see, how fast you go, who should come.'
export const destination = 'Destination'
export const destinationExample = 'Hampi, Karnataka'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const price = 'Price per person, in rupees'
export const priceExample = '11,900'
export const priceHint = 'Enter 0 if everyone pays their own way.'
export const priceOfPlan = (each: string) =>
  `Your plan costs about ${each} a person there, without the way from home. Enter 0 if everyone pays their own way.`
export const seats = 'Seats (optional)'
export const seatsHint = 'Not counting you. Leave blank for no limit.'
export const terms = 'If somebody cancels (optional)'
export const termsExample = 'Full refund until a week before, half after that.'
export const needsApproval = 'I approve each request to join'
export const needsApprovalHint =
  'People ask, and you accept or decline each one. People already in keep their seats. If you turn this off, open requests stay until you decide.'
export const questionsTitle = 'Ask them something (optional)'
export const question = (number: number) => `Question ${number}`
export const questionExample = 'Have you walked in snow before?'
export const addQuestion = 'Add a question'
export const removeQuestion = (number: number) => `Remove question ${number}`
export const sameGenderOnly = {
  woman: 'Open to women only',
  man: 'Open to men only',
  another: 'Open to people of another gender only',
}
export const sameGenderHint =
  'Only people who have said the same gender as you see this tour and can join it, and it cannot be public. Nobody else can find it, except those who are in it, wait or have asked to join already. Genders are not verified.'
export const sameGenderNeedsGender = rich`To open a tour to people of your gender only, first <link>say your gender on your profile</link>.`
export const isPublic = 'Anyone with the link may see this tour'
export const isPublicHint =
  'They see its name, text, pictures, dates, price, free seats and the sights of each day without logging in, but nobody who joined. Link previews and our help chat may show it, too.'
export const showsHost = 'Show them my first name and picture'
export const showsHostHint =
  'With them what was checked about you, and how many references you have. On the page of this tour, and nowhere else.'

export const newName = 'The name of your tour'
export const newDestination = 'Where it goes'
export const nameMissing = 'Please give the tour a name.'
export const tooLong = (max: number) => `Please use ${max} characters at most.`
export const destinationMissing = 'Please say where it goes.'
export const firstDayMissing = 'Please choose the first day.'
export const lastDayMissing = 'Please choose the last day.'
export const endBeforeStart = 'The tour cannot end before it starts.'
export const endBeforeToday = 'A tour cannot end before today.'
export const endTooFar = 'Please choose a day before 2101.'
export const priceNotWhole = 'Please give whole rupees, such as 11900.'
export const priceTooHigh = (max: string) => `At most ${max} a person.`
export const seatsInvalid = (max: number) => `Please give a number from 1 to ${max}, or leave it empty.`
export const tooManyPictures = (max: number) => `A tour has ${max} pictures at most.`

export const pictures = 'Pictures'
export const coverPicture = 'Picture 1, the cover'
export const picture = (number: number) => `Picture ${number}`
export const cover = 'Cover'
export const moveEarlier = (number: number) => `Move picture ${number} earlier`
export const removePicture = (number: number) => `Remove picture ${number}`
export const moveLater = (number: number) => `Move picture ${number} later`
export const pictureMoved = (place: number, count: number) => `Picture moved to place ${place} of ${count}.`
export const pictureRemoved = 'Picture removed.'
export const sendingPicture = (name: string) => `Sending ${name}`
export const addPictures = 'Add pictures'
export const picturesHint = (max: number) => `Up to ${max}; the first is the cover.`
export const pictureFailed = (name: string, reason: string) => `${name}: ${reason}`
export const pictureNotSent = 'This picture could not be sent. Please try again.'

export const yourTour = 'Your tour'
export const tryAgain = 'Try again'
export const peopleFailed = 'We could not load who joined just now.'
export const loadingPeople = 'Loading who joined...'
export const closeJoining = 'Close joining'
export const reopenJoining = 'Reopen joining'
export const joiningReopened = 'People can join your tour again.'
export const joiningClosed = 'Nobody new can join your tour now.'
export const joiningFailed = 'Failed to change who can join. Please try again.'
export const cancelTour = 'Cancel tour'
export const askCancel = 'Cancel this tour?'
export const cancelEffect = 'Everyone who joined or waits is told at once. You cannot undo this.'
export const busy = 'Loading...'
export const yesCancel = 'Yes, cancel it'
export const keepTour = 'Keep the tour'
export const cancelled = 'Your tour is cancelled. Everybody in it is told.'
export const payBack = 'This tour does not take place. Give back what people have paid you in advance.'
export const tourExpenses = 'Expenses of this tour'
export const cancelFailed = 'Failed to cancel the tour. Please try again.'

export const whoJoined = 'Who joined'
export const noParticipants = 'No participants yet'
export const waitlist = 'Waitlist'
export const waitlistEmpty = 'Empty'
export const placeOnWaitlist = (place: string) => `${place} on the waitlist`
export const requests = 'Requests to join'
export const noRequests = 'No requests'
export const accept = 'Accept'
export const acceptPerson = (name: string) => `Accept ${name}`
export const accepted = (name: string) => `${name} has a seat in your tour.`
export const acceptedToWait = (name: string) => `Your tour is full: ${name} is on its waitlist now.`
export const acceptFailed = 'Failed to accept them. Please try again.'
export const decline = 'Decline'
export const declinePerson = (name: string) => `Decline ${name}`
export const askDecline = (name: string) => `Decline ${name}?`
export const askDeclineSomebody = 'Decline somebody?'
export const declineEffect = (name: string) =>
  `They cannot ask to join "${name}" again, unless you let them. Their answers are deleted: to report what they wrote, do that first.`
export const words = 'Your words to them'
export const wordsHint = 'They read them in their notifications, and by mail.'
export const wordsMissing = 'Please give them a reason.'
export const yesDecline = 'Yes, decline'
export const declined = (name: string) => `You have declined the request of ${name}.`
export const declineFailed = 'Failed to decline them. Please try again.'
export const declinedByYou = 'Declined by you'
export const wordsGiven = (words: string) => `Your words: ${words}`
export const letAsk = 'Let them ask again'
export const letPersonAsk = (name: string) => `Let ${name} ask again`
export const mayAskAgain = (name: string) => `${name} may ask to join this tour again.`
export const removedByYou = 'Removed by you'
export const counted = (title: string, count: number) => rich`${title} <count>(${count})</count>`
export const reasonGiven = (reason: string) => `Reason: ${reason}`
export const message = (name: string) => `Message ${name}`
export const remove = 'Remove'
export const removePerson = (name: string) => `Remove ${name}`
export const letBack = 'Let back'
export const letPersonBack = (name: string) => `Let ${name} join again`
export const mayJoinAgain = (name: string) => `${name} may join this tour again.`
export const letBackFailed = 'Failed to let them join again. Please try again.'

export const askRemove = (name: string) => `Remove ${name}?`
export const askRemoveSomebody = 'Remove somebody?'
export const removeEffect = (name: string) =>
  `They lose their place in "${name}" and cannot join it again, unless you let them back.`
export const reason = 'Reason'
export const reasonHint = 'They read it in their notifications.'
export const reasonMissing = 'Please give a reason.'
export const yesRemove = 'Yes, remove'
export const removed = (name: string) => `${name} is removed from your tour.`
export const removeFailed = 'Failed to remove them. Please try again.'
