import { describe, expect, test } from 'vitest'
import { offer, trip } from '../rank/sample-offer.ts'
import { wishNotes } from './wish-notes.ts'

describe('easy walking', () => {
  const asked = trip({ easyWalking: true })
  const sights = (...names: string[]) => ({
    highlights: names.map((name) => ({ name })),
    steep_for: undefined,
    pitch: {},
  })
  const MET = 'Easy walking: we know of no long or steep walk in what one comes here for.'

  test('a place without a walk: is said to suit', () => {
    expect(wishNotes(asked, offer(sights('Miramar beach'), {}))).toEqual([MET])
    expect(wishNotes(trip({}), offer(sights('Miramar beach'), {}))).toEqual([])
  })

  test('a place with a sight that is a walk: names what to leave out', () => {
    expect(wishNotes(asked, offer(sights('Aguada fort', 'Trek to the falls'), {}))).toEqual([
      'For easy walking leave out: Trek to the falls.',
    ])
  })

  test('a sight with steep steps on the way in, or a walk round a hill: is one to leave out', () => {
    const fort = { name: 'North fort', footing: 'steep steps through a cleft' }
    const place = { ...sights('Miramar beach', 'Govardhan parikrama', 'Girivalam walk (14 km)') }
    expect(wishNotes(asked, offer({ ...place, highlights: [...place.highlights, fort] }, {}))).toEqual([
      'For easy walking leave out: Govardhan parikrama, Girivalam walk (14 km) and North fort.',
    ])
  })

  test.each(['Mehrangarh fort', 'Borra caves', 'Gun Hill', 'Kempty falls', 'Stone footpath'])(
    'a place with %s: is not praised',
    (name) => {
      expect(wishNotes(asked, offer(sights('Miramar beach', name), {}))).toEqual([])
    },
  )

  test('a place of a steep walk, or whose notes tell of steps: is not praised', () => {
    expect(wishNotes(asked, offer({ ...sights('Miramar beach'), steep_for: ['beaches'] }, {}))).toEqual([])
    const steps = { what: 'the steps are steep', kind: 'note' as const }
    expect(wishNotes(asked, offer({ ...sights('Miramar beach'), health_safety: [steps] }, {}))).toEqual([])
  })
})

test('a first time in the mountains: has the height of a hill town, and nothing of the plains or of thin air', () => {
  const asked = trip({ firstTimeInMountains: true })
  const at = (elevation_m: number) => wishNotes(asked, offer({ elevation_m, highlights: [] }, {}))
  expect(at(2045)).toEqual([
    'For a first time in the mountains: about 2,000 m, a height that needs no getting used to.',
  ])
  expect([at(20), at(2800), at(3500)]).toEqual([[], [], []])
  const pass = { name: 'Rohtang', up_to: { metres: 3978 } }
  expect(wishNotes(asked, offer({ elevation_m: 2000, highlights: [pass] } as never, {}))).toEqual([])
})
