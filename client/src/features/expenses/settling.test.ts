import type { TransferView } from '@saathi/shared/expenses/schema'
import { describe, expect, it } from 'vitest'
import { currentOf, lastEvent, roleIn } from './settling.ts'

const transfer = (facts: Partial<TransferView> = {}): TransferView => ({
  id: 'proposed:a:m',
  from: 'a',
  to: 'm',
  amountPaise: 100_00,
  owedPaise: 100_00,
  state: 'proposed',
  method: null,
  reference: null,
  events: [],
  released: false,
  upi: null,
  why: [],
  whyOthers: { count: 0, paise: 0 },
  actions: [],
  ...facts,
})
const people = [
  { id: 'a', kind: 'member' },
  { id: 'm', kind: 'member' },
  { id: 'g', kind: 'guest' },
] as const

describe('roleIn', () => {
  it.each([
    ['payer', {}, 'a'],
    ['payee', {}, 'm'],
    ['other', {}, 'x'],
    ['payer', { from: 'g', actions: ['begin'] }, 'x'],
    ['payee', { to: 'g', actions: ['begin'] }, 'x'],
    ['payee', { to: 'g', state: 'claimed', actions: ['confirm', 'dispute'] }, 'x'],
    ['payer', { from: 'g', state: 'claimed', actions: ['unclaim'] }, 'x'],
  ] as const)('is %s of %j for %s', (role, facts, me) => {
    expect(roleIn(transfer(facts as Partial<TransferView>), me, [...people])).toBe(role)
  })
})

describe('currentOf', () => {
  it('finds the transfer by its id, and of two proposals between the same people that of the same amount', () => {
    const fewest = [transfer({ amountPaise: 300_00 })]
    const own = [transfer()]
    expect(currentOf(transfer(), [fewest, own])).toBe(own[0])
    const begun = transfer({ id: 't', state: 'claimed' })
    expect(currentOf(transfer({ id: 't', state: 'open' }), [fewest, [begun]])).toBe(begun)
  })

  it('becomes, for a proposal that the other person has begun, what they began, not an earlier payment of the two', () => {
    const begun = transfer({ id: 't', state: 'open' })
    const earlier = transfer({ id: 's', state: 'confirmed' })
    const back = transfer({ id: 'b', from: 'm', to: 'a', state: 'open' })
    expect(currentOf(transfer(), [[back, begun], [], [earlier]])).toBe(begun)
    expect(currentOf(transfer(), [[], [], [earlier]])).toEqual(transfer())
  })

  it('keeps the transfer that was opened while no list has it', () => {
    const opened = transfer({ id: 't' })
    expect(currentOf(opened, [[], []])).toBe(opened)
  })
})

it('lastEvent: the latest of its kind', () => {
  const event = (what: 'claimed' | 'unclaimed', at: string) => ({ what, by: 'a', at, reason: '' })
  const events = [event('claimed', '1'), event('unclaimed', '2'), event('claimed', '3')]
  expect(lastEvent(transfer({ events }), 'claimed')?.at).toBe('3')
  expect(lastEvent(transfer({ events }), 'confirmed')).toBeNull()
})
