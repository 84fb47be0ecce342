import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { withEarlierDatabase } from '../../test/earlier-database.ts'

const db = useDatabase()

test('acts of moderators from before the audit log: each gets a line of its own, with its operator and time', () =>
  withEarlierDatabase(db, '_staff', async (sql, upgrade) => {
    const [report] = await sql`insert into reports (id, reported_id, reason, note)
      values (uuidv7(), uuidv7(), 'spam', '') returning id`
    await sql`insert into moderation_acts (id, report_id, act, operator, at) values
      (uuidv7(), ${report?.id}, 'warn', 'lakshmi', '2026-11-01T10:00:00Z'),
      (uuidv7(), null, 'dismiss', 'dev', '2026-11-02T10:00:00Z')`
    await upgrade()
    const lines = await sql`
      select l.act, l.actor, l.subject_id, l.at = m.at as same_time from moderation_acts m
      join audit_log l on l.id = m.audit_id order by m.at`
    expect(lines).toEqual([
      { act: 'report.warn', actor: 'lakshmi', subject_id: report?.id, same_time: true },
      { act: 'report.dismiss', actor: 'dev', subject_id: '', same_time: true },
    ])
  }))
