import type { TestDb } from './db.ts'
import type { TestPerson } from './people.ts'

/** The questions of a host who decides who joins, and answers to them. */
export const QUESTIONS = ['Can you swim?', 'What do you eat?']
export const ANSWERS = [
  { question: 'Can you swim?', answer: 'Yes' },
  { question: 'What do you eat?', answer: 'No fish' },
]

/** A user's notifications: kind, actor and note. */
export const noticesOf = async (who: TestPerson) =>
  (await who.api.notices.list({})).items.map(({ kind, actor, note }) => [kind, actor?.name ?? null, note])

/** The queued mails: address, kind and reason. */
export const mailsIn = async (db: TestDb) =>
  [...(await db.sql`select "to", kind, params->>'reason' as reason from outbox order by id`)].map((mail) => [
    mail.to,
    mail.kind,
    mail.reason,
  ])
