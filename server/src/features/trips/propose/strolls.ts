import type { Visit } from './visits.ts'

/** What one goes to at ease, and again. */
export const STROLL =
  /\b(beach(es)?|sands|lakes?|tank|ghats?|waterfront|riverside|banks?|strand|sea wall|promenade|market|bazaar|mall|marg|shops|caf[eé]s|lanes|quarter|square|village|walk|bridges?|gardens?|park|ridge|meadow|cliff|(view|sunset )?points?)\b/i
/** What is open to all for a quiet hour. */
export const SHRINE = /\b(temples?|math|matha|ashram|gurdwara|dargah|monastery|basilica)\b/i
export const NO_STROLL =
  /\b((house)?boats?|shikara|ferry|cruise|safaris?|jeep|drive|ride|trek|trekking|climb|steps|snorkelling|diving|rafting|morning|sunrise|on foot|darshan)\b/i
/** Where people stroll past shops. */
export const MARKET = /\b(markets?|bazaars?|bazar|mall|chowk|marg|shops)\b/i

/** More minutes are a sight of its own. */
const LONGEST_STROLL = 75

/** A short walk without a ticket, such as to a bazaar or a lake: it fills an hour, and nobody stays a day longer for it. */
export const isStroll = ({ facts: { name, fee }, minutes, isHeadline, car }: Visit): boolean =>
  !isHeadline &&
  car === undefined &&
  fee === 0 &&
  minutes <= LONGEST_STROLL &&
  (STROLL.test(name) || MARKET.test(name)) &&
  !NO_STROLL.test(name)
