/**
 * The tables that a Citus cluster spreads over its nodes, by the column of the user or the group to whom a row belongs:
 * the rows of one user are on one node, and so are those of one group. Travel plans are spread by the place where they
 * are searched for, and trips by themselves. The tables of one `group`, most of them, are co-located. Every other table is a plain one on the
 * coordinator. They have no foreign keys, and no statement joins them to others (docs/growth.md). The order is that in
 * which the SQL functions write them, so that whoever locks them in this order causes no deadlock.
 */
export const DISTRIBUTION: { table: string; column: string; group?: string }[] = [
  { table: 'group_counters', column: 'tour_id' },
  { table: 'group_entries', column: 'tour_id' },
  { table: 'group_reactions', column: 'tour_id' },
  { table: 'group_votes', column: 'tour_id' },
  { table: 'group_members', column: 'tour_id' },
  { table: 'group_arrivals', column: 'tour_id' },
  { table: 'group_summaries', column: 'user_id' },
  { table: 'trips', column: 'id' },
  { table: 'trip_items', column: 'trip_id' },
  { table: 'trip_edits', column: 'trip_id' },
  { table: 'trip_ticks', column: 'trip_id' },
  { table: 'trip_checks', column: 'trip_id' },
  { table: 'trip_summaries', column: 'user_id' },
  { table: 'expense_ledgers', column: 'ledger_id' },
  { table: 'expense_guests', column: 'ledger_id' },
  { table: 'expense_entries', column: 'ledger_id' },
  { table: 'expense_transfers', column: 'ledger_id' },
  { table: 'expense_people', column: 'ledger_id' },
  { table: 'expense_summaries', column: 'user_id' },
  { table: 'expense_transfer_events', column: 'ledger_id' },
  { table: 'swipes', column: 'user_id' },
  { table: 'messages', column: 'from_id' },
  { table: 'matches', column: 'user_id' },
  { table: 'threads', column: 'user_id' },
  { table: 'deck_places', column: 'user_id' },
  { table: 'inboxes', column: 'user_id' },
  { table: 'live_events', column: 'user_id' },
  { table: 'plan_summaries', column: 'user_id' },
  { table: 'plans', column: 'place_id', group: 'places' },
]
