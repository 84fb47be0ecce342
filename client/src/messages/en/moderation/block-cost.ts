const LIST = new Intl.ListFormat('en-IN')

export const youLose = (name: string, tours: string[]) =>
  `You also lose your seat on ${name}’s ${tours.length === 1 ? 'tour' : 'tours'}: ${LIST.format(tours)}.`
export const leaveTrips = (name: string, trips: string[]) =>
  `You also leave ${name}’s ${trips.length === 1 ? 'trip' : 'trips'}: ${LIST.format(trips)}.`
export const theyLeaveTrips = (name: string, trips: string[]) =>
  `${name} also leaves your ${trips.length === 1 ? 'trip' : 'trips'}: ${LIST.format(trips)}.`
export const theyLose = (name: string, tours: string[]) =>
  `${name} also loses the seat on your ${tours.length === 1 ? 'tour' : 'tours'}: ${LIST.format(tours)}.`
