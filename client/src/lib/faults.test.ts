import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { faultField, faultSentence, RefusedCall } from './faults.ts'

const answered = (message: string, data: object) =>
  TRPCClientError.from({ error: { message, code: -32600, data: { code: 'BAD_REQUEST', ...data } } } as never)

describe('why a call failed', () => {
  it('is what the backend said, without the name of the field', () => {
    const fault = answered('email: This is not an e-mail address.', { field: 'email' })
    expect(faultSentence(fault)).toBe('This is not an e-mail address.')
    expect(faultField(fault)).toBe('email')
  })

  it('keeps a sentence that only looks as if a field stood before it', () => {
    expect(faultSentence(answered('Sorry: no seats are left.', {}))).toBe('Sorry: no seats are left.')
  })

  it('is the same for the documented paths', () => {
    const fault = new RefusedCall(429, { message: 'That was too often.' })
    expect(faultSentence(fault)).toBe('That was too often.')
  })

  it.each([
    new RefusedCall(502, null),
    TRPCClientError.from(new Error('Failed to fetch')),
    new TypeError('Failed to fetch'),
    undefined,
  ])('is not known when no word of the backend came through', (fault) => {
    expect(faultSentence(fault)).toBeNull()
    expect(faultField(fault)).toBeNull()
  })
})
