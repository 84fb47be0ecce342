// Texts of the page for addresses without one.

export const notFoundTitle = 'We could not find that page'
export const packageNotFoundTitle = 'We could not find that package'
export const destinationNotFoundTitle = 'We could not find that destination'
export const notFound = 'It may have moved, or the link has a typing error.'
