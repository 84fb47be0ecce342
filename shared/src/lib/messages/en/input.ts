// Messages about invalid input, shown beside a field. The server sends the name of the message as `input.<name>`.

export const emailInvalid = 'This is not an email address.'
export const passwordTooShort = (min: number) => `Password should be at least ${min} characters`
export const passwordTooLong = (max: number) => `Password should be at most ${max} characters`
export const codeInvalid = 'The code is six digits.'

export const notStorable = 'holds a character that cannot be stored'
export const invisibleCharacters = 'Please leave out invisible characters and line breaks.'
export const linkWithLogin = 'Please give a link without a user name or password in it.'
export const lineTooLong = 'This text is too long.'
export const tooManyFields = (max: number) => `must have at most ${max} fields`
export const piledMarks = 'Please use fewer marks on one letter.'
export const alphabetsMixed = 'Please keep to the letters of one alphabet.'
export const lettersMissing = 'Please use letters, too.'
export const nameMissing = 'Please give a name.'
export const nameReserved = 'Please choose a name that nobody takes for our team.'
export const dayOutOfRange = 'Please give a day from 2000 to 2100.'

export const enquiryNotOneLine = 'Please keep to one line.'
export const enquiryNameMissing = 'Please give your name.'
export const enquiryPhoneMissing = 'Please give a phone number.'
export const enquiryPhoneInvalid = 'A phone number has digits, spaces and brackets.'

export const choiceTwice = 'This choice is in the list twice.'
export const messageMissing = 'Please write something first.'
export const questionMissing = (max: number) => `must end with a question of at most ${max} characters`

export const planEndsBeforeStart = 'The plan cannot end before it starts.'
export const planTooLong = 'A plan has at most 90 days.'
export const tourEndsBeforeStart = 'The tour cannot end before it starts.'
export const pictureNotUploaded = 'Please upload this picture.'

export const budgetOutOfRange = 'whole rupees from 2000 to 100000'
export const partyTooLarge = (most: number) => `At most ${most} people.`
export const noJourneysFrom = (city: string, start: string, km: number) =>
  `We have no journeys from ${city} yet. The nearest city with some is ${start}, ${km} km away.`
export const firstDayMissing = 'Please give the first day too.'
export const lastDayMissing = 'Please give the last day too.'
export const lastDayBeforeFirst = 'The last day must not be before the first.'
export const tripTooLong = (days: number) => `A trip has at most ${days} days.`

export const stayTooLong = (days: number) => `A stay has at most ${days} days.`
export const placeNotAmong = 'The place of the trip must be one of the places.'
export const tripOrLink = 'Please name a trip, a link to one, or its public page.'
export const routeIsNoTour = 'Please plan the places first, and make the trip that of the tour then.'
export const positionHalf = 'Please give latitude and longitude, or neither.'
export const byWithoutTravel = 'Only travel has a way of travelling.'
export const votersOrGroup = 'Please say how many vote, or which group.'
export const vetoOfApproved = 'What you cannot do is none of what you could go for.'
export const itemChangedTwice = 'One call changes an item at most once.'

export const personTwice = 'This person is in the list twice.'
export const sharesNotAmount = 'The shares must add up to the amount.'
export const sharesNotPercent = 'The shares must add up to 100 percent.'
export const adjustmentsTooLarge = 'The adjustments are larger than the amount.'
export const shareNegative = 'With this adjustment the share is less than nothing.'
export const paidNotAmount = 'What was paid must add up to the amount.'
export const currencyIsRupees = 'Please choose a currency other than rupees.'
export const rateNotAmount = 'The amount in rupees does not match the rate.'
export const decimalInvalid = 'Please give a number such as 12.50.'
export const upiInvalid = 'This is not a UPI id. It looks like name@bank.'
export const bookingReference = 'A booking reference has 1 to 20 letters A to Z and digits.'
