import { addDays, indianDay } from '@saathi/shared/lib/days'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import type { Db } from '../client.ts'

const Tour = z.object({ id: z.string(), guests: z.array(z.string()) })
const Balance = z.object({ owed: z.nullable(z.number()) })

/** Expenses ahead of the tour: title, category, days ago, rupees, and who has paid (0 is the demo account). */
const EXPENSES: [title: string, category: string, daysAgo: number, rupees: number, payer: number][] = [
  ['Train tickets for all', 'travel', 9, 4_860, 0],
  ['Advance for the homestay', 'stay', 7, 6_000, 1],
  ['Entry to the fort, booked online', 'entry', 4, 1_200, 2],
  ['Maps and a first-aid kit', 'shopping', 2, 845, 0],
]

/**
 * Gives the coming tour of the demo account a few expenses of its host and guests, of which one guest has marked what they
 * owe as paid.
 */
export async function seedExpenses(db: Pick<Db, 'execute'>, { me, now }: { me: string; now: Date }): Promise<void> {
  const today = indianDay(now)
  const [row] = await db.execute(sql`
    select id, array(select user_id from tour_participants where tour_id = tours.id order by turn) as guests
    from tours where creator_id = ${me} and start_date > ${today} and cancelled_at is null order by start_date limit 1`)
  if (!row) return
  const tour = Tour.parse(row)
  if (tour.guests.length < 2) return
  const people = [me, ...tour.guests]
  for (const [title, category, daysAgo, rupees, payer] of EXPENSES) {
    const author = people[payer] ?? me
    const amount = rupees * 100
    const part = Math.floor(amount / people.length)
    // What is left of an odd amount goes to the first, as in an equal split.
    const shares = people.map((id, at) => ({ id, paise: part + (at < amount - part * people.length ? 1 : 0) }))
    const facts = {
      ...{ title, category, day: addDays(today, -daysAgo), amount_paise: amount, note: '', receipt: null },
      ...{ payers: [{ id: author, paise: amount }], shares, split: { how: 'equal', people } },
    }
    await db.execute(sql`
      select add_expense(${author}, 'tour', ${tour.id}, ${JSON.stringify(facts)}::jsonb, null, false, '', ${v7()}, 3000, ${today})`)
  }
  const debtor = people.at(-1)
  const [balance] = await db.execute(sql`
    select least((select -balance_paise from expense_summaries where user_id = ${debtor} and ledger_id = ${tour.id}),
      (select balance_paise from expense_summaries where user_id = ${me} and ledger_id = ${tour.id}))::int as owed`)
  const { owed } = Balance.parse(balance)
  if (owed === null || owed <= 0) return
  const transfer = v7()
  await db.execute(sql`
    select begin_transfer(${debtor}, 'tour', ${tour.id}, ${transfer}, ${debtor}, ${me}, ${owed}, false, ${v7()}, 3000, ${today})`)
  await db.execute(sql`
    select act_on_transfer(${debtor}, 'tour', ${tour.id}, ${transfer}, 'claim', 'upi', '', '', ${today})`)
}
