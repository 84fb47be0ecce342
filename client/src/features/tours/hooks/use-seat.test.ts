import type { Me } from '@saathi/shared/social/schema'
import type { User } from 'firebase/auth'
import { expect, test } from 'vitest'
import { seatError } from './use-seat.ts'

const asha = { _id: '0198c0de-0000-7000-8000-000000000002', name: 'Asha Rao' } as Me
const providerUser = { uid: 'asha' } as User

test('seatError: joining and leaving require a profile and a signed-in provider user', () => {
  const visitor = { user: null, providerUser: null }
  expect(seatError(visitor, 'join')).toBe('Please login to join tours')
  expect(seatError(visitor, 'leave')).toBe('Please login to leave tours')
  expect(seatError(visitor, 'join', 'Please log in to join tours.')).toBe('Please log in to join tours.')
  expect(seatError({ user: null, providerUser }, 'join')).toBe('Please login to join tours')
  expect(seatError({ user: asha, providerUser: null }, 'leave')).toBe('Authentication error. Please re-login.')
  expect(seatError({ user: asha, providerUser }, 'join')).toBeNull()
})
