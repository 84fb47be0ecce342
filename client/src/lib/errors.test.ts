import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { ApiError, errorField, errorMessage } from './errors.ts'

const answered = (message: string, data: object) =>
  TRPCClientError.from({ error: { message, code: -32600, data: { code: 'BAD_REQUEST', ...data } } } as never)

describe('why a call failed', () => {
  it('is what the backend said, without the name of the field', () => {
    const fault = answered('email: This is not an e-mail address.', { field: 'email' })
    expect(errorMessage(fault)).toBe('This is not an e-mail address.')
    expect(errorField(fault)).toBe('email')
  })

  it('keeps a sentence that only looks as if a field stood before it', () => {
    expect(errorMessage(answered('Sorry: no seats are left.', {}))).toBe('Sorry: no seats are left.')
  })

  it('is the same for the documented paths', () => {
    const fault = new ApiError(429, { message: 'That was too often.' })
    expect(errorMessage(fault)).toBe('That was too often.')
  })

  it.each([
    new ApiError(502, null),
    TRPCClientError.from(new Error('Failed to fetch')),
    new TypeError('Failed to fetch'),
    undefined,
  ])('is not known when no word of the backend came through', (fault) => {
    expect(errorMessage(fault)).toBeNull()
    expect(errorField(fault)).toBeNull()
  })
})
