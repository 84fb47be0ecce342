import { rich } from '@saathi/shared/lib/rich'

// The page of a shared tour, for people who are not logged in.

export const hiddenTitle = 'Log in to see this tour'
export const hidden = 'You have to log in to see this tour.'
export const logIn = 'Log in'
export const signUp = 'Sign up'
export const logInToJoin = 'Log in to join'
export const logInToAsk = 'Log in to ask to join'
export const joiningFact = 'Joining'
export const hostApproves = 'The host approves each request'
export const newHere = 'New to Saathi? <link>Sign up</link>, and you come back to this tour.'
export const dates = 'Dates'
export const price = 'Price per person'
export const destination = 'Destination'
export const seats = 'Seats'
export const host = 'Host'
export const seatsOpen = 'No limit'
export const afterPackage = (name: string) => rich`After the package <link>${name}</link>`
export const noDescription = 'No description provided.'
export const ifPlansChange = 'If your plans change'
export const guestsHidden = 'Who goes is shown to people who are logged in.'
export const share = 'Share'
export const shareText = (name: string, dates: string) => `${name}, ${dates}`
