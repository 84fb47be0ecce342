export const email = (month: string) => `Email ${month}`
export const phone = (month: string) => `Phone ${month}`
export const photo = (month: string) => `Photo ${month}`
export const document = (month: string) => `Document ${month}`
export const references = (count: number) => (count === 1 ? '1 reference' : `${count} references`)
export const checked = 'Checked:'
export const from = (city: string) => `From ${city}`
