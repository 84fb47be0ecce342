import { EXACT_PEOPLE_MAX } from './rules.ts'
import type { Share } from './split.ts'

// The payments that settle a ledger. Amounts are whole paise; a positive balance is owed to the person.

/** One entry of a ledger: an expense, or a settlement, whose share is the payee's. */
export type LedgerLine = {
  number: number
  kind: 'expense' | 'settlement'
  title: string
  payers: Share[]
  shares: Share[]
}

export type Balance = { id: string; paidPaise: number; sharePaise: number; netPaise: number }
export type Transfer = { from: string; to: string; paise: number }

/** An entry's part in a debt; negative if it makes the debt smaller. */
export type Part = { number: number; title: string; paise: number }

const sumOf = (shares: Share[]): number => shares.reduce((sum, { paise }) => sum + paise, 0)

/** Everybody's balance, in the order of the people; what was paid and owed is without settlements, the net is with them. */
export function computeBalances(ids: string[], lines: LedgerLine[]): Balance[] {
  const balances = new Map<string, Balance>()
  const of = (id: string) => {
    const balance = balances.get(id) ?? { id, paidPaise: 0, sharePaise: 0, netPaise: 0 }
    balances.set(id, balance)
    return balance
  }
  for (const id of ids) of(id)
  for (const { kind, payers, shares } of lines) {
    const counts = kind === 'expense' ? 1 : 0
    for (const { id, paise } of payers) {
      of(id).paidPaise += paise * counts
      of(id).netPaise += paise
    }
    for (const { id, paise } of shares) {
      of(id).sharePaise += paise * counts
      of(id).netPaise -= paise
    }
  }
  return [...balances.values()]
}

/** Settles people whose balances sum up to 0 with at most one transfer fewer than people: the largest debtor pays the largest creditor. */
function settle(people: Share[]): Transfer[] {
  const rest = people.map((person) => ({ ...person }))
  const transfers: Transfer[] = []
  for (;;) {
    let debtor = rest[0]
    let creditor = rest[0]
    for (const person of rest) {
      if (person.paise < (debtor?.paise ?? 0)) debtor = person
      if (person.paise > (creditor?.paise ?? 0)) creditor = person
    }
    if (!debtor || !creditor || debtor.paise >= 0) return transfers
    const paise = Math.min(-debtor.paise, creditor.paise)
    transfers.push({ from: debtor.id, to: creditor.id, paise })
    debtor.paise += paise
    creditor.paise -= paise
  }
}

/**
 * The people in as many groups as possible, each of which sums up to 0. Each set of people gets the most groups that its
 * members can form when they are added one after the other; a set that sums up to 0 completes one.
 */
function zeroSumGroups(people: Share[]): Share[][] {
  const all = 1 << people.length
  const sums = new Float64Array(all)
  const counts = new Uint8Array(all)
  const lastAdded = new Uint8Array(all)
  for (let set = 1; set < all; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    sums[set] = (sums[set & (set - 1)] ?? 0) + (people[lowest]?.paise ?? 0)
    let best = -1
    for (let member = lowest; member < people.length; member++) {
      if ((set & (1 << member)) === 0) continue
      const count = counts[set ^ (1 << member)] ?? 0
      if (count <= best) continue
      best = count
      lastAdded[set] = member
    }
    counts[set] = best + (sums[set] === 0 ? 1 : 0)
  }
  const groups: Share[][] = []
  let group: Share[] = []
  for (let set = all - 1; set > 0; set ^= 1 << (lastAdded[set] ?? 0)) {
    if (sums[set] === 0) {
      group = []
      groups.push(group)
    }
    const person = people[lastAdded[set] ?? 0]
    if (person) group.push(person)
  }
  return groups
}

/**
 * The fewest transfers that settle balances which sum up to 0: exactly the fewest for up to 16 people with a balance; for
 * more, pairs that cancel each other first, and then the largest debtor to the largest creditor.
 */
export function fewestTransfers(balances: Pick<Balance, 'id' | 'netPaise'>[]): Transfer[] {
  const people = balances.filter(({ netPaise }) => netPaise !== 0).map(({ id, netPaise: paise }) => ({ id, paise }))
  if (sumOf(people) !== 0) throw new RangeError('balances do not sum up to 0')
  if (people.length <= EXACT_PEOPLE_MAX) return zeroSumGroups(people).flatMap(settle)
  const pairs: Share[][] = []
  const rest = [...people]
  for (const person of people) {
    const opposite = rest.findIndex(({ paise }) => paise === -person.paise)
    const own = rest.indexOf(person)
    if (own === -1 || opposite === -1) continue
    pairs.push([person, ...rest.filter((_, index) => index === opposite)])
    for (const index of [own, opposite].sort((a, b) => b - a)) rest.splice(index, 1)
  }
  return [...pairs, rest].flatMap(settle)
}

/**
 * What each share of an expense owes to each payer, in proportion to what the payers have paid: rows are shares, columns
 * payers, and both add up. What rounding leaves goes to the first of the list.
 */
