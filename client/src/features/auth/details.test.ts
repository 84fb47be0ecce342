import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, validateDetails } from './details.ts'

const asha = { name: 'Asha', email: 'asha@example.in', password: 'monsoon', confirmation: 'monsoon', adult: true }

describe('validateDetails', () => {
  it('valid fields give null, with and without the age confirmation', () => {
    expect(validateDetails(asha)).toBeNull()
    expect(validateDetails({ ...asha, adult: false })).toBeNull()
  })

  it.each(['name', 'email', 'password', 'confirmation'] as const)('a missing %s is reported', (field) => {
    expect(validateDetails({ ...asha, [field]: '' })?.message).toBe('All fields are required')
  })

  it('a blank name counts as missing, a blank password does not', () => {
    expect(validateDetails({ ...asha, name: '  ' })?.message).toBe('All fields are required')
    expect(validateDetails({ ...asha, password: '      ', confirmation: '      ' })).toBeNull()
  })

  it('a mismatch of the passwords is reported before their length', () => {
    expect(validateDetails({ ...asha, password: 'one', confirmation: 'two' })).toEqual({
      message: 'Passwords do not match',
      field: 'confirmation',
    })
    expect(validateDetails({ ...asha, password: 'five5', confirmation: 'five5' })).toEqual({
      message: 'Password should be at least 6 characters',
      field: 'password',
    })
  })
})

describe('digitsOf: a typed or pasted code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123456 is your Saathi code', '123456'],
    ['12345678', '123456'],
    ['no digits', ''],
  ])('%s', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits)
  })

  it('digits among other characters are all found', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^\D*$/), fc.integer({ min: 0, max: 9 })), { maxLength: 6 }),
        (parts) => {
          expect(digitsOf(parts.flat().join(''))).toBe(parts.map(([, digit]) => digit).join(''))
        },
      ),
    )
  })
})
