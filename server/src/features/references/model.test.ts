import { addDays } from '@saathi/shared/lib/days'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { aReference } from '../../../test/make.ts'
import { insertPeople } from '../../../test/people.ts'
import { endedTour } from '../../../test/references.ts'
import { runs } from '../../../test/whole.ts'
import { exportPersonalData } from '../auth/account/queries/export.ts'
import { listNotices } from '../notices/queries/notices.ts'
import { announceReferences, askForReferences } from './jobs.ts'
import { hideReference, unhideReference } from './queries/moderation.ts'
import { listPending } from './queries/pending.ts'
import {
  countReferences,
  listOwnReferences,
  listReferences,
  replyToReference,
  writeReference,
} from './queries/references.ts'

const LAST_DAY = '2026-11-12'
/** A host, two guests, somebody on the waitlist and somebody whom the host has removed. */
const PEOPLE = 5
const GUESTS = 3
const isOnTour = (who: number) => who < GUESTS

/** A reference in the model in memory. */
type Known = { from: number; about: number; on: string; hidden: boolean; reply: string | null; text: string }

/** The rules, as a reader of the privacy page would put them. */
class Model {
  written: Known[] = []
  blocks = new Set<string>()
  isBlocked = (a: number, b: number) => this.blocks.has(`${a} ${b}`) || this.blocks.has(`${b} ${a}`)
  find = (from: number, about: number) => this.written.find((one) => one.from === from && one.about === about)
  isShown({ from, about, on }: Known, today: string) {
    const late = addDays(on > LAST_DAY ? on : LAST_DAY, 14)
    return this.find(about, from) !== undefined || today >= late
  }
  /** Whether the tour, which the first person hosts, and the other exist for somebody. */
  knows = (who: number, other: number) =>
    who !== other && isOnTour(who) && isOnTour(other) && !this.isBlocked(who, other) && !this.isBlocked(who, 0)
  write(from: number, about: number, on: string, text: string) {
    if (!this.knows(from, about)) return 'missing'
    const earlier = this.find(from, about)
    if (earlier) return earlier.text === text ? 'written' : 'once'
    if (on <= LAST_DAY) return 'coming'
    if (on > addDays(LAST_DAY, 30)) return 'closed'
    this.written.push({ from, about, on, hidden: false, reply: null, text })
    return 'written'
  }
  reply(who: number, from: number, today: string, text: string) {
    const one = this.find(from, who)
    if (!one || one.hidden || !this.isShown(one, today) || this.isBlocked(who, from)) return 'missing'
    if (one.reply !== null) return one.reply === text ? 'replied' : 'once'
    one.reply = text
    return 'replied'
  }
  seenBy = (reader: number, about: number, today: string) =>
    this.written.filter(
      (one) => one.about === about && !one.hidden && this.isShown(one, today) && !this.isBlocked(reader, one.from),
    )
}

