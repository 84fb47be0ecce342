import type { TransferState, TransferView } from '@saathi/shared/expenses/schema'
import { describe, expect, it } from 'vitest'
import { richParts } from '../../ui/rich-text.tsx'
import { indexPeople } from './people.ts'
import { flowsOf, ownTransfers, stateWords, transferWords } from './transfer-words.ts'

const person = (id: string, name: string) => ({
  id,
  kind: 'member' as const,
  name,
  profilePicture: null,
  hasProfile: true,
  me: id === 'a',
  active: true,
  leftOn: null,
})
const people = indexPeople([person('a', 'Ananya Rao'), person('m', 'Meera Nambiar'), person('j', 'Joseph Kurien')])
const transfer = (from: string, to: string, state: TransferState): TransferView => ({
  id: `${from}:${to}:${state}`,
  from,
  to,
  amountPaise: 100_00,
  owedPaise: 100_00,
  state,
  method: null,
  reference: null,
  events: [],
  released: false,
  upi: null,
  why: [],
  whyOthers: { count: 0, paise: 0 },
  actions: [],
})
const STATES: TransferState[] = ['proposed', 'open', 'claimed', 'disputed', 'confirmed']
const PAIRS = [
  ['a', 'm'],
  ['m', 'a'],
  ['j', 'm'],
] as const

describe('a transfer in words', () => {
  it('is "paid" as a fact only when the payee has confirmed it', () => {
    for (const state of STATES)
      for (const [from, to] of PAIRS) {
        const said = richParts(transferWords(transfer(from, to, state), people))
          .map(({ words }) => words)
          .join('')
        const words = `${said} ${stateWords(transfer(from, to, state), people)}`
        expect(/\bpaid\b/i.test(words.replace(/Marked as paid by (you|Joseph|Meera)/, ''))).toBe(state === 'confirmed')
      }
  })

  it('names who marked it as paid', () => {
    expect(stateWords(transfer('j', 'm', 'claimed'), people)).toBe('Marked as paid by Joseph')
    expect(stateWords(transfer('a', 'm', 'claimed'), people)).toBe('Marked as paid by you')
  })
})

it('flowsOf: leaves out what is settled', () => {
  const flows = flowsOf(
    STATES.map((state) => transfer('j', 'm', state)),
    'a',
  )
  expect(flows.map(({ claimed }) => claimed)).toEqual([false, false, true, false])
})

it('ownTransfers: what waits for the reader comes first', () => {
  const given = [
    transfer('a', 'm', 'claimed'),
    transfer('m', 'a', 'proposed'),
    transfer('j', 'm', 'open'),
    transfer('a', 'm', 'open'),
    transfer('m', 'a', 'claimed'),
    transfer('a', 'j', 'confirmed'),
  ]
  expect(ownTransfers(given, 'a').map(({ id }) => id)).toEqual([
    'm:a:claimed',
    'a:m:open',
    'm:a:proposed',
    'a:m:claimed',
  ])
})
