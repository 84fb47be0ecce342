export const email = (month: string) => `Email ${month}`
export const phone = (month: string) => `Phone ${month}`
export const photo = (month: string) => `Photo ${month}`
export const document = (month: string) => `Document ${month}`
export const references = (count: number) => (count === 1 ? '1 reference' : `${count} references`)
/** `Email and photo checked · 3 references`; nobody has an account without a confirmed address. */
export const inShort = (hasPhoto: boolean, count: number) =>
  [hasPhoto ? 'Email and photo checked' : 'Email checked', ...(count > 0 ? [references(count)] : [])].join(' · ')
export const checked = 'Checked:'
export const from = (city: string) => `From ${city}`
