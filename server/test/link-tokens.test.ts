import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { newLinkToken, pathWithoutToken } from '../src/platform/link-token.ts'
import { testDeps } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()
const lines: string[] = []
let deps: ReturnType<typeof testDeps>
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  deps = testDeps(db)
  app = await buildApp(deps, { logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } })
})
afterAll(async () => {
  await app.close()
  await deps.realtime.stop()
})

test('the log: has requests with a link token, and not the token', async () => {
  const token = newLinkToken()
  for (const path of [
    `/shared/${token}`,
    `/shared/${token}/`,
    `/Shared/${token},`,
    `//shared/${token}`,
    `/%73hared/${token}`,
    `/shared/${token}%2f?utm_source=mail`,
    `/api/shared/${token}`,
    `/trips/join/${token}`,
    `/Trips//join/${token}/`,
    `/login?from=${encodeURIComponent(`/trips/join/${token}`)}`,
    `/trpc/trips.linked?input=${encodeURIComponent(JSON.stringify({ token }))}`,
    `/api/calendar/${token}.ics`,
    `/api/%63alendar/${token}.ics`,
    `/api/calendar/${token}.ics/more`,
    `/trpc/trips.shared?input=${encodeURIComponent(JSON.stringify({ token }))}`,
    `/trpc/trips.shared?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { token } }))}`,
  ]) {
    lines.length = 0
    await app.inject({ url: path, headers: { accept: 'text/html,*/*', referer: `http://saathi.test/shared/${token}` } })
    expect(lines.length, path).toBeGreaterThan(0)
    expect(lines.join(''), path).not.toContain(token)
  }
})

test('pathWithoutToken: leaves other paths as they are', () => {
  for (const path of ['/', '/tours/0190a6d0-0000-7000-8000-000000000000', '/api/trips/1/calendar.ics', '/shared', '/%'])
    expect(pathWithoutToken(path)).toBe(path)
  expect(pathWithoutToken('/api/calendar/abc.ics')).toBe('/api/calendar/[token]')
})
