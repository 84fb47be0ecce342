import type { Errors } from '../errors.ts'

export const errors = {
  'choices.candidateUnknown': 'This is not among the trips to choose from. Please look at them again.',
  'choices.candidatesFull': ({ max }) => `There are ${max} trips to choose from already.`,
  'choices.closed': 'This choice has closed.',
  'choices.few': 'There has to be something to choose between. Please add a second trip first.',
  'choices.fewVotes': 'Please wait until two have voted.',
  'choices.full': ({ max }) => `You have started ${max} choices. Please delete one first.`,
  'choices.hostOnly': 'Only the host of the tour starts a choice in its group.',
  'choices.linkGone': 'This link does not work any more.',
  'choices.noWinner': 'Nothing has won in this choice.',
  'choices.notFound': 'No such choice.',
  'choices.ofGroup': 'The people of the group vote here, so there is no link.',
  'choices.open': 'This choice is still open.',
  'choices.ownerTripsFull': 'Whoever started this has no room for another trip, and has to delete one first.',
  'choices.packageNowhere': 'We know none of the places of this package, so it cannot become a trip.',
  'choices.tourHasTrip': 'The tour has a trip already. Its host can take that off the tour first.',
  'choices.tourOver': 'The tour is over or cancelled, so it takes no trip.',
  'choices.voted': 'Somebody has voted already, so nothing can be added any more.',
  'choices.votersFull': 'Everybody who votes here has joined already.',
} satisfies Errors
