// Texts of the footer.

export const footerNavigation = 'Footer'
export const tagline = 'Travel together across India.'
export const privacy = 'Privacy'
export const terms = 'Terms'
export const grievances = 'Complaints'
