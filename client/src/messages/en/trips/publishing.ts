// The card of a trip that is over, with which its owner makes it public.

export const title = 'A page for others'
export const shows =
  'Show others where this trip went: the sights of each day, how you went and what it cost a person. Dates, notes, stays, tickets and people stay with you.'
export const friendsAgree = 'Friends who change this trip have to agree first.'
export const firstName = 'Show my first name'
export const indexed = 'Search engines may list it'
export const publish = 'Make it public'
export const publishAgain = 'Ask again'
export const busy = 'One moment...'
export const published = 'This trip is public. Everybody with the address reads it.'
export const isListed = 'Search engines may list it.'
export const isNotListed = 'Search engines do not list it.'
export const hasName = 'It shows your first name.'
export const isAsItWas = 'It stays as it is when you change the trip.'
export const waiting = (people: number) =>
  people === 1
    ? 'A friend who changes this trip has to agree before it is public.'
    : `${people} friends who change this trip have to agree before it is public.`
export const declined = 'A friend who changes this trip does not agree, so it is not public.'
export const hidden = (reason: string) => `Our moderators have hidden this page. ${reason}`
export const appeal = 'You can appeal against that in your profile.'
export const paused = 'It is not public now: the trip is ahead again, or belongs to a tour.'
export const address = 'Address of the page'
export const see = 'See the page'
export const takeDown = 'Take it down'
export const withdrawRequest = 'Do not make it public'

export const askTakeDown = 'Take this page down?'
export const takeDownEffect = 'It is gone at once for everybody. Copies that others made of the trip stay theirs.'
export const yesTakeDown = 'Yes, take it down'

export const asksYou = (owner: string) => `${owner} would like to make this trip public`
export const youAgreed = 'You have agreed that this trip is public.'
export const mayBeListed = 'Search engines may list the page.'
export const nothingOfYou = 'The page does not name you, and has nothing that you typed.'
export const agree = 'I agree'
export const decline = 'I do not agree'
export const withdraw = 'I do not agree any more'
export const askWithdraw = 'Take your agreement back?'
export const withdrawEffect = 'The page is gone at once for everybody.'
export const yesWithdraw = 'Yes, take it back'
export const failed = 'This did not work. Please try again.'
