import { describe, expect, it } from 'vitest'
import { planAlong, planTogether } from './plan-together.ts'

const place = (id: string) => ({ id, name: id, state: 'Karnataka' })
const own = (id: string) => ({ place: place(id), travelDates: { start: '2026-12-10', end: '2026-12-16' } })
const days = (start: string, end: string) => ({ start, end, flexibleDays: 0 })

describe('planTogether', () => {
  it('days that meet: begins with the days that both have', () => {
    const theirs = { place: place('hampi'), days: days('2026-12-14', '2026-12-20') }
    expect(planTogether(own('hampi'), theirs)).toEqual({ placeId: 'hampi', start: '2026-12-14', days: 3 })
  })

  it.each([[null], [days('2027-01-02', '2027-01-05')]])(
    'days that are unknown or do not meet: begins with the own ones',
    (other) => {
      const found = planTogether(own('hampi'), { place: place('hampi'), days: other })
      expect(found).toEqual({ placeId: 'hampi', start: '2026-12-10', days: 7 })
    },
  )

  it('a whole region: gives way to the place of the other, and two of them to none', () => {
    expect(planTogether(own('region:karnataka'), { place: place('hampi'), days: null })?.placeId).toBe('hampi')
    expect(planTogether(own('region:karnataka'), { place: place('region:karnataka'), days: null })).toBeNull()
  })
})

describe('planAlong', () => {
  it('days of the other: are taken once they are known', () => {
    const theirs = { place: place('hampi'), days: days('2026-12-14', '2026-12-17') }
    expect(planAlong(theirs)).toEqual({ placeId: 'hampi', start: '2026-12-14', days: 4 })
    expect(planAlong({ ...theirs, days: null })).toEqual({ placeId: 'hampi' })
  })

  it('a whole region: has no days to plan', () => {
    expect(planAlong({ place: place('region:karnataka'), days: null })).toBeNull()
  })
})
