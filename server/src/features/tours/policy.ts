import { type SQL, sql } from 'drizzle-orm'
import { genderOf, hiddenFrom, notBlocked, notSuspended, type UserRef } from '../../db/queries/relationships.ts'
import { tourParticipants, tourRemovals, tourRequests, tourWaitlist } from '../../db/schema/tours.ts'

// Fragments about a row of `tours`. SQL functions, which have one tour, ask `can_see_tour` instead: in a list a function costs
// 20 us a row, and keeps the planner from its indexes. `policy.test.ts` compares the two.

const creator = sql`tours.creator_id`

/** True for a tour that neither a block nor a suspension of its host hides from the reader, whose blocks are read once. */
export const isUnhidden = (reader: UserRef): SQL =>
  sql`(${creator} <> all(${hiddenFrom(reader)}) and ${notSuspended(creator)})`

/** True for a tour that the reader hosts or is in. */
export const hasSeat = (reader: UserRef): SQL =>
  sql`(${creator} = ${reader}
    or exists (select from ${tourParticipants} taken where taken.tour_id = tours.id and taken.user_id = ${reader}))`

/** True for a tour that the reader hosts, is in, waits for or has asked to join. */
const hasPart = (reader: UserRef): SQL =>
  sql`(${hasSeat(reader)}
    or exists (select from ${tourWaitlist} queued where queued.tour_id = tours.id and queued.user_id = ${reader})
    or exists (select from ${tourRequests} asked where asked.tour_id = tours.id and asked.user_id = ${reader}))`

/**
 * True for a tour that is open to every gender or to the reader's, and for one that the reader hosts, is in, waits for or
 * has asked to join, so that a change of the filter or of a gender takes nobody's place.
 */
export const opensTo = (reader: UserRef): SQL =>
  sql`(tours.only_gender is null or tours.only_gender = ${genderOf(reader)} or ${hasPart(reader)})`

/** True for a tour that the reader may see. */
export const isVisibleTo = (reader: UserRef): SQL => sql`(${isUnhidden(reader)} and ${opensTo(reader)})`

/** True for a tour that everybody may see, without being signed in; not for a reader whom a block separates from its host. */
export const isPublicTo = (reader: string | null): SQL =>
  sql`(tours.is_public and ${notSuspended(creator)} and ${reader === null ? sql`true` : notBlocked(reader, creator)})`

/** True for a tour that can be joined at once: not cancelled, closed, ended or full. */
export const hasFreeSeats = (today: UserRef): SQL =>
  sql`(tours.cancelled_at is null and tours.joining_closed_at is null and tours.end_date >= ${today}
    and (tours.capacity is null or tours.joined < tours.capacity))`

/** True for a tour that is new to the reader: they have no part in it, and its host has not removed or declined them. */
export const isNewTo = (reader: UserRef): SQL =>
  sql`(not ${hasPart(reader)} and not exists (
    select from ${tourRemovals} gone where gone.tour_id = tours.id and gone.user_id = ${reader}))`
