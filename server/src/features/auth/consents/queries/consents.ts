import { CONSENT_PURPOSES, NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import type { Consent, ConsentPurpose } from '@saathi/shared/auth/consents'
import { indianDay } from '@saathi/shared/lib/days'
import { desc, eq } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import { consents } from '../../../../db/schema/consents.ts'

/** The state of each consent of the user. */
export async function listConsents(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectDistinctOn([consents.purpose], {
      purpose: consents.purpose,
      given: consents.given,
      at: consents.at,
      notice: consents.notice,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.sequence))
  const latest = new Map<ConsentPurpose, Consent>(rows.map((row) => [row.purpose, row]))
  return CONSENT_PURPOSES.map((purpose) => latest.get(purpose) ?? { purpose, given: false, at: null, notice: null })
}

/** Withdraws a consent, and deletes what it was about. */
export async function withdrawConsent(db: Db, userId: string, purpose: ConsentPurpose, now: Date): Promise<void> {
  const given = { userId, purpose, notice: NOTICE_VERSION, at: now, today: indianDay(now) }
  await callFunction(db, 'withdraw_consent', given)
}
