// Written by `npm run db:functions` from the SQL functions of a migrated database that TypeScript calls.
export type Functions = {
  accept_request: {
    args: { tour: string | null; host: string | null; user: string | null; today: string | null }
    result: ({ outcome: 'missing' | 'gone' | 'cancelled' | 'ended' | 'closed' | 'joined'; place: number | null } | { outcome: 'waiting'; place: number })
  }
  act_on_report: {
    args: { report: string | null; act: string | null; actor: unknown; today: string | null; days?: number | null; words?: string | null; note?: string | null; hiddenText?: string | null; reason?: string | null }
    result: { outcome: 'done' | 'proposed' | 'closed' | 'waiting' | 'impossible' | 'own' | 'staff'; name: string | null; email: string | null; lifted: boolean; changed: string[] }[]
  }
  act_on_transfer: {
    args: { user: string | null; kind: string | null; ledger: string | null; transfer: string | null; act: string | null; method: string | null; reference: string | null; reason: string | null; today: string | null }
    result: { outcome: 'done' | 'missing' | 'upi' | 'state' }
  }
  add_expense: {
    args: { author: string | null; kind: string | null; ledger: string | null; facts: unknown; replaces: number | string | null; isRemoval: boolean | null; reason: string | null; key: string | null; most: number | null; today: string | null }
    result: ({ outcome: 'added' | 'replaced'; entry_number: string } | { outcome: 'missing' | 'closed' | 'entry' | 'people' | 'key' | 'full'; entry_number: string | null })
  }
  add_expense_guest: {
    args: { author: string | null; kind: string | null; ledger: string | null; id: string | null; isNew: boolean | null; name: string | null; key: string | null; most: number | null; today: string | null }
    result: ({ outcome: 'saved'; guest_id: string } | { outcome: 'missing' | 'closed' | 'guest' | 'key' | 'full'; guest_id: string | null })
  }
  add_passkey: {
    args: { user: string | null; id: string | null; credential: string | null; key: string | null; counter: number | string | null; transports: string[] | null; isEligible: boolean | null; isBackedUp: boolean | null; name: string | null; most: number | null; at: Date | string | null; mailSubject: string | null; mailText: string | null }
    result: 'added' | 'full' | 'taken' | 'missing'
  }
  add_trip_check: {
    args: { trip: string | null; user: string | null; id: string | null; kind: string | null; text: string | null; most: number | null; today: string | null }
    result: 'added' | 'missing' | 'full'
  }
  answer_enquiry: {
    args: { enquiry: string | null; actor: unknown; answer: string | null; subject: string | null; mail: string | null; at: Date | string | null }
    result: 'answered' | 'already' | 'missing'
  }
  answer_invitation: {
    args: { userId: string | null; tourId: string | null; planId: string | null; answer: string | null; today: string | null }
    result: 'answered' | 'missing' | 'cancelled' | 'ended'
  }
  appeal_decision: {
    args: { act: string | null; me: string | null; text: string | null; at: Date | string | null; mailTo: string | null }
    result: { outcome: 'appealed' | 'missing' | 'late' | 'again' }
  }
  arrive_in_group: {
    args: { tour: string | null; user: string | null; isHere: boolean | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'done'; entry_number: string } | { outcome: 'missing' | 'day'; entry_number: string | null })
  }
  attach_trip: {
    args: { trip: string | null; user: string | null; tour: string | null; at: Date | string | null; today: string | null }
    result: { outcome: 'attached' | 'missing' | 'tour' | 'taken'; former: string | null }
  }
  audit: {
    args: { actor: unknown; act: string | null; kind: string | null; subject: string | null; valueBefore: unknown; valueAfter: unknown; note?: string | null }
    result: string | null
  }
  begin_transfer: {
    args: { user: string | null; kind: string | null; ledger: string | null; id: string | null; payer: string | null; payee: string | null; paise: number | string | null; isReleased: boolean | null; key: string | null; most: number | null; today: string | null; seen?: number | string | null }
    result: ({ outcome: 'done'; transfer_id: string } | { outcome: 'missing' | 'key' | 'upi' | 'full' | 'changed'; transfer_id: string | null })
  }
  block_person: {
    args: { me: string | null; other: string | null; today: string | null }
    result: { outcome: 'blocked' | 'missing'; freed: string[]; vacated: string[] }
  }
  cancel_hosted_tours: {
    args: { host: string | null; at: Date | string | null; today: string | null; mailSubject: string | null; mailText: string | null }
    result: string[] | null
  }
  cancel_tour: {
    args: { tour: string | null; host: string | null; at: Date | string | null; isMailed?: boolean | null }
    result: { outcome: 'missing' | 'done' }
  }
  change_enquiry: {
    args: { enquiry: string | null; act: string | null; actor: unknown; note: string | null }
    result: boolean | null
  }
  change_trip: {
    args: { trip: string | null; user: string | null; key: string | null; changes: unknown; dayMost: number | null; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'changed'; rejected: string[] } | { outcome: 'missing' | 'forbidden' | 'day' | 'day full' | 'full'; rejected: string[] | null })
  }
  clear_passkeys: {
    args: { address: string | null; actor: unknown; mailSubject: string | null; mailText: string | null }
    result: ({ outcome: 'removed' | 'none'; name: string; removed: number } | { outcome: 'missing'; name: string | null; removed: number | null })
  }
  close_poll: {
    args: { tour: string | null; user: string | null; number: number | string | null; at: Date | string | null; today: string | null }
    result: boolean | null
  }
  create_trip: {
    args: { user: string | null; id: string | null; key: string | null; tour: string | null; facts: unknown; items: unknown; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'created'; trip_id: string } | { outcome: 'missing' | 'full' | 'tour' | 'taken'; trip_id: string | null })
  }
  decide_appeal: {
    args: { appeal: string | null; outcome: string | null; actor: unknown; note?: string | null }
    result: { outcome: 'decided' | 'already' | 'own'; name: string }[]
  }
  decide_photo: {
    args: { check: string | null; outcome: string | null; actor: unknown; note: string | null }
    result: string | null
  }
  decide_proposal: {
    args: { proposalId: string | null; isConfirmed: boolean | null; actor: unknown; note: string | null; today: string | null; at?: Date | string | null; removalSubject?: string | null; removalText?: string | null }
    result: { outcome: 'done' | 'already' | 'own' | 'staff' | 'missing'; changed: string[] }
  }
  deck_position: {
    args: { reader: string | null }
    result: { deck_at: unknown }
  }
  deck_swipes: {
    args: { reader: string | null; ids: string[] | null }
    result: { user_id: string | null; is_undone: boolean | null }[]
  }
  decline_request: {
    args: { tour: string | null; host: string | null; user: string | null; reason: string | null; today: string | null }
    result: { outcome: 'missing' | 'gone' | 'cancelled' | 'ended' | 'done' }
  }
  end_sessions: {
    args: { account: string | null; kept: number | string | null; at: Date | string | null }
    result: unknown
  }
  end_suspensions: {
    args: { at: Date | string | null }
    result: unknown
  }
  expense_role: {
    args: { user: string | null; kind: string | null; ledger: string | null; today: string | null }
    result: string | null
  }
  finish_enquiry: {
    args: { enquiry: string | null; actor: unknown; answer: string | null; at: Date | string | null }
    result: boolean | null
  }
  follow_person: {
    args: { me: string | null; other: string | null }
    result: boolean | null
  }
  forget_account: {
    args: { user: string | null; most: number | null }
    result: boolean | null
  }
  forget_audit_lines: {
    args: { until: Date | string | null }
    result: unknown
  }
  forget_group: {
    args: { tour: string | null }
    result: unknown
  }
  forget_ledger: {
    args: { ledger: string | null; before: string | null }
    result: unknown
  }
  forget_removed_items: {
    args: { trip: string | null; removedBefore: Date | string | null }
    result: unknown
  }
  give_account_consent: {
    args: { userId: string | null; notice: string | null; at: Date | string | null }
    result: unknown
  }
  grant_role: {
    args: { address: string | null; role: string | null; operator: string | null }
    result: { outcome: 'granted' | 'already' | 'missing'; name: string | null }
  }
  has_reported: {
    args: { staffId: string | null; userId: string | null }
    result: boolean | null
  }
  hide_reference: {
    args: { reference: string | null; actor: unknown; reason: string | null }
    result: boolean | null
  }
  import_expenses: {
    args: { author: string | null; kind: string | null; ledger: string | null; list: unknown; key: string | null; most: number | null; today: string | null; repeated?: string | null }
    result: ({ outcome: 'added' | 'repeated'; added: number } | { outcome: 'missing' | 'closed' | 'people' | 'full'; added: number | null })
  }
  import_packages: {
    args: { entries: unknown; actor: unknown; note: string | null }
    result: { added: number; updated: number; unchanged: number }
  }
  invite_to_tour: {
    args: { host: string | null; tour: string | null; user: string | null; plan: string | null; today: string | null }
    result: 'invited' | 'missing' | 'cancelled' | 'ended' | 'joined' | 'removed'
  }
  is_decision: {
    args: { act: string | null }
    result: boolean | null
  }
  is_group_member: {
    args: { user: string | null; tour: string | null; today: string | null }
    result: boolean | null
  }
  is_own_report: {
    args: { report: unknown; staffId: string | null }
    result: boolean | null
  }
  join_tour: {
    args: { tour: string | null; user: string | null; today: string | null; answers?: unknown; mostRequests?: number | null; mostOwn?: number | null }
    result: ({ outcome: 'missing' | 'own' | 'cancelled' | 'ended' | 'closed' | 'removed' | 'declined' | 'requests full' | 'too many requests' | 'joined' | 'already' | 'requested'; place: number | null; unanswered: number | null } | { outcome: 'unanswered'; place: number | null; unanswered: number } | { outcome: 'waiting'; place: number; unanswered: number | null })
  }
  leave_tour: {
    args: { tour: string | null; user: string | null; today: string | null; quiet?: boolean | null }
    result: { outcome: 'missing' | 'own' | 'cancelled' | 'ended' | 'left' | 'absent' | 'withdrawn' }
  }
  ledger_audience: {
    args: { ledgerIds: string[] | null }
    result: { ledger: string | null; who: string | null; noticed: boolean | null }[]
  }
  mark_group_read: {
    args: { tour: string | null; user: string | null; upTo: number | string | null; today: string | null }
    result: number | null
  }
  mark_read: {
    args: { me: string | null; other: string | null; upTo: string | null; today: string | null }
    result: boolean | null
  }
  mute_group: {
    args: { tour: string | null; user: string | null; isMuted: boolean | null; today: string | null }
    result: boolean | null
  }
  note_export: {
    args: { user: string | null; actor: unknown; note: string | null; lists: unknown; mailSubject: string | null; mailText: string | null }
    result: 'noted' | 'staff' | 'missing'
  }
  notice_ended_sessions: {
    args: { account: string | null; since: number | string | null; at: Date | string | null }
    result: boolean | null
  }
  open_photo_check: {
    args: { userId: string | null; gesture: string | null; agrees: boolean | null; notice: string | null; at: Date | string | null }
    result: { outcome: 'opened' | 'no picture' | 'no consent' }
  }
  open_profile: {
    args: { uid: string | null; email: string | null; name: string | null; consented: Date | string | null; addressHash: string | null; notice?: string | null; otherHashes?: string[] | null }
    result: { id: string; suspended_at: string | null; is_new: boolean }
  }
  open_report: {
    args: { reportId: string | null; actor: unknown }
    result: boolean | null
  }
  pin_in_group: {
    args: { tour: string | null; host: string | null; number: number | string | null; isPinned: boolean | null; today: string | null }
    result: boolean | null
  }
  possible_acts: {
    args: { report: string | null; today: string | null }
    result: string[] | null
  }
  post_in_group: {
    args: { tour: string | null; author: string | null; kind: string | null; text: string | null; data: unknown; key: string | null; today: string | null; inTime: boolean | null }
    result: ({ outcome: 'sent'; entry_number: string } | { outcome: 'missing' | 'key' | 'time'; entry_number: string | null })
  }
  react_in_group: {
    args: { tour: string | null; user: string | null; number: number | string | null; reaction: string | null; isOn: boolean | null; today: string | null }
    result: boolean | null
  }
  read_conversation: {
    args: { me: string | null; other: string | null; before: string | null; most: number | null }
    result: Record<string, unknown>[]
  }
  read_events: {
    args: { readers: string[] | null; afters: string[] | null; most: number | null }
    result: { user_id: string | null; after: string | null; number: string | null; kind: string | null; other_id: string | null; message_id: string | null; message: unknown; matched_at: string | null }[]
  }
  read_mark: {
    args: { reader: string | null; other: string | null }
    result: { read_up_to: string | null }
  }
  read_threads: {
    args: { reader: string | null; before: string | null; most: number | null }
    result: { other_id: string | null; last_id: string | null; last_from: string | null; last_text: string | null; last_at: string | null; last_key: string | null; unread: number | null; matched: boolean | null }[]
  }
  readmit_participant: {
    args: { tour: string | null; host: string | null; user: string | null }
    result: { outcome: 'missing' | 'done' }
  }
  record_session: {
    args: { account: string | null; authTime: number | string | null; app: string | null; system: string | null; browser: string | null; at: Date | string | null; device: string | null }
    result: boolean | null
  }
  remove_account: {
    args: { user: string | null; askedBefore: Date | string | null; at: Date | string | null; today: string | null; addressHash: string | null }
    result: boolean | null
  }
  remove_participant: {
    args: { tour: string | null; host: string | null; user: string | null; reason: string | null; today: string | null }
    result: { outcome: 'missing' | 'cancelled' | 'ended' | 'done' }
  }
  remove_passkey: {
    args: { user: string | null; passkey: string | null; mailSubject: string | null; mailText: string | null }
    result: 'removed' | 'missing' | 'last'
  }
  remove_person: {
    args: { userId: string | null; actor: unknown; note: string | null; at: Date | string | null; today: string | null; mailSubject: string | null; mailText: string | null; guestSubject?: string | null; guestText?: string | null }
    result: { outcome: 'requested' | 'proposed' | 'waiting' | 'already' | 'own' | 'staff' | 'missing'; cancelled: string[] }
  }
  remove_trip: {
    args: { trip: string | null; user: string | null; today: string | null }
    result: boolean | null
  }
  remove_trip_check: {
    args: { trip: string | null; user: string | null; id: string | null; today: string | null }
    result: boolean | null
  }
  reply_to_reference: {
    args: { me: string | null; reference: string | null; text: string | null; today: string | null }
    result: 'replied' | 'missing' | 'once'
  }
  report_person: {
    args: { me: string | null; other: string | null; reason: string | null; note: string | null; alsoBlock: boolean | null; today: string | null; mailTo: string | null; subject?: unknown }
    result: { outcome: 'reported' | 'missing' | 'subject'; freed: string[]; vacated: string[] }
  }
  request_account_deletion: {
    args: { uid: string | null; isGone: boolean | null; at: Date | string | null; today: string | null; mailSubject: string | null; mailText: string | null; guestSubject: string | null; guestText: string | null; cancelsTours?: boolean | null }
    result: { outcome: 'requested' | 'already' | 'missing'; cancelled: string[] }
  }
  require_passkey: {
    args: { user: string | null; codeHash: string | null; mailSubject: string | null; mailText: string | null }
    result: boolean | null
  }
  restore_person: {
    args: { user: string | null; actor: unknown; note: string | null }
    result: 'done' | 'notSuspended' | 'own' | 'missing'
  }
  revoke_roles: {
    args: { address: string | null; operator: string | null }
    result: number | null
  }
  save_item: {
    args: { user: string | null; kind: string | null; item: string | null; most: number | null }
    result: 'saved' | 'missing' | 'full'
  }
  save_package: {
    args: { package: string | null; expected: number | null; facts: unknown; placeIds: string[] | null; words: string | null; actor: unknown; act: string | null; note: string | null }
    result: ({ outcome: 'saved'; saved: string; number: number } | { outcome: 'missing' | 'stale' | 'slugTaken'; saved: string | null; number: number | null })
  }
  save_plan: {
    args: { user: string | null; id: string | null; isNew: boolean | null; key: string | null; facts: unknown; most: number | null; today: string | null }
    result: ({ outcome: 'saved'; plan_id: string } | { outcome: 'missing' | 'ended' | 'key' | 'full' | 'no gender'; plan_id: string | null })
  }
  save_registration_code: {
    args: { email: string | null; browser: string | null; network: string | null; isNew: boolean | null; hash: string | null; tries: number | null; sent: Date | string | null; cutoff: Date | string | null; expires: Date | string | null }
    result: boolean | null
  }
  send_message: {
    args: { sender: string | null; receiver: string | null; text: string | null; key: string | null; today: string | null }
    result: ({ outcome: 'sent'; message: unknown } | { outcome: 'closed' | 'key'; message: unknown })
  }
  send_to_group: {
    args: { tour: string | null; author: string | null; text: string | null; picture: string | null; replyTo: number | string | null; key: string | null; today: string | null }
    result: ({ outcome: 'sent'; entry_number: string } | { outcome: 'missing' | 'reply' | 'key'; entry_number: string | null })
  }
  set_deck_gender: {
    args: { user: string | null; isOnly: boolean | null }
    result: { outcome: 'saved' | 'no gender' }
  }
  set_gender: {
    args: { user: string | null; gender: string | null; today: string | null; changeDays: number | null; agrees?: boolean | null; notice?: string | null; at?: Date | string | null }
    result: ({ outcome: 'saved' | 'missing' | 'in use' | 'no consent'; free_from: string | null } | { outcome: 'too soon'; free_from: string })
  }
  set_joining: {
    args: { tour: string | null; host: string | null; isOpen: boolean | null; at: Date | string | null; today: string | null }
    result: { outcome: 'missing' | 'cancelled' | 'ended' | 'done' }
  }
  set_upi: {
    args: { userId: string | null; upi: string | null; mailSubject: string | null; mailText: string | null; agrees?: boolean | null; notice?: string | null; at?: Date | string | null }
    result: { outcome: 'saved' | 'mailed' | 'missing' | 'no consent' }
  }
  settle_wrong_fact: {
    args: { fact: string | null; settled: boolean | null; actor: unknown; note: string | null; at: Date | string | null }
    result: boolean | null
  }
  suspend_person: {
    args: { user: string | null; actor: unknown; days: number | null; words: string | null; note: string | null; today: string | null; report?: string | null }
    result: { outcome: 'done' | 'proposed' | 'waiting' | 'own' | 'staff' | 'missing'; changed: string[] }
  }
  swipe_person: {
    args: { me: string | null; other: string | null; action: string | null }
    result: { outcome: 'swiped' | 'match' | 'missing' }
  }
  tick_trip: {
    args: { trip: string | null; user: string | null; item: string | null; isDone: boolean | null; most: number | null; today: string | null }
    result: boolean | null
  }
  trip_audience: {
    args: { tripIds: string[] | null }
    result: { trip: string; who: string }[]
  }
  unblock_person: {
    args: { me: string | null; other: string | null }
    result: unknown
  }
  undo_swipe: {
    args: { me: string | null }
    result: { other: string | null }
  }
  unmatch: {
    args: { me: string | null; other: string | null }
    result: boolean | null
  }
  unread_threads: {
    args: { reader: string | null }
    result: { other_id: string | null; unread: number | null; matched: boolean | null }[]
  }
  update_tour: {
    args: { tour: string | null; host: string | null; facts: unknown }
    result: ({ outcome: 'missing' | 'cancelled' | 'no gender' | 'public' | 'updated'; taken: number | null } | { outcome: 'too small'; taken: number })
  }
  update_trip: {
    args: { trip: string | null; user: string | null; knownVersion: number | string | null; facts: unknown; at: Date | string | null; today: string | null }
    result: 'updated' | 'missing' | 'forbidden' | 'stale' | 'days'
  }
  vote_in_group: {
    args: { tour: string | null; user: string | null; number: number | string | null; choices: number[] | null; at: Date | string | null; today: string | null }
    result: 'voted' | 'missing' | 'closed' | 'choice'
  }
  was_on_tour: {
    args: { tour: string | null; user: string | null }
    result: boolean | null
  }
  withdraw_consent: {
    args: { userId: string | null; purpose: string | null; notice: string | null; at: Date | string | null; today: string | null }
    result: boolean | null
  }
  withdraw_package: {
    args: { idOrSlug: string | null; withdrawn: boolean | null; actor: unknown; note: string | null }
    result: { name: string; changed: boolean }[]
  }
  withdraw_plan: {
    args: { user: string | null; plan: string | null }
    result: boolean | null
  }
  write_reference: {
    args: { id: string | null; me: string | null; other: string | null; tour: string | null; facts: unknown; today: string | null; writeDays: number | null; revealDays: number | null; announcedDays?: number | null }
    result: ({ outcome: 'written'; reference_id: string; shown: boolean } | { outcome: 'missing' | 'cancelled' | 'late' | 'coming' | 'closed' | 'once'; reference_id: string | null; shown: boolean })
  }
}

