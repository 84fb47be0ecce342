export const title = 'Profile'
export const loading = 'Loading profile...'
export const notFound = 'User profile not found or failed to load.'
export const loadFailed = 'Failed to load profile data.'
export const tryAgain = 'Try again'
export const findTours = 'Find a tour'
export const guest = 'Guest'
export const noBio = 'This user has not added a bio.'
export const addBio = 'Add a bio'
export const editProfile = 'Edit Profile'
export const saved = 'Saved'
export const livesIn = (city: string) => `Lives in ${city}`
export const speaks = (languages: string) => `Speaks ${languages}`
export const likes = (trips: string) => `Likes ${trips}`
export const travelsIn = (months: string) => `Travels in ${months}`

export const hostTour = 'Host a tour'
export const ownHosted = 'Your Open Tours'
export const ownJoined = 'Your Joined Tours'
export const ownWaitlists = 'Your Waitlists'
export const hostedBy = (name: string) => `${name}'s Open Tours`
export const joinedBy = (name: string) => `${name}'s Joined Tours`
export const hosting = 'Hosting'
export const joined = 'Joined'
export const noHosted = 'No open tours found.'
export const noJoined = 'No joined tours found.'

export const loginToView = 'Please log in to view your profile.'
export const loginToJoin = 'Please log in to join tours.'
export const signedOutOwn = 'Authentication required to load profile.'
export const signedOutTours = 'User not authenticated for fetching tours.'
