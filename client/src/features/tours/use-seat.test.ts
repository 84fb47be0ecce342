import type { Me } from '@saathi/shared/social'
import type { User } from 'firebase/auth'
import { expect, test } from 'vitest'
import { seatRefusal } from './use-seat.ts'

const asha = { _id: '0198c0de-0000-7000-8000-000000000002', name: 'Asha Rao' } as Me
const ashaAtTheProvider = { uid: 'asha' } as User

test('joining and leaving need a known user and a signed-in one', () => {
  const nobody = { user: null, providerUser: null }
  expect(seatRefusal(nobody, 'join')).toBe('Please login to join tours')
  expect(seatRefusal(nobody, 'leave')).toBe('Please login to leave tours')
  expect(seatRefusal(nobody, 'join', 'Please log in to join tours.')).toBe('Please log in to join tours.')
  expect(seatRefusal({ user: null, providerUser: ashaAtTheProvider }, 'join')).toBe('Please login to join tours')
  expect(seatRefusal({ user: asha, providerUser: null }, 'leave')).toBe('Authentication error. Please re-login.')
  expect(seatRefusal({ user: asha, providerUser: ashaAtTheProvider }, 'join')).toBeNull()
})
