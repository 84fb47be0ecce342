import { describe, expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const row = (key: string, at: string | null) => ({ key, at })
const keys = (rows: { key: string }[]) => rows.map(({ key }) => key).join(' ')

const people = [row('asha', '2026-11-26T10:00:00Z'), row('ravi', '2026-11-20T10:00:00Z')]
const groups = [
  row('hampi', '2026-11-25T10:00:00Z'),
  row('kochi', '2026-11-01T10:00:00Z'),
  row('agra', null),
  row('leh', null),
]

describe('inOrder', () => {
  it('conversations and groups: are one list by time, with those without messages last and in their order', () => {
    expect(keys(inOrder(people, groups, false))).toBe('asha hampi ravi kochi agra leh')
  })

  it('earlier conversations that are not loaded: keep what belongs below them from being shown', () => {
    expect(keys(inOrder(people, groups, true))).toBe('asha hampi ravi')
  })

  it('no conversations: leave the groups as they are', () => {
    expect(keys(inOrder([], groups, false))).toBe('hampi kochi agra leh')
  })
})
