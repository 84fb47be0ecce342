// Texts around every page: navigation, and the page for errors.

export const skip = 'Skip to the content'
export const homeLink = 'Saathi, to the home page'
export const mainNavigation = 'Main'
export const guest = 'Guest'

export const home = 'Home'
export const matching = 'Matching'
export const tours = 'Tours'
export const trips = 'Trips'
export const packages = 'Packages'
export const about = 'About Us'
export const contact = 'Contact Us'
export const blog = 'Blog'
export const login = 'Login'
export const signUp = 'Sign Up'
export const profile = 'Profile'
export const menu = 'Menu'
export const destinations = 'Destinations'

export const failedTitle = 'Something went wrong'
export const failed = 'We could not load this page. Please try again.'
export const noNetworkTitle = 'There is no network'
export const notHere = (isPhone: boolean) =>
  `We cannot reach Saathi, and this page is not on this ${isPhone ? 'phone' : 'device'}. Please try again once there is a network.`
export const keptTrips = 'Your trips'
export const backHome = 'Back to Home'
