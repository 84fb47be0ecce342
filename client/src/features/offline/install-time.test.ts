import { expect, test } from 'vitest'
import { isInstallTime } from './install-time.ts'

const MOMENT = { keeping: false, startDate: null, since: '2026-11-20', today: '2026-11-21', soon: '2026-12-05' }

test.each([
  ['who keeps their trips, on the second day', { keeping: true }, true],
  ['who keeps their trips, on the first day', { keeping: true, since: '2026-11-21' }, false],
  ['who keeps their trips, at the first visit', { keeping: true, since: null }, false],
  ['with a trip in 14 days', { startDate: '2026-12-05' }, true],
  ['with a trip today', { startDate: '2026-11-21' }, true],
  ['with a trip in 15 days', { startDate: '2026-12-06' }, false],
  ['with a trip that is over', { startDate: '2026-11-20' }, false],
  ['with neither', {}, false],
])('isInstallTime, somebody %s: %j gives %s', (_, facts, offered) => {
  expect(isInstallTime({ ...MOMENT, ...facts })).toBe(offered)
})
