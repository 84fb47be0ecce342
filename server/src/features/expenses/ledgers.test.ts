import { ExpenseFacts, type Split } from '@saathi/shared/expenses/facts'
import { apportion, paiseOf, type Share, splitAmount } from '@saathi/shared/expenses/split'
import {
  computeBalances,
  fewestTransfers,
  type LedgerLine,
  owedToPayers,
  ownDebts,
  partsByPerson,
  type Transfer,
} from '@saathi/shared/expenses/transfers'
import { describe, expect, test } from 'vitest'

/** The number of random ledgers that the suite makes. */
const LEDGERS = Number(process.env.TEST_LEDGERS ?? 4_000)

/** Random numbers that are the same in each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { below: (limit: number) => Math.floor(next() * limit), chance: (part: number) => next() < part }
}
type Random = ReturnType<typeof createRandom>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const paiseIn = (shares: Share[]) => sum(shares.map(({ paise }) => paise))
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`)
const some = (random: Random, ids: string[]) => {
  const chosen = ids.filter(() => random.chance(0.7))
  return chosen.length > 0 ? chosen : [ids[random.below(ids.length)] as string]
}

/** Cuts an amount into so many parts of at least 1. */
function cut(random: Random, amount: number, parts: number): number[] {
  if (parts === 1) return [amount]
  const first = 1 + random.below(Math.max(1, Math.floor((amount - parts) / 2)))
  return [first, ...cut(random, amount - first, parts - 1)]
}

function aSplit(random: Random, amount: number, ids: string[]): Split {
  const people = some(random, ids)
  const how = random.below(5)
  const weights = cut(random, 10_000, people.length)
  const exact = cut(random, amount, people.length)
  if (how === 0) return { how: 'exact', people: people.map((id, i) => ({ id, paise: exact[i] as number })) }
  if (how === 1) return { how: 'shares', people: people.map((id) => ({ id, shares: 1 + random.below(5) })) }
  if (how === 2) return { how: 'percent', people: people.map((id, i) => ({ id, basisPoints: weights[i] as number })) }
  const most = Math.floor(amount / people.length)
  if (how === 3) return { how: 'adjusted', people: people.map((id) => ({ id, adjustPaise: random.below(most + 1) })) }
  return { how: 'equal', people }
}

function aLedger(random: Random, ids: string[]): LedgerLine[] {
  return Array.from({ length: 1 + random.below(8) }, (_, index) => {
    const number = index + 1
    const title = `Expense ${number}`
    const amount = 100 + random.below(random.chance(0.1) ? 999_999_900 : 90_000)
    const people = some(random, ids).slice(0, 10)
    const paid = cut(random, amount, random.chance(0.8) ? 1 : people.length)
    const payers = paid.map((paise, i) => ({ id: people[i] as string, paise }))
    if (random.chance(0.15) && ids.length > 1) {
      const from = people[0] as string
      const to = ids.find((id) => id !== from) as string
      const paise = amount
      return { number, title, kind: 'settlement', payers: [{ id: from, paise }], shares: [{ id: to, paise }] }
    }
    const { shares, error } = splitAmount(amount, aSplit(random, amount, ids))
    if (error) throw new Error(error.message)
    return { number, title, kind: 'expense', payers, shares }
  })
}

const afterwards = (net: Map<string, number>, transfers: Transfer[]) => {
  const left = new Map(net)
  for (const { from, to, paise } of transfers) {
    left.set(from, (left.get(from) ?? 0) + paise)
    left.set(to, (left.get(to) ?? 0) - paise)
  }
  return [...left.values()].filter((paise) => paise !== 0)
}

/** The fewest transfers by trying all: the first person with a balance pays or is paid by each of the others. */
function fewestByBruteForce(balances: number[], bound = Number.POSITIVE_INFINITY): number {
  const open = balances.filter((paise) => paise !== 0)
  const [first, ...others] = open
  if (first === undefined) return 0
  let best = Math.min(bound, open.length)
  const seen = new Set<number>()
  others.forEach((other, index) => {
    if (Math.sign(first) === Math.sign(other) || seen.has(other)) return
    seen.add(other)
    const rest = others.map((paise, i) => (i === index ? paise + first : paise))
    if (best > 1) best = Math.min(best, 1 + fewestByBruteForce(rest, best - 1))
  })
  return best
}

