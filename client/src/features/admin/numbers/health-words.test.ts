import type { Health } from '@saathi/shared/admin/numbers'
import { expect, it } from 'vitest'
import { healthWords } from './health-words.ts'

const mailCard = (mail: Health['mail']) =>
  healthWords({
    web: { up: 1, known: 1 },
    database: { ms: 2, waiting: 0 },
    mail,
    answers: { p95Ms: 40, errorShare: 0 },
  } as Health).find(({ name }) => name === 'Mail')

it.each([
  ['a mail server that is stuck', undefined, '4 waiting, oldest 60 min', 'Mails are late. Check the mail server.'],
  ['the built-in outbox', true, '4 in the built-in outbox, none sent', null],
])('healthWords, mails of an hour ago and %s: says what is wrong with it', (_, outbox, state, problem) => {
  expect(mailCard({ waiting: 4, oldestSeconds: 3_600, outbox })).toEqual({ name: 'Mail', state, problem })
})
