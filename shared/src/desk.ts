/** Where Saathi can be reached: the one place that the pages and the help chat take it from. */
export const DESK = {
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

/** A phone number as a `tel:` link wants it. */
export const phoneHref = `tel:${DESK.phone.replace(/\s/g, '')}`
