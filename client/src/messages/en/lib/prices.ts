// The bands of the price filters, per person.

export const anyPrice = 'Any price'
export const upTo = (price: string) => `Up to ${price}`
export const between = (from: string, to: string) => `${from} to ${to}`
export const over = (price: string) => `Over ${price}`
