// The head and the tabs that the screens of a tour and of a trip share.

export const aboutTour = 'About this tour'
export const allTrips = 'Your trips'
export const plan = 'Plan'
export const group = 'Group'
export const expenses = 'Expenses'
export const ticket = 'Ticket'
export const thisTour = 'This tour'
export const thisTrip = 'This trip'
export const unreadCount = (count: string) => `${count} unread`
export const moreThan99 = '99+'
export const going = (count: number) => `${count} going`
export const cancelled = 'Cancelled'
export const morePeople = (count: number) => `+${count}`