describe('ledgers', () => {
  test(`${LEDGERS} random ledgers: balances sum up to 0, and both lists of transfers settle everything`, () => {
    const random = createRandom(20_261_122)
    const faults: string[] = []
    const check = (holds: boolean, fault: string) => !holds && faults.push(fault)
    for (let index = 0; index < LEDGERS; index++) {
      const ids = idsOf(2 + random.below(index % 20 === 0 ? 24 : 11))
      const lines = aLedger(random, ids)
      for (const { payers, shares } of lines) {
        check(paiseIn(payers) === paiseIn(shares), `${index}: a split that is not the amount`)
        check(
          shares.every(({ paise }) => paise >= 0),
          `${index}: a negative share`,
        )
      }
      const balances = computeBalances(ids, lines)
      const net = new Map(balances.map(({ id, netPaise }) => [id, netPaise]))
      check(sum([...net.values()]) === 0, `${index}: balances are not 0`)
      const withBalance = [...net.values()].filter((paise) => paise !== 0).length
      const fewest = fewestTransfers(balances)
      const own = ownDebts(lines)
      for (const transfers of [fewest, own]) {
        check(
          transfers.every(({ from, to, paise }) => from !== to && paise > 0),
          `${index}: owes itself`,
        )
        check(afterwards(net, transfers).length === 0, `${index}: not settled`)
      }
      check(fewest.length <= Math.max(0, withBalance - 1), `${index}: too many transfers`)
      const parts = partsByPerson(lines)
      for (const [id, netPaise] of net)
        check(sum((parts.get(id) ?? []).map(({ paise }) => paise)) === -netPaise, `${index}: parts of ${id}`)
      for (const { paise, parts } of own)
        check(sum(parts.map((part) => part.paise)) === paise, `${index}: a debt without its parts`)
    }
    expect(faults).toEqual([])
  })

  test('the exact search: as few transfers as brute force finds, for up to 10 people', () => {
    const random = createRandom(7)
    for (let index = 0; index < Math.max(300, LEDGERS / 10); index++) {
      // Small amounts make groups that cancel each other likely. Brute force takes long with ten people.
      const count = 2 + (index % 25 === 0 ? 8 : random.below(7))
      const amounts = Array.from({ length: count - 1 }, () => random.below(13) - 6)
      const balances = [...amounts, -sum(amounts)].map((netPaise, i) => ({ id: `p${i}`, netPaise }))
      const fewest = fewestByBruteForce(balances.map(({ netPaise }) => netPaise))
      expect(fewestTransfers(balances).length, JSON.stringify(balances)).toBe(fewest)
    }
  })

  test('two groups that cancel out: are settled with fewer transfers than people less one', () => {
    const net = { a: -500, b: -300, c: 500, d: 200, e: 100 }
    const balances = Object.entries(net).map(([id, netPaise]) => ({ id, netPaise }))
    expect(fewestTransfers(balances)).toEqual(
      expect.arrayContaining([
        { from: 'a', to: 'c', paise: 500 },
        { from: 'b', to: 'd', paise: 200 },
        { from: 'b', to: 'e', paise: 100 },
      ]),
    )
  })

  test('balances that do not sum up to 0: throw', () => {
    expect(() => fewestTransfers([{ id: 'a', netPaise: 1 }])).toThrow(RangeError)
  })

  test('a payment along a chain of debts: settles each of its debts', () => {
    const expense = (number: number, payer: string, owes: string): LedgerLine => ({
      ...{ number, kind: 'expense', title: `${number}` },
      payers: [{ id: payer, paise: 100 }],
      shares: [{ id: owes, paise: 100 }],
    })
    const lines = [expense(1, 'b', 'a'), expense(2, 'c', 'b')]
    expect(ownDebts(lines)).toHaveLength(2)
    expect(ownDebts([...lines, { ...expense(3, 'a', 'c'), kind: 'settlement' }])).toEqual([])
  })

  test('several payers: every share is owed to them in proportion, and rows and columns add up', () => {
    const payers = [
      { id: 'a', paise: 50 },
      { id: 'b', paise: 51 },
    ]
    const cells = owedToPayers(
      payers,
      ['a', 'b', 'c'].map((id, index) => ({ id, paise: [33, 34, 34][index] as number })),
    )
    expect(cells.map(sum)).toEqual([33, 34, 34])
    expect([0, 1].map((column) => sum(cells.map((row) => row[column] as number)))).toEqual([50, 51])
  })
})

