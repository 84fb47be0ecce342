import { expect, test } from 'vitest'
import { type Room, waitIn } from './day-room.ts'

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
