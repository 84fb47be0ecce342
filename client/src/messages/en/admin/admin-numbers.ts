export const title = 'Numbers'
export const note = 'By day in India, up to yesterday. Shaded: Saturdays and Sundays. Counts only, no personal data.'
export const period = 'Period'
export const daysOf = (n: number) => `${n} days`
export const loading = 'Loading the numbers'
export const failed = 'The numbers could not be loaded.'
export const tryAgain = 'Try again'

export const signUps = 'Sign-ups'
export const searches = 'Trips searched'
export const tours = 'Tours created'
export const seats = 'Seats'
export const seatsTaken = 'Taken'
export const seatsGivenUp = 'Given up'
export const matches = 'Matches'
export const reports = 'Reports'
export const answers = 'Time to first answer on reports'
export const median = 'Median, hours'
export const slowestTenth = 'Slowest tenth, hours'
export const goal = (hours: number) => `Goal: 90 % within ${hours} hours`
export const destinations = 'Destinations opened most'
export const noDestinations = 'No destination was opened in this period.'

export const byDay = (what: string) => `${what} by day`
export const sameAsBefore = (n: number) => `As many as in the ${n} days before`
export const moreThanBefore = (share: number, n: number) => `${share} % more than in the ${n} days before`
export const fewerThanBefore = (share: number, n: number) => `${share} % fewer than in the ${n} days before`
export const noneBefore = (n: number) => `None in the ${n} days before`
export const table = 'Table'
export const tableOf = (what: string) => `${what}: table`
export const csvOf = (what: string) => `${what}: download as CSV`
export const csv = 'CSV'
export const day = 'Day'

export const health = 'Health'
export const healthFailed = 'The health of the site could not be loaded.'
export const web = 'Web'
export const webUp = (up: number, known: number) => `${up} of ${known} processes`
export const webDown = 'A process has stopped without saying so.'
export const database = 'Database'
export const databaseState = (ms: number, waiting: number) => `${ms} ms, ${waiting} waiting`
export const databaseSlow = 'It answers slowly.'
export const mail = 'Mail'
export const mailEmpty = 'Nothing waits'
export const mailWaiting = (n: number, minutes: number) => `${n} waiting, oldest ${minutes} min`
export const mailsInOutbox = (n: number) => `${n} in the built-in outbox, none sent`
export const mailLate = 'Mails are late. Check the mail server.'
export const requests = 'Requests'
export const noRequests = 'None in five minutes'
export const requestsState = (ms: number, errors: string) => `95 % within ${ms} ms, errors ${errors} %`
export const requestsBad = 'Many fail or are slow. See the log.'