describe('splits', () => {
  const [a, b, c] = ['a', 'b', 'c'] as [string, string, string]
  const shares = (amount: number, split: Split) => splitAmount(amount, split).shares?.map(({ paise }) => paise)

  test('an equal split with odd paise: gives them to the first', () => {
    expect(shares(100, { how: 'equal', people: [a, b, c] })).toEqual([34, 33, 33])
    expect(shares(101, { how: 'equal', people: [a, b, c] })).toEqual([34, 34, 33])
  })
  test('shares: odd paise go to the largest remainder', () => {
    expect(
      shares(100, {
        how: 'shares',
        people: [
          { id: a, shares: 1 },
          { id: b, shares: 5 },
        ],
      }),
    ).toEqual([17, 83])
    expect(apportion(10, [1, 1, 4])).toEqual([2, 2, 6])
  })
  test('percent: of the largest amount are exact', () => {
    const people = [
      { id: a, basisPoints: 3333 },
      { id: b, basisPoints: 3333 },
      { id: c, basisPoints: 3334 },
    ]
    expect(shares(1_000_000_000, { how: 'percent', people })).toEqual([333_300_000, 333_300_000, 333_400_000])
  })
  test('adjusted: equal after the adjustments', () => {
    const people = [
      { id: a, adjustPaise: 1_000 },
      { id: b, adjustPaise: 0 },
      { id: c, adjustPaise: -500 },
    ]
    expect(shares(10_000, { how: 'adjusted', people })).toEqual([4_167, 3_167, 2_666])
  })

  test.each<[string, number, Split, (string | number)[]]>([
    ['exact shares that are not the amount', 100, { how: 'exact', people: [{ id: a, paise: 99 }] }, ['people']],
    ['percentages that are not 100', 100, { how: 'percent', people: [{ id: a, basisPoints: 9_999 }] }, ['people']],
    ['somebody twice', 100, { how: 'equal', people: [a, b, a] }, ['people', 2]],
    ['adjustments above the amount', 100, { how: 'adjusted', people: [{ id: a, adjustPaise: 101 }] }, ['people']],
    [
      'an adjustment below nothing',
      100,
      {
        how: 'adjusted',
        people: [
          { id: a, adjustPaise: 0 },
          { id: b, adjustPaise: -150 },
        ],
      },
      ['people', 1, 'adjustPaise'],
    ],
  ])('%s: the error names the field', (_, amount, split, field) => {
    expect(splitAmount(amount, split)).toMatchObject({ shares: null, error: { field } })
  })

  test('an amount of another currency: is rounded to whole paise, half a paisa up', () => {
    expect(paiseOf('12.50', '83.4567')).toBe(104_321)
    expect(paiseOf('0.005', '1')).toBe(1)
    expect(paiseOf('999999999.999999', '999999999.999999')).toBeGreaterThan(1e19)
    expect(paiseOf('1e3', '1')).toBeNaN()
  })

  test('random input: is parsed or named, and never throws', () => {
    const random = createRandom(3)
    const values = [0, -1, 1.5, 1e300, '', 'x', null, undefined, [], {}, '1.5', '0190a0a0-0000-7000-8000-000000000001']
    const any = (): unknown => values[random.below(values.length)]
    for (let index = 0; index < 3_000; index++) {
      const how = ['equal', 'exact', 'shares', 'percent', 'adjusted', any()][random.below(6)]
      const person = { id: values.at(-1), paise: any(), shares: any(), basisPoints: any(), adjustPaise: any() }
      const { success, error } = ExpenseFacts.safeParse({
        ...{ title: any(), category: 'food', day: '2026-11-22', amountPaise: any(), note: '' },
        currency: random.chance(0.5) ? { code: 'USD', amount: any(), rate: any() } : null,
        payers: [{ id: values.at(-1), paise: any() }],
        split: { how, people: [person, any()] },
      })
      expect(success || error.issues.length > 0).toBe(true)
    }
  })
})
