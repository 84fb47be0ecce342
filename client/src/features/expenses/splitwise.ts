import type { LedgerPerson } from '@saathi/shared/expenses/schema'

/** The columns before those of the people in an export of Splitwise. */
const FIRST_COLUMNS = 5

/** The fields of the first line of a CSV text that has something in it. */
export function readHeader(csv: string): string[] {
  const fields: string[] = []
  let field = ''
  let quoted = false
  const text = csv.replace(/^\uFEFF?\s*/, '')
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') field += text[++at]
      else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',') {
      fields.push(field)
      field = ''
    } else if (sign === '\n' || sign === '\r') break
    else field += sign
  }
  return [...fields, field].map((value) => value.trim())
}

/** The people of an export of Splitwise; none if it is another file. */
export function peopleIn(csv: string): string[] {
  const header = readHeader(csv)
  if (!/^date$/i.test(header[0] ?? '') || !/^currency$/i.test(header[FIRST_COLUMNS - 1] ?? '')) return []
  return header.slice(FIRST_COLUMNS).filter((name) => name !== '')
}

const plain = (name: string) => name.trim().toLocaleLowerCase('en-IN').replace(/\s+/g, ' ')

/** The person of the ledger whom each name most likely means: the same whole name, else a first name that fits one person only. */
export function guessPeople(names: string[], people: LedgerPerson[]): Record<string, string> {
  const guesses: Record<string, string> = {}
  const first = (name: string) => plain(name).split(' ')[0] ?? ''
  for (const name of names) {
    const named = people.filter((person) => person.name !== null)
    const same = named.filter((person) => plain(person.name ?? '') === plain(name))
    const similar = named.filter((person) => first(person.name ?? '') === first(name))
    const [found, second] = same.length > 0 ? same : similar
    guesses[name] = found && !second ? found.id : ''
  }
  return guesses
}