const who = fc.nat(PEOPLE - 1)
const text = fc.constantFrom('Knew every ferry by heart.', 'Never hurried anybody at all.')
const action = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('write' as const), who, other: who, text }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('reply' as const), who, other: who, text }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('days' as const), days: fc.integer({ min: 1, max: 16 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('block' as const), who, other: who, on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hide' as const), who, other: who, on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('jobs' as const) }) },
)

const db = useDatabase()
let people: string[]
const idOf = (index: number) => people[index] as string
beforeAll(async () => {
  people = await insertPeople(db, PEOPLE)
})

/** A tour of the first person, without anything that earlier runs have left. */
async function freshTour() {
  for (const table of ['tours', 'travel_references', 'blocks', 'notices']) await db.sql`delete from ${db.sql(table)}`
  const tourId = await endedTour(db, idOf(0), [1, 2].map(idOf), { endDate: LAST_DAY })
  await db.sql`insert into tour_waitlist (tour_id, user_id) values (${tourId}, ${idOf(3)})`
  await db.sql`insert into tour_removals (tour_id, user_id, reason) values (${tourId}, ${idOf(4)}, 'Late')`
  return tourId
}

const page = { limit: 50 }
/** Everything that somebody can read about references, except what only others can: by procedures and by the export. */
async function sightOf(index: number, today: string) {
  const reader = { userId: idOf(index), today }
  const lists = await Promise.all(
    people.map(async (id) => [await listReferences(db.db, id, reader, page), await countReferences(db.db, id, reader)]),
  )
  const { references, referencesAboutMe, notices } = await exportPersonalData(db.db, reader.userId, {
    evidenceDays: 180,
    today,
  })
  return {
    lists,
    pending: await listPending(db.db, reader, page),
    mine: await listOwnReferences(db.db, reader, page),
    notices: await listNotices(db.db, reader.userId, { ...page, today }),
    exported: { references, referencesAboutMe, notices },
  }
}

async function rowOf(tourId: string, from: number, about: number): Promise<string> {
  const [row] = await db.sql`
    select id from travel_references where tour_id = ${tourId} and from_id = ${idOf(from)} and about_id = ${idOf(about)}`
  return row?.id as string
}

async function setBlock(a: number, b: number, on: boolean) {
  const [blocker, blocked] = [idOf(a), idOf(b)]
  if (on)
    await db.sql`insert into blocks (blocker_id, blocked_id) values (${blocker}, ${blocked}) on conflict do nothing`
  else await db.sql`delete from blocks where blocker_id = ${blocker} and blocked_id = ${blocked}`
}

test('writing, replying, blocking, hiding and days in any order: lists and outcomes match the model, and nobody reads early', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -2, max: 20 }), fc.array(action, { maxLength: 22 }), async (start, actions) => {
      const tourId = await freshTour()
      const model = new Model()
      let today = addDays(LAST_DAY, start)
      for (const step of actions) {
        if (step.type === 'days') today = addDays(today, step.days)
        else if (step.type === 'jobs') {
          await askForReferences(db.db, today)
          await announceReferences(db.db, today)
        } else if (step.who === step.other) continue
        else if (step.type === 'block') {
          await setBlock(step.who, step.other, step.on)
          if (step.on) model.blocks.add(`${step.who} ${step.other}`)
          else model.blocks.delete(`${step.who} ${step.other}`)
        } else if (step.type === 'hide') {
          const one = model.find(step.who, step.other)
          if (!one) continue
          one.hidden = step.on
          const id = await rowOf(tourId, step.who, step.other)
          await (step.on
            ? hideReference(db.db, id, { name: 'desk' }, 'Names somebody.')
            : unhideReference(db.db, id, { name: 'desk' }))
        } else if (step.type === 'reply') {
          const referenceId = (await rowOf(tourId, step.other, step.who)) ?? tourId
          const outcome = await replyToReference(db.db, { userId: idOf(step.who), today }, referenceId, step.text)
          expect(outcome).toBe(model.reply(step.who, step.other, today, step.text))
        } else {
          const before = await sightOf(step.other, today)
          const expected = model.write(step.who, step.other, today, step.text)
          const { outcome, shown } = await writeReference(
            db.db,
            { userId: idOf(step.who), today },
            {
              tourId,
              aboutId: idOf(step.other),
              facts: { ...aReference({ text: step.text }), privateNote: 'Quietly.' },
            },
          )
          expect(outcome).toBe(expected)
          // Before both have written, the other person can tell the writing from nothing by no call.
          if (!shown) expect(await sightOf(step.other, today)).toEqual(before)
        }
        for (const [reader, userId] of people.entries())
          for (const about of [0, 1, 2]) {
            const seen = await listReferences(db.db, idOf(about), { userId, today }, page)
            const expected = model.seenBy(reader, about, today)
            expect(seen.map(({ writer, text: words, reply }) => [writer._id, words, reply]).sort()).toEqual(
              expected.map(({ from, text: words, reply }) => [idOf(from), words, reply]).sort(),
            )
            const { count } = await countReferences(db.db, idOf(about), { userId, today })
            expect(count).toBe(expected.length)
            expect(JSON.stringify(seen)).not.toContain('Quietly')
          }
      }
      const rows = await db.sql`select from_id, about_id, text from travel_references`
      expect(rows.map((row) => [row.from_id, row.about_id, row.text]).sort()).toEqual(
        model.written.map(({ from, about, text: words }) => [idOf(from), idOf(about), words]).sort(),
      )
    }),
    { numRuns: runs(20) },
  )
}, 300_000)
