import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import * as text from '../../messages/en/expenses/expenses.ts'

/** The people of a ledger by id, with their names. */
export type People = {
  list: LedgerPerson[]
  me: string
  get: (id: string) => LedgerPerson | undefined
  /** The whole name; `You` for the reader. */
  name: (id: string) => string
  /** The first name where it says who is meant, else the whole one; `You` for the reader. */
  short: (id: string) => string
  /** As `short`, after a verb: `you` for the reader. */
  object: (id: string) => string
}

const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? name

export function indexPeople(list: LedgerPerson[]): People {
  const byId = new Map(list.map((person) => [person.id, person]))
  const counts = new Map<string, number>()
  for (const { name } of list) if (name) counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1)
  const called = (id: string, words: (person: LedgerPerson, name: string) => string) => {
    const person = byId.get(id)
    if (person?.me) return text.you
    return person?.name ? words(person, person.name) : text.formerMember
  }
  const short = (id: string) => called(id, (_person, name) => (counts.get(firstOf(name)) === 1 ? firstOf(name) : name))
  return {
    list,
    me: list.find(({ me }) => me)?.id ?? '',
    get: (id) => byId.get(id),
    name: (id) => called(id, ({ kind }, name) => (kind === 'guest' ? text.guest(name) : name)),
    short,
    object: (id) => (byId.get(id)?.me ? text.youWhoAreMeant : short(id)),
  }
}
