import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Reader } from './access.ts'

type Outcome = { outcome: 'sent' | 'missing' | 'reply' | 'key'; entry_number: number | string | null }

type Draft = { tourId: string; text: string; picture?: string | null; replyTo?: number | null; key?: string }

/** Sends a message, once for each key. Returns the number of the entry or the reason why it was not sent. */
export async function sendToGroup(
  db: Db,
  { userId, today }: Reader,
  { tourId, text, picture, replyTo, key }: Draft,
): Promise<number | 'missing' | 'reply' | 'key'> {
  const [sent] = await db.execute<Outcome>(sql`
    select * from send_to_group(${tourId}, ${userId}, ${text}, ${picture ?? null}, ${replyTo ?? null}, ${key ?? null}, ${today})`)
  if (sent?.outcome === 'sent') return Number(sent.entry_number)
  return sent?.outcome ?? 'missing'
}
