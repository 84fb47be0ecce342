// What an answer comes to, above its list.
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const countsFirst = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
/** `Eight places within your budget, two more that come close.` */
export function placesFound(fitting: number, others: number, suits: boolean) {
  const places = countsFirst[fitting] ?? fitting
  const found = `${places} ${fitting === 1 ? 'place' : 'places'} within your budget${suits ? '' : ', but none that suits well'}`
  return others > 0
    ? `${found}, ${counts[others] ?? others} more that ${others === 1 ? 'comes' : 'come'} close.`
    : `${found}.`
}

/** What an answer comes to, before the change that helps. */
export const verdicts = {
  good: 'Few places fit well.',
  poor: 'No place suits this trip well.',
  untimely: 'What is within reach is not for this month.',
  over: 'Nothing fits this budget yet.',
  short: 'No such place is near enough for so short a trip.',
}
/** What the places below it are. */
export const nearest = {
  poor: 'The places below come nearest.',
  untimely: 'The places below come nearest; each says what speaks against it.',
  over: 'The places below come nearest, with how much over they are.',
  short: 'What is below comes nearest, with how long the way is.',
}
export const tryAnother = 'Another budget, month or kind of trip may.'
/** Before the cautions and notes that hold for every place of the list. */
export const forAll = 'For all of these:'