/** What a call needs to know: the key, name and type of each parameter; what is returned; the declared outcomes. */
export const FUNCTIONS: {
  [Name in keyof Functions]: { parameters: [string, string, string][]; returns: 'row' | 'rows' | 'value'; outcomes: string[] }
} = {
  accept_request: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['user', 'the_user', 'uuid'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'gone', 'cancelled', 'ended', 'closed', 'joined', 'waiting'],
  },
  act_on_report: {
    parameters: [['report', 'the_report', 'uuid'], ['act', 'the_act', 'text'], ['actor', 'actor', 'jsonb'], ['today', 'today', 'date'], ['days', 'days', 'integer'], ['words', 'the_words', 'text'], ['note', 'the_note', 'text'], ['hiddenText', 'hidden_text', 'text'], ['reason', 'the_reason', 'text']],
    returns: 'rows',
    outcomes: ['done', 'proposed', 'closed', 'waiting', 'impossible', 'own', 'staff'],
  },
  act_on_transfer: {
    parameters: [['user', 'the_user', 'uuid'], ['kind', 'the_kind', 'text'], ['ledger', 'the_ledger', 'uuid'], ['transfer', 'the_transfer', 'uuid'], ['act', 'act', 'text'], ['method', 'the_method', 'text'], ['reference', 'the_reference', 'text'], ['reason', 'the_reason', 'text'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['done', 'missing', 'upi', 'state'],
  },
  add_expense: {
    parameters: [['author', 'author', 'uuid'], ['kind', 'the_kind', 'text'], ['ledger', 'the_ledger', 'uuid'], ['facts', 'facts', 'jsonb'], ['replaces', 'the_replaces', 'bigint'], ['isRemoval', 'is_removal', 'boolean'], ['reason', 'the_reason', 'text'], ['key', 'the_key', 'uuid'], ['most', 'most', 'integer'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['added', 'missing', 'closed', 'entry', 'replaced', 'people', 'key', 'full'],
  },
  add_expense_guest: {
    parameters: [['author', 'author', 'uuid'], ['kind', 'the_kind', 'text'], ['ledger', 'the_ledger', 'uuid'], ['id', 'the_id', 'uuid'], ['isNew', 'is_new', 'boolean'], ['name', 'the_name', 'text'], ['key', 'the_key', 'uuid'], ['most', 'most', 'integer'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'closed', 'guest', 'key', 'full'],
  },
  add_passkey: {
    parameters: [['user', 'the_user', 'uuid'], ['id', 'the_id', 'uuid'], ['credential', 'credential', 'text'], ['key', 'the_key', 'text'], ['counter', 'the_counter', 'bigint'], ['transports', 'the_transports', 'text[]'], ['isEligible', 'is_eligible', 'boolean'], ['isBackedUp', 'is_backed_up', 'boolean'], ['name', 'the_name', 'text'], ['most', 'most', 'integer'], ['at', 'at', 'timestamp with time zone'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text']],
    returns: 'value',
    outcomes: ['added', 'full', 'taken', 'missing'],
  },
  add_trip_check: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['id', 'the_id', 'uuid'], ['kind', 'the_kind', 'text'], ['text', 'the_text', 'text'], ['most', 'most', 'integer'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: ['added', 'missing', 'full'],
  },
  answer_enquiry: {
    parameters: [['enquiry', 'the_enquiry', 'uuid'], ['actor', 'actor', 'jsonb'], ['answer', 'the_answer', 'text'], ['subject', 'subject', 'text'], ['mail', 'mail', 'text'], ['at', 'at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: ['answered', 'already', 'missing'],
  },
  answer_invitation: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['planId', 'p_plan_id', 'uuid'], ['answer', 'p_answer', 'text'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: ['answered', 'missing', 'cancelled', 'ended'],
  },
  appeal_decision: {
    parameters: [['act', 'the_act', 'uuid'], ['me', 'me', 'uuid'], ['text', 'the_text', 'text'], ['at', 'at', 'timestamp with time zone'], ['mailTo', 'mail_to', 'text']],
    returns: 'row',
    outcomes: ['appealed', 'missing', 'late', 'again'],
  },
  arrive_in_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['isHere', 'is_here', 'boolean'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['done', 'missing', 'day'],
  },
  attach_trip: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['tour', 'the_tour', 'uuid'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['attached', 'missing', 'tour', 'taken'],
  },
  audit: {
    parameters: [['actor', 'actor', 'jsonb'], ['act', 'the_act', 'text'], ['kind', 'kind', 'text'], ['subject', 'subject', 'text'], ['valueBefore', 'value_before', 'jsonb'], ['valueAfter', 'value_after', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'value',
    outcomes: [],
  },
  begin_transfer: {
    parameters: [['user', 'the_user', 'uuid'], ['kind', 'the_kind', 'text'], ['ledger', 'the_ledger', 'uuid'], ['id', 'the_id', 'uuid'], ['payer', 'payer', 'uuid'], ['payee', 'payee', 'uuid'], ['paise', 'paise', 'bigint'], ['isReleased', 'is_released', 'boolean'], ['key', 'the_key', 'uuid'], ['most', 'most', 'integer'], ['today', 'today', 'date'], ['seen', 'seen', 'bigint']],
    returns: 'row',
    outcomes: ['done', 'missing', 'key', 'upi', 'full', 'changed'],
  },
  block_person: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['blocked', 'missing'],
  },
  cancel_hosted_tours: {
    parameters: [['host', 'the_host', 'uuid'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text']],
    returns: 'value',
    outcomes: [],
  },
  cancel_tour: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['at', 'at', 'timestamp with time zone'], ['isMailed', 'is_mailed', 'boolean']],
    returns: 'row',
    outcomes: ['missing', 'done'],
  },
  change_enquiry: {
    parameters: [['enquiry', 'the_enquiry', 'uuid'], ['act', 'the_act', 'text'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'value',
    outcomes: [],
  },
  change_trip: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['key', 'the_key', 'uuid'], ['changes', 'changes', 'jsonb'], ['dayMost', 'day_most', 'integer'], ['most', 'most', 'integer'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['changed', 'missing', 'forbidden', 'day', 'day full', 'full'],
  },
  clear_passkeys: {
    parameters: [['address', 'address', 'text'], ['actor', 'actor', 'jsonb'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text']],
    returns: 'row',
    outcomes: ['removed', 'none', 'missing'],
  },
  close_poll: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['number', 'the_number', 'bigint'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  create_trip: {
    parameters: [['user', 'the_user', 'uuid'], ['id', 'the_id', 'uuid'], ['key', 'the_key', 'uuid'], ['tour', 'the_tour', 'uuid'], ['facts', 'facts', 'jsonb'], ['items', 'items', 'jsonb'], ['most', 'most', 'integer'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['created', 'missing', 'full', 'tour', 'taken'],
  },
  decide_appeal: {
    parameters: [['appeal', 'the_appeal', 'uuid'], ['outcome', 'the_outcome', 'text'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'rows',
    outcomes: ['decided', 'already', 'own'],
  },
  decide_photo: {
    parameters: [['check', 'the_check', 'uuid'], ['outcome', 'the_outcome', 'text'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'value',
    outcomes: [],
  },
  decide_proposal: {
    parameters: [['proposalId', 'p_proposal_id', 'uuid'], ['isConfirmed', 'p_is_confirmed', 'boolean'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text'], ['today', 'p_today', 'date'], ['at', 'p_at', 'timestamp with time zone'], ['removalSubject', 'p_removal_subject', 'text'], ['removalText', 'p_removal_text', 'text']],
    returns: 'row',
    outcomes: ['done', 'already', 'own', 'staff', 'missing'],
  },
  deck_position: {
    parameters: [['reader', 'reader', 'uuid']],
    returns: 'row',
    outcomes: [],
  },
  deck_swipes: {
    parameters: [['reader', 'reader', 'uuid'], ['ids', 'ids', 'uuid[]']],
    returns: 'rows',
    outcomes: [],
  },
  decline_request: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['user', 'the_user', 'uuid'], ['reason', 'the_reason', 'text'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'gone', 'cancelled', 'ended', 'done'],
  },
  end_sessions: {
    parameters: [['account', 'the_account', 'text'], ['kept', 'the_kept', 'bigint'], ['at', 'at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  end_suspensions: {
    parameters: [['at', 'at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  expense_role: {
    parameters: [['user', 'the_user', 'uuid'], ['kind', 'the_kind', 'text'], ['ledger', 'the_ledger', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  finish_enquiry: {
    parameters: [['enquiry', 'the_enquiry', 'uuid'], ['actor', 'actor', 'jsonb'], ['answer', 'the_answer', 'text'], ['at', 'at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  follow_person: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  forget_account: {
    parameters: [['user', 'the_user', 'uuid'], ['most', 'most', 'integer']],
    returns: 'value',
    outcomes: [],
  },
  forget_audit_lines: {
    parameters: [['until', 'until', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  forget_group: {
    parameters: [['tour', 'the_tour', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  forget_ledger: {
    parameters: [['ledger', 'the_ledger', 'uuid'], ['before', 'before', 'date']],
    returns: 'value',
    outcomes: [],
  },
  forget_removed_items: {
    parameters: [['trip', 'the_trip', 'uuid'], ['removedBefore', 'removed_before', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  give_account_consent: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  grant_role: {
    parameters: [['address', 'address', 'text'], ['role', 'the_role', 'text'], ['operator', 'operator', 'text']],
    returns: 'row',
    outcomes: ['granted', 'already', 'missing'],
  },
  has_reported: {
    parameters: [['staffId', 'p_staff_id', 'uuid'], ['userId', 'p_user_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  hide_reference: {
    parameters: [['reference', 'the_reference', 'uuid'], ['actor', 'actor', 'jsonb'], ['reason', 'the_reason', 'text']],
    returns: 'value',
    outcomes: [],
  },
  import_expenses: {
    parameters: [['author', 'author', 'uuid'], ['kind', 'the_kind', 'text'], ['ledger', 'the_ledger', 'uuid'], ['list', 'list', 'jsonb'], ['key', 'the_key', 'uuid'], ['most', 'most', 'integer'], ['today', 'today', 'date'], ['repeated', 'repeated', 'text']],
    returns: 'row',
    outcomes: ['added', 'missing', 'closed', 'people', 'full', 'repeated'],
  },
  import_packages: {
    parameters: [['entries', 'entries', 'jsonb'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'row',
    outcomes: [],
  },
  invite_to_tour: {
    parameters: [['host', 'the_host', 'uuid'], ['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['plan', 'the_plan', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: ['invited', 'missing', 'cancelled', 'ended', 'joined', 'removed'],
  },
  is_decision: {
    parameters: [['act', 'act', 'text']],
    returns: 'value',
    outcomes: [],
  },
  is_group_member: {
    parameters: [['user', 'the_user', 'uuid'], ['tour', 'the_tour', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  is_own_report: {
    parameters: [['report', 'p_report', 'reports'], ['staffId', 'p_staff_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  join_tour: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['today', 'today', 'date'], ['answers', 'the_answers', 'jsonb'], ['mostRequests', 'most_requests', 'integer'], ['mostOwn', 'most_own', 'integer']],
    returns: 'row',
    outcomes: ['missing', 'own', 'cancelled', 'ended', 'closed', 'removed', 'declined', 'unanswered', 'requests full', 'too many requests', 'joined', 'already', 'waiting', 'requested'],
  },
  leave_tour: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['today', 'today', 'date'], ['quiet', 'quiet', 'boolean']],
    returns: 'row',
    outcomes: ['missing', 'own', 'cancelled', 'ended', 'left', 'absent', 'withdrawn'],
  },
  ledger_audience: {
    parameters: [['ledgerIds', 'ledger_ids', 'uuid[]']],
    returns: 'rows',
    outcomes: [],
  },
  mark_group_read: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['upTo', 'up_to', 'bigint'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  mark_read: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid'], ['upTo', 'up_to', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  mute_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['isMuted', 'is_muted', 'boolean'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  note_export: {
    parameters: [['user', 'the_user', 'uuid'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text'], ['lists', 'lists', 'jsonb'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text']],
    returns: 'value',
    outcomes: ['noted', 'staff', 'missing'],
  },
  notice_ended_sessions: {
    parameters: [['account', 'the_account', 'text'], ['since', 'since', 'bigint'], ['at', 'at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  open_photo_check: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['gesture', 'p_gesture', 'text'], ['agrees', 'p_agrees', 'boolean'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'row',
    outcomes: ['opened', 'no picture', 'no consent'],
  },
  open_profile: {
    parameters: [['uid', 'the_uid', 'text'], ['email', 'the_email', 'text'], ['name', 'the_name', 'text'], ['consented', 'consented', 'timestamp with time zone'], ['addressHash', 'the_address_hash', 'text'], ['notice', 'notice', 'text'], ['otherHashes', 'the_other_hashes', 'text[]']],
    returns: 'row',
    outcomes: [],
  },
  open_report: {
    parameters: [['reportId', 'p_report_id', 'uuid'], ['actor', 'p_actor', 'jsonb']],
    returns: 'value',
    outcomes: [],
  },
  pin_in_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['number', 'the_number', 'bigint'], ['isPinned', 'is_pinned', 'boolean'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  possible_acts: {
    parameters: [['report', 'the_report', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  post_in_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['author', 'author', 'uuid'], ['kind', 'the_kind', 'text'], ['text', 'the_text', 'text'], ['data', 'the_data', 'jsonb'], ['key', 'the_key', 'uuid'], ['today', 'today', 'date'], ['inTime', 'in_time', 'boolean']],
    returns: 'row',
    outcomes: ['sent', 'missing', 'key', 'time'],
  },
  react_in_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['number', 'the_number', 'bigint'], ['reaction', 'the_reaction', 'text'], ['isOn', 'is_on', 'boolean'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  read_conversation: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid'], ['before', 'before', 'uuid'], ['most', 'most', 'integer']],
    returns: 'rows',
    outcomes: [],
  },
  read_events: {
    parameters: [['readers', 'readers', 'uuid[]'], ['afters', 'afters', 'bigint[]'], ['most', 'most', 'integer']],
    returns: 'rows',
    outcomes: [],
  },
  read_mark: {
    parameters: [['reader', 'reader', 'uuid'], ['other', 'other', 'uuid']],
    returns: 'row',
    outcomes: [],
  },
  read_threads: {
    parameters: [['reader', 'reader', 'uuid'], ['before', 'before', 'uuid'], ['most', 'most', 'integer']],
    returns: 'rows',
    outcomes: [],
  },
  readmit_participant: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['user', 'the_user', 'uuid']],
    returns: 'row',
    outcomes: ['missing', 'done'],
  },
  record_session: {
    parameters: [['account', 'the_account', 'text'], ['authTime', 'the_auth_time', 'bigint'], ['app', 'the_app', 'text'], ['system', 'the_system', 'text'], ['browser', 'the_browser', 'text'], ['at', 'at', 'timestamp with time zone'], ['device', 'device', 'text']],
    returns: 'value',
    outcomes: [],
  },
  remove_account: {
    parameters: [['user', 'the_user', 'uuid'], ['askedBefore', 'asked_before', 'timestamp with time zone'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date'], ['addressHash', 'the_address_hash', 'text']],
    returns: 'value',
    outcomes: [],
  },
  remove_participant: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['user', 'the_user', 'uuid'], ['reason', 'the_reason', 'text'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'cancelled', 'ended', 'done'],
  },
  remove_passkey: {
    parameters: [['user', 'the_user', 'uuid'], ['passkey', 'the_passkey', 'uuid'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text']],
    returns: 'value',
    outcomes: ['removed', 'missing', 'last'],
  },
  remove_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text'], ['guestSubject', 'p_guest_subject', 'text'], ['guestText', 'p_guest_text', 'text']],
    returns: 'row',
    outcomes: ['requested', 'proposed', 'waiting', 'already', 'own', 'staff', 'missing'],
  },
  remove_trip: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  remove_trip_check: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['id', 'the_id', 'uuid'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  reply_to_reference: {
    parameters: [['me', 'me', 'uuid'], ['reference', 'the_reference', 'uuid'], ['text', 'the_text', 'text'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: ['replied', 'missing', 'once'],
  },
  report_person: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid'], ['reason', 'the_reason', 'text'], ['note', 'the_note', 'text'], ['alsoBlock', 'also_block', 'boolean'], ['today', 'today', 'date'], ['mailTo', 'mail_to', 'text'], ['subject', 'subject', 'jsonb']],
    returns: 'row',
    outcomes: ['reported', 'missing', 'subject'],
  },
  request_account_deletion: {
    parameters: [['uid', 'the_uid', 'text'], ['isGone', 'is_gone', 'boolean'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text'], ['guestSubject', 'guest_subject', 'text'], ['guestText', 'guest_text', 'text'], ['cancelsTours', 'cancels_tours', 'boolean']],
    returns: 'row',
    outcomes: ['requested', 'already', 'missing'],
  },
  require_passkey: {
    parameters: [['user', 'the_user', 'uuid'], ['codeHash', 'code_hash', 'text'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text']],
    returns: 'value',
    outcomes: [],
  },
  restore_person: {
    parameters: [['user', 'the_user', 'uuid'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'value',
    outcomes: ['done', 'notSuspended', 'own', 'missing'],
  },
  revoke_roles: {
    parameters: [['address', 'address', 'text'], ['operator', 'operator', 'text']],
    returns: 'value',
    outcomes: [],
  },
  save_item: {
    parameters: [['user', 'the_user', 'uuid'], ['kind', 'the_kind', 'text'], ['item', 'the_item', 'text'], ['most', 'most', 'integer']],
    returns: 'value',
    outcomes: ['saved', 'missing', 'full'],
  },
  save_package: {
    parameters: [['package', 'the_package', 'uuid'], ['expected', 'expected', 'integer'], ['facts', 'facts', 'jsonb'], ['placeIds', 'place_ids', 'text[]'], ['words', 'words', 'text'], ['actor', 'actor', 'jsonb'], ['act', 'act', 'text'], ['note', 'the_note', 'text']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'stale', 'slugTaken'],
  },
  save_plan: {
    parameters: [['user', 'the_user', 'uuid'], ['id', 'the_id', 'uuid'], ['isNew', 'is_new', 'boolean'], ['key', 'the_key', 'uuid'], ['facts', 'facts', 'jsonb'], ['most', 'most', 'integer'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'ended', 'key', 'full', 'no gender'],
  },
  save_registration_code: {
    parameters: [['email', 'the_email', 'text'], ['browser', 'the_browser', 'text'], ['network', 'the_network', 'text'], ['isNew', 'is_new', 'boolean'], ['hash', 'the_hash', 'text'], ['tries', 'the_tries', 'integer'], ['sent', 'sent', 'timestamp with time zone'], ['cutoff', 'cutoff', 'timestamp with time zone'], ['expires', 'expires', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  send_message: {
    parameters: [['sender', 'sender', 'uuid'], ['receiver', 'receiver', 'uuid'], ['text', 'the_text', 'text'], ['key', 'the_key', 'uuid'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['sent', 'closed', 'key'],
  },
  send_to_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['author', 'author', 'uuid'], ['text', 'the_text', 'text'], ['picture', 'the_picture', 'text'], ['replyTo', 'the_reply_to', 'bigint'], ['key', 'the_key', 'uuid'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['sent', 'missing', 'reply', 'key'],
  },
  set_deck_gender: {
    parameters: [['user', 'the_user', 'uuid'], ['isOnly', 'is_only', 'boolean']],
    returns: 'row',
    outcomes: ['saved', 'no gender'],
  },
  set_gender: {
    parameters: [['user', 'the_user', 'uuid'], ['gender', 'the_gender', 'text'], ['today', 'today', 'date'], ['changeDays', 'change_days', 'integer'], ['agrees', 'agrees', 'boolean'], ['notice', 'notice', 'text'], ['at', 'at', 'timestamp with time zone']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'too soon', 'in use', 'no consent'],
  },
  set_joining: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['isOpen', 'is_open', 'boolean'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'cancelled', 'ended', 'done'],
  },
  set_upi: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['upi', 'p_upi', 'text'], ['mailSubject', 'mail_subject', 'text'], ['mailText', 'mail_text', 'text'], ['agrees', 'p_agrees', 'boolean'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'row',
    outcomes: ['saved', 'mailed', 'missing', 'no consent'],
  },
  settle_wrong_fact: {
    parameters: [['fact', 'the_fact', 'uuid'], ['settled', 'settled', 'boolean'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text'], ['at', 'at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  suspend_person: {
    parameters: [['user', 'the_user', 'uuid'], ['actor', 'actor', 'jsonb'], ['days', 'days', 'integer'], ['words', 'the_words', 'text'], ['note', 'the_note', 'text'], ['today', 'today', 'date'], ['report', 'the_report', 'uuid']],
    returns: 'row',
    outcomes: ['done', 'proposed', 'waiting', 'own', 'staff', 'missing'],
  },
  swipe_person: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid'], ['action', 'the_action', 'text']],
    returns: 'row',
    outcomes: ['swiped', 'match', 'missing'],
  },
  tick_trip: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['item', 'the_item', 'text'], ['isDone', 'is_done', 'boolean'], ['most', 'most', 'integer'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  trip_audience: {
    parameters: [['tripIds', 'trip_ids', 'uuid[]']],
    returns: 'rows',
    outcomes: [],
  },
  unblock_person: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  undo_swipe: {
    parameters: [['me', 'me', 'uuid']],
    returns: 'row',
    outcomes: [],
  },
  unmatch: {
    parameters: [['me', 'me', 'uuid'], ['other', 'other', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  unread_threads: {
    parameters: [['reader', 'reader', 'uuid']],
    returns: 'rows',
    outcomes: [],
  },
  update_tour: {
    parameters: [['tour', 'the_tour', 'uuid'], ['host', 'the_host', 'uuid'], ['facts', 'facts', 'jsonb']],
    returns: 'row',
    outcomes: ['missing', 'cancelled', 'too small', 'no gender', 'public', 'updated'],
  },
  update_trip: {
    parameters: [['trip', 'the_trip', 'uuid'], ['user', 'the_user', 'uuid'], ['knownVersion', 'known_version', 'bigint'], ['facts', 'facts', 'jsonb'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: ['updated', 'missing', 'forbidden', 'stale', 'days'],
  },
  vote_in_group: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid'], ['number', 'the_number', 'bigint'], ['choices', 'the_choices', 'smallint[]'], ['at', 'at', 'timestamp with time zone'], ['today', 'today', 'date']],
    returns: 'value',
    outcomes: ['voted', 'missing', 'closed', 'choice'],
  },
  was_on_tour: {
    parameters: [['tour', 'the_tour', 'uuid'], ['user', 'the_user', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  withdraw_consent: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['purpose', 'p_purpose', 'text'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  withdraw_package: {
    parameters: [['idOrSlug', 'id_or_slug', 'text'], ['withdrawn', 'withdrawn', 'boolean'], ['actor', 'actor', 'jsonb'], ['note', 'the_note', 'text']],
    returns: 'rows',
    outcomes: [],
  },
  withdraw_plan: {
    parameters: [['user', 'the_user', 'uuid'], ['plan', 'the_plan', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  write_reference: {
    parameters: [['id', 'the_id', 'uuid'], ['me', 'me', 'uuid'], ['other', 'other', 'uuid'], ['tour', 'the_tour', 'uuid'], ['facts', 'facts', 'jsonb'], ['today', 'today', 'date'], ['writeDays', 'write_days', 'integer'], ['revealDays', 'reveal_days', 'integer'], ['announcedDays', 'announced_days', 'integer']],
    returns: 'row',
    outcomes: ['written', 'missing', 'cancelled', 'late', 'coming', 'closed', 'once'],
  },
}
