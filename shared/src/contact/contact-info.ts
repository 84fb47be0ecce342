/** The contact information on the pages, in the help chat and in the API document; the catalogues have address and hours. */
export const CONTACT_INFO = {
  phone: '+91 20 5550 0142',
  email: 'hello@saathi.example',
  /** Degrees north and east. */
  at: { lat: 18.5365, lon: 73.8942 },
} as const

/** The phone number as a `tel:` link. */
export const phoneHref = `tel:${CONTACT_INFO.phone.replace(/\s/g, '')}`
