// Texts of the session, which every page loads.

export const unreachable = 'We cannot reach the log-in service. Please check your connection and try again.'
export const sessionEnded = 'Your session has ended. Please log in again.'
export const endedElsewhere = 'You were logged out in another tab.'
export const suspended = 'This account is suspended. Please write to us if you think that is a mistake.'
export const invalidCredentials = 'Invalid login credentials provided.'
