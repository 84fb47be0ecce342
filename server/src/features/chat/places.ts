import type { Dataset, Destination } from '../recommend/dataset.ts'

/** Names under which people look for a place that its own name does not hold. */
const OTHER_NAMES: Record<string, string[]> = {
  'leh-ladakh': ['ladakh'],
  'gangtok-north-sikkim': ['sikkim'],
  'havelock-neil': ['andaman', 'andamans', 'port blair'],
  varanasi: ['kashi', 'banaras', 'benares'],
  puducherry: ['pondicherry', 'pondy'],
  'shillong-sohra': ['meghalaya', 'cherrapunjee'],
  'ooty-coonoor': ['nilgiris', 'udhagamandalam'],
  'srinagar-gulmarg': ['kashmir'],
  coorg: ['kodagu'],
  kochi: ['cochin', 'alleppey', 'backwaters'],
  agra: ['taj mahal'],
  amritsar: ['golden temple'],
  tawang: ['arunachal'],
  'rameswaram-madurai': ['rameshwaram'],
  mamallapuram: ['mahabalipuram'],
}
/** Parts of names that are words of their own. */
const NOT_NAMES = new Set(['and', 'north', 'south', 'valley', 'dunes', 'sam', 'flowers', 'old', 'jim'])

const bare = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

function namesOf({ id, name, state }: Destination): string[] {
  const parts = bare(name)
    .replace(/\bvalley of flowers\b/, '')
    .split(/[,()]| and |\s+/)
    .filter((part) => part.length > 2 && !NOT_NAMES.has(part))
  const whole = id === 'valley-of-flowers' ? ['valley of flowers'] : []
  return [...parts, ...whole, ...(OTHER_NAMES[id] ?? []), bare(state)]
}

/** The places that a text names, by themselves or by their state, in the order of the facts. */
export function placesIn({ destinations }: Dataset, text: string): Destination[] {
  // Where somebody starts is not where they want to go.
  const said = ` ${bare(text)
    .replace(/\b(from|live in|based in) (new )?\w+/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return destinations.filter((place) => namesOf(place).some((name) => said.includes(` ${name} `)))
}
