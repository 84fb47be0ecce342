import { DISTRIBUTION } from '../src/db/distribution.ts'

/** Every column of the tables without foreign keys that names a user. */
export const USER_COLUMNS = DISTRIBUTION.flatMap(({ table, column }) => {
  const others: Record<string, string[]> = {
    swipes: ['user_id', 'swiped_id'],
    messages: ['from_id', 'to_id'],
    matches: ['user_id', 'other_id'],
    live_events: ['user_id', 'other_id'],
    threads: ['user_id', 'other_id'],
    group_counters: [],
    plans: ['user_id'],
    trips: ['owner_id', 'changed_by'],
    trip_items: [],
    trip_edits: [],
    trip_ticks: ['user_id'],
    trip_checks: ['user_id'],
    // The ids stay in these, so that the figures of the others stay right.
    expense_ledgers: [],
    expense_guests: [],
    expense_entries: [],
    expense_transfers: [],
    expense_people: [],
    expense_transfer_events: [],
    group_entries: ['from_id'],
    group_summaries: ['user_id', 'last_from'],
  }
  return (others[table] ?? [column === 'tour_id' ? 'user_id' : column]).map((name) => [table, name] as const)
})
