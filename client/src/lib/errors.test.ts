import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { ApiError, errorField, errorMessage } from './errors.ts'

const trpcError = (message: string, data: object) =>
  TRPCClientError.from({ error: { message, code: -32600, data: { code: 'BAD_REQUEST', ...data } } } as never)

describe('errorMessage', () => {
  it('a message that begins with its field is given without the field', () => {
    const error = trpcError('email: This is not an email address.', { field: 'email' })
    expect(errorMessage(error)).toBe('This is not an email address.')
    expect(errorField(error)).toBe('email')
  })

  it('a message with a colon and no field is given whole', () => {
    expect(errorMessage(trpcError('Sorry: no seats are left.', {}))).toBe('Sorry: no seats are left.')
  })

  it('an id with a text in this language: gives that text with its parameters, else the backend sentence', () => {
    const texts = { 'saved.full': ({ max }: object & { max?: unknown }) => `${max} ke baad jagah nahin.` }
    const error = (messageId: string) => trpcError('You have saved 200 things.', { messageId, params: { max: 200 } })
    expect(errorMessage(error('saved.full'), texts)).toBe('200 ke baad jagah nahin.')
    expect(errorMessage(error('tours.ended'), texts)).toBe('You have saved 200 things.')
  })

  it('a refused REST call gives its message', () => {
    const error = new ApiError(429, { message: 'That was too often.' })
    expect(errorMessage(error)).toBe('That was too often.')
  })

  it.each([
    new ApiError(502, null),
    TRPCClientError.from(new Error('Failed to fetch')),
    new TypeError('Failed to fetch'),
    undefined,
  ])('%s: an error without a response has no message', (error) => {
    expect(errorMessage(error)).toBeNull()
    expect(errorField(error)).toBeNull()
  })
})
