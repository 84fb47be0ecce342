import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, faultInDetails } from './details.ts'

const asha = { name: 'Asha', email: 'asha@example.in', password: 'monsoon', confirmation: 'monsoon', adult: true }

describe('step 1 of a registration', () => {
  it('has nothing against four fields that agree', () => {
    expect(faultInDetails(asha)).toBeNull()
    expect(faultInDetails({ ...asha, adult: false })).toBeNull()
  })

  it.each(['name', 'email', 'password', 'confirmation'] as const)('needs the %s', (field) => {
    expect(faultInDetails({ ...asha, [field]: '' })?.message).toBe('All fields are required')
  })

  it('takes blanks for nothing in a name, and for what they are in a password', () => {
    expect(faultInDetails({ ...asha, name: '  ' })?.message).toBe('All fields are required')
    expect(faultInDetails({ ...asha, password: '      ', confirmation: '      ' })).toBeNull()
  })

  it('asks first whether the passwords match, then whether they are long enough', () => {
    expect(faultInDetails({ ...asha, password: 'one', confirmation: 'two' })).toEqual({
      message: 'Passwords do not match',
      field: 'confirmation',
    })
    expect(faultInDetails({ ...asha, password: 'five5', confirmation: 'five5' })).toEqual({
      message: 'Password should be at least 6 characters',
      field: 'password',
    })
  })
})

describe('a code as it is typed or pasted', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123456 is your Saathi code', '123456'],
    ['12345678', '123456'],
    ['no digits', ''],
  ])('%s', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits)
  })

  it('is never more than six digits, and none of them is lost among other characters', () => {
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
