import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { GENDER_CHANGE_DAYS } from '@saathi/shared/social/gender-rules'
import type { GenderChange, OwnGender } from '@saathi/shared/social/genders'
import { eq } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import { genders } from '../../../../db/schema/genders.ts'

/** The gender that the user has declared. */
export async function findOwnGender(db: Db, userId: string, today: string): Promise<OwnGender> {
  const [own] = await db.select().from(genders).where(eq(genders.userId, userId))
  if (!own) return { gender: null, changeableFrom: null, sameGenderDeck: false }
  const { gender, changedOn, sameGenderDeck } = own
  const free = changedOn === null ? today : addDays(changedOn, GENDER_CHANGE_DAYS)
  return { gender, changeableFrom: free > today ? free : null, sameGenderDeck }
}

/** Declares the user's gender, or takes it back with null. `free_from`: the day from which it can change again. */
export const setGender = (db: Db, userId: string, { gender, consent }: GenderChange, now: Date) =>
  callFunction(db, 'set_gender', {
    userId,
    gender,
    today: indianDay(now),
    changeDays: GENDER_CHANGE_DAYS,
    agrees: consent === true,
    notice: NOTICE_VERSION,
    at: now,
  })

/** Opens the user's deck to their own gender only, or to everybody; false if the user has said no gender. */
export async function setDeckGender(db: Db, userId: string, sameGenderOnly: boolean): Promise<boolean> {
  const { outcome } = await callFunction(db, 'set_deck_gender', { userId, isOnly: sameGenderOnly })
  return outcome === 'saved'
}
