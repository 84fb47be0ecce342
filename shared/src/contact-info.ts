/** The contact information on the pages, in the help chat and in the API document. */
export const CONTACT_INFO = {
  phone: '+91 20 5550 0142',
  email: 'hello@saathi.example',
  address: ['Saathi, 2nd floor, Gulmohar House', 'Lane 5, Koregaon Park', 'Pune 411001, Maharashtra'],
  /** Degrees north and east. */
  at: { lat: 18.5365, lon: 73.8942 },
  hours: [
    ['Monday to Friday', '9:00am-5:00pm'],
    ['Saturday', '9:00am-12:00pm'],
    ['Sunday', 'closed'],
  ],
} as const

/** The phone number as a `tel:` link. */
export const phoneHref = `tel:${CONTACT_INFO.phone.replace(/\s/g, '')}`
