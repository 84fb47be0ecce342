export const admin = 'Admin'
export const navigation = 'Admin'
export const backToSite = 'Saathi, back to the site'

export const moderation = 'Moderation'
export const catalogue = 'Catalogue'
export const enquiries = 'Enquiries'
export const people = 'People'
export const numbers = 'Numbers'
export const audit = 'Audit'

export const moderator = 'Admin · moderator'
export const editor = 'Admin · editor'
export const operator = 'Admin · operator'
export const severalRoles = 'Admin · several roles'

export const secondFactorOn = 'Second factor on'
export const secondFactorOff = 'Second factor off'
export const openCount = (n: number) => `${n} open`

export const loading = 'Loading the admin site'
export const failed = 'This page could not be loaded.'
export const tryAgain = 'Try again'
