import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'

const NOW = new Date('2026-11-27T06:30:00Z')
const ask = (given: Partial<DreamTrip>) =>
  recommend(
    loadDataset(),
    {
      starting_location: 'kolkata',
      preference_type: 'beaches',
      budget: '75000',
      group_size: '4',
      month: 7,
      ...given,
    } as DreamTrip,
    NOW,
  )

describe('what is left out for the month', () => {
  test('beaches near Kolkata in July: are named with their reason', () => {
    const { items, notNow = [] } = ask({})
    expect(items.map(({ id }) => id)).not.toContain('puri-konark')
    expect(notNow.find(({ id }) => id === 'puri-konark')).toEqual({
      id: 'puri-konark',
      name: 'Puri, Konark and Chilika',
      text: 'Lifeguards keep people out of the surf in the monsoon.',
    })
  })

  test('places near Mumbai in May: those that are known for it come before one that is known for something else', () => {
    const asked = { starting_location: 'mumbai', preference_type: 'spiritual', budget: '20000', days: 2 } as const
    const ids = ask({ ...asked, group_size: '6', month: 5 }).notNow?.map(({ id }) => id)
    expect(ids).toContain('kolhapur')
    expect(ids).not.toContain('ajanta-ellora')
  })

  test('a park of which some gates stay open: says which', () => {
    const asked = { starting_location: 'delhi', preference_type: 'wildlife', budget: '20000', group_size: '2' } as const
    const corbett = (month: number) => ask({ ...asked, month }).notNow?.find(({ id }) => id === 'corbett')?.text
    expect(corbett(7)).toMatch(/^July is a month to avoid there; .+ are best\. Jhirna, Dhela and Phato run day safaris/)
  })

  test('the same in January: names none of them', () => {
    expect(ask({ month: 1 }).notNow).toBeUndefined()
  })

  test('for one day: names none that the day does not reach, and for five days does', () => {
    const fromDelhi = { starting_location: 'delhi', preference_type: 'adventure', month: 2, budget: '50000' } as const
    expect(ask({ ...fromDelhi, days: 1 }).notNow).toBeUndefined()
    expect(ask({ ...fromDelhi, days: 5 }).notNow?.map(({ id }) => id)).toContain('chopta-tungnath')
  })

  test('a place that somebody marked or ruled out: is not named', () => {
    const { notNow = [] } = ask({ exclude: [{ id: 'puri-konark' }] as DreamTrip['exclude'] })
    expect(notNow.map(({ id }) => id)).not.toContain('puri-konark')
  })

  test('a place that is asked for by name: has its own answer instead', () => {
    const { notNow = [], wanted = [] } = ask({ places: ['puri-konark'] })
    expect(wanted.map(({ id }) => id)).toContain('puri-konark')
    expect(notNow.map(({ id }) => id)).not.toContain('puri-konark')
  })

  test('every city and kind: at most three, each with a reason, none of them in the list', () => {
    for (const starting_location of STARTING_LOCATIONS)
      for (const preference_type of PREFERENCE_TYPES) {
        const { items, notNow = [] } = ask({ starting_location, preference_type })
        expect(notNow.length).toBeLessThanOrEqual(3)
        for (const { id, text } of notNow) {
          expect(text).toMatch(/\.$/)
          expect(items.map((item) => item.id)).not.toContain(id)
        }
      }
  })
})
