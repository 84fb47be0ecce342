export const tabsLabel = 'Matching'
export const swipingTab = 'Swiping'
export const matchedTab = 'Matched Users'
export const goingTab = 'Who is going'
export const goingIntro = 'See who is going, and let them see you. Exact dates stay private until you match.'
export const tryAgain = 'Try again'
export const cancel = 'Cancel'
export const loading = 'Loading...'
export const failed = 'That did not work. Please try again.'

export const deck = 'Deck'
export const deckKeys = '← to pass, → to connect, Backspace to undo.'
export const reject = 'Reject'
export const accept = 'Accept'
export const undo = 'Undo the last swipe'
export const passCaption = 'Pass'
export const connectCaption = 'Connect'
export const undoCaption = 'Undo'
export const yesStamp = 'Yes'
export const passStamp = 'Pass'
export const passed = (name: string) => `You passed on ${name}.`
export const liked = (name: string) => `You liked ${name}.`
export const undone = 'Undone.'
export const nextCard = (name: string, bio: string) => `Next: ${name}. ${bio}.`
export const noBio = 'No bio available'
export const viewProfile = 'View Profile'
export const viewProfileOf = (name: string) => `View Profile of ${name}`
export const handle = (name: string) => `@${name}`
export const deckFailed = 'We could not load people just now.'
export const deckEmpty = 'No more users to swipe!'
export const sameGenderDeck = {
  woman: 'You see women only, and only women see you. <link>Change this</link>',
  man: 'You see men only, and only men see you. <link>Change this</link>',
  another: 'You see people of another gender only, and only they see you. <link>Change this</link>',
} as const
export const findTour = 'Find a tour'
export const swipeFailed = 'We could not save this swipe. Please try again.'

export const matchesFailed = 'Failed to fetch matched users.'
export const matchesEmpty = 'No matched users yet!'
export const startSwiping = 'Start swiping'
export const message = 'Message'
export const messageTo = (name: string) => `Message ${name}`

export const matchTitle = 'It is a match!'
export const matchWith = 'You and <name>they</name> would both like to meet.'
export const sayHello = 'Say hello'
export const notNow = 'Not now'
export const beforeYouMeet = 'Before you meet'
export const meetInPublic = 'First meet in a public place, during the day.'
export const tellFriend = 'Tell a friend where you are going, and with whom.'
export const sendNothing = 'Never send money, identity papers or tickets.'
export const leaveWhenWrong =
  'If something feels wrong, leave. You can report or block anyone from their profile, card or conversation.'

export const unmatch = 'Unmatch'
export const unmatchName = (name: string) => `Unmatch ${name}`
export const unmatchQuestion = (name: string) => `Unmatch ${name}?`
export const unmatchMeans =
  'Your conversation ends for both of you. They are not told why, and they can still follow you.'
export const confirmUnmatch = 'Yes, unmatch'
export const signedOut = 'Please log in to view matching features.'
