const LIST = new Intl.ListFormat('en-IN')

export const youLose = (name: string, tours: string[]) =>
  `You also lose your seat on ${name}’s ${tours.length === 1 ? 'tour' : 'tours'}: ${LIST.format(tours)}.`
export const theyLose = (name: string, tours: string[]) =>
  `${name} also loses the seat on your ${tours.length === 1 ? 'tour' : 'tours'}: ${LIST.format(tours)}.`
