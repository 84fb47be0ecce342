import { expect, test } from 'vitest'
import { type Entry, latestReturn, type Room, waitIn } from './day-room.ts'
import { natureOf, type Visit } from './visits.ts'

const roomOf = (hot: boolean) => ({ hot }) as Room
const at = (hour: number) => hour * 60

test('a wait on a hot day: is indoors until four and free from then on; on another day it is free', () => {
  expect(waitIn(roomOf(true), at(13), at(19))).toEqual([
    { kind: 'heat', start: at(13), minutes: 180 },
    { kind: 'free', start: at(16), minutes: 180 },
  ])
  expect(waitIn(roomOf(true), at(13), at(16) + 10)).toEqual([{ kind: 'heat', start: at(13), minutes: 190 }])
  expect(waitIn(roomOf(true), at(17), at(19))).toEqual([{ kind: 'free', start: at(17), minutes: 120 }])
  expect(waitIn(roomOf(false), at(13), at(19))).toEqual([{ kind: 'free', start: at(13), minutes: 360 }])
})

test('the way back from a rite of the evening: may end late where one comes for it and the way is short, else in the evening', () => {
  const entries = (name: string, isHeadline: boolean): Entry[] => {
    const visit = { ...natureOf(name, 60), isHeadline } as Visit
    return [{ kind: 'visit', visit, start: at(19), minutes: 60, fixed: true, lunchAlong: false }]
  }
  const room = { offRoadBy: at(20), moves: false } as Room
  expect(latestReturn(room, entries('Aarti at the ghat', true), 55)).toBeGreaterThan(at(21))
  expect(latestReturn(room, entries('Aarti at the ghat', true), 90)).toBe(at(20))
  expect(latestReturn(room, entries('Aarti at the ghat', false), 55)).toBe(at(20))
  expect(latestReturn(room, entries('Fort', true), 55)).toBe(at(20))
  expect(latestReturn({ ...room, moves: true }, entries('Aarti at the ghat', true), 55)).toBe(at(20))
})