export function owedToPayers(payers: Share[], shares: Share[]): number[][] {
  if (payers.length === 1) return shares.map(({ paise }) => [paise])
  const total = BigInt(sumOf(payers))
  const cells = shares.map((share) =>
    payers.map((payer) => Number((BigInt(share.paise) * BigInt(payer.paise)) / total)),
  )
  const left = payers.map(({ paise }, column) => paise - cells.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  cells.forEach((row, index) => {
    let open = (shares[index]?.paise ?? 0) - row.reduce((sum, cell) => sum + cell, 0)
    for (let column = 0; open > 0 && column < payers.length; column++) {
      const part = Math.min(open, left[column] ?? 0)
      row[column] = (row[column] ?? 0) + part
      left[column] = (left[column] ?? 0) - part
      open -= part
    }
  })
  return cells
}

/** Debts from person to person, each with the entries that make it up. */
class Debts {
  readonly #owed = new Map<string, Map<string, { paise: number; parts: Part[] }>>()

  #edge(from: string, to: string) {
    const row = this.#owed.get(from) ?? new Map<string, { paise: number; parts: Part[] }>()
    this.#owed.set(from, row)
    const edge = row.get(to) ?? { paise: 0, parts: [] }
    row.set(to, edge)
    return edge
  }

  /** Changes what `from` owes `to`; what `to` owes `from` is always the opposite. */
  add(from: string, to: string, part: Part) {
    if (from === to || part.paise === 0) return
    for (const [edge, paise] of [
      [this.#edge(from, to), part.paise],
      [this.#edge(to, from), -part.paise],
    ] as const) {
      edge.paise += paise
      const last = edge.parts.at(-1)
      if (last?.number === part.number) last.paise += paise
      else edge.parts.push({ ...part, paise })
    }
  }

  /** The shortest chain of debts from one person to another: `from` owes the second, who owes the third, and so on. */
  #chain(from: string, to: string): string[] | null {
    const before = new Map<string, string>([[from, from]])
    const queue = [from]
    for (let person = queue.shift(); person !== undefined; person = queue.shift()) {
      if (person === to) {
        const chain = [to]
        while (chain[0] !== from) chain.unshift(before.get(chain[0] as string) as string)
        return chain
      }
      for (const [next, { paise }] of this.#owed.get(person) ?? [])
        if (paise > 0 && !before.has(next)) {
          before.set(next, person)
          queue.push(next)
        }
    }
    return null
  }

  /** A payment settles the payer's debt to the payee, and then chains of debts between them; the payee owes what is left. */
  pay({ from, to, paise }: Transfer, { number, title }: Pick<Part, 'number' | 'title'>) {
    let left = paise
    for (let chain = this.#chain(from, to); left > 0 && chain; chain = this.#chain(from, to)) {
      const steps = chain.slice(1).map((next, index) => [chain?.[index] as string, next] as const)
      const part = Math.min(left, ...steps.map(([a, b]) => this.#edge(a, b).paise))
      for (const [a, b] of steps) this.add(a, b, { number, title, paise: -part })
      left -= part
    }
    this.add(to, from, { number, title, paise: left })
  }

  list(): (Transfer & { parts: Part[] })[] {
    return [...this.#owed].flatMap(([from, row]) =>
      [...row].flatMap(([to, { paise, parts }]) =>
        paise > 0 ? [{ from, to, paise, parts: parts.filter((part) => part.paise !== 0) }] : [],
      ),
    )
  }
}

/** Everybody's own debts: who owes whom, from pair to pair, with the entries that make up each debt. */
export function ownDebts(lines: LedgerLine[]): (Transfer & { parts: Part[] })[] {
  const debts = new Debts()
  for (const { kind, number, title, payers, shares } of lines) {
    if (kind !== 'expense') continue
    const cells = owedToPayers(payers, shares)
    shares.forEach((share, row) => {
      payers.forEach((payer, column) => {
        debts.add(share.id, payer.id, { number, title, paise: cells[row]?.[column] ?? 0 })
      })
    })
  }
  for (const { kind, number, title, payers, shares } of lines) {
    const [payer] = payers
    const [payee] = shares
    if (kind === 'settlement' && payer && payee)
      debts.pay({ from: payer.id, to: payee.id, paise: payer.paise }, { number, title })
  }
  return debts.list()
}

/** The entries that make up what each person owes in all, by their ids. */
export function partsByPerson(lines: LedgerLine[]): Map<string, Part[]> {
  const parts = new Map<string, Part[]>()
  const add = (id: string, { number, title }: LedgerLine, paise: number) => {
    const own = parts.get(id) ?? []
    parts.set(id, own)
    const last = own.at(-1)
    if (last?.number === number) last.paise += paise
    else own.push({ number, title, paise })
  }
  for (const line of lines) {
    for (const { id, paise } of line.shares) add(id, line, paise)
    for (const { id, paise } of line.payers) add(id, line, -paise)
  }
  return parts
}
