import { POPULAR_NAMES } from '../destinations/place-aliases.ts'
import type { Dataset, Destination } from '../recommend/facts/dataset.ts'

/** Parts of names that are ordinary words. */
const NOT_NAMES = new Set(
  'and the north south valley dunes sam flowers old jim hills lake falls mount white reserve tiger lava'.split(' '),
)

const normalize = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

function namesOf({ id, name, state }: Destination): string[] {
  const parts = normalize(name)
    .replace(/\bvalley of flowers\b/, '')
    .split(/[,()]| and |\s+/)
    .filter((part) => part.length > 2 && !NOT_NAMES.has(part))
  const whole = id === 'valley-of-flowers' ? ['valley of flowers'] : []
  return [...parts, ...whole, ...(POPULAR_NAMES[id] ?? []), normalize(state)]
}

/** The places whose name or state is in a text, in the order of the dataset. */
export function placesIn({ destinations }: Dataset, text: string): Destination[] {
  // The starting city is not the destination.
  const words = ` ${normalize(text)
    .replace(/\b(from|live in|based in) (new )?\w+/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return destinations.filter((place) => namesOf(place).some((name) => words.includes(` ${name} `)))
}
