// Written by `npm run db:functions` from the SQL functions of a migrated database that TypeScript calls.
export type Functions = {
  accept_request: {
    args: { tourId: string | null; hostId: string | null; userId: string | null; today: string | null }
    result: ({ outcome: 'missing' | 'gone' | 'cancelled' | 'ended' | 'closed' | 'joined'; place: number | null } | { outcome: 'waiting'; place: number })
  }
  act_on_report: {
    args: { reportId: string | null; act: string | null; actor: unknown; today: string | null; days?: number | null; words?: string | null; note?: string | null; hiddenText?: string | null; reason?: string | null }
    result: { outcome: 'done' | 'proposed' | 'closed' | 'waiting' | 'impossible' | 'own' | 'staff'; name: string | null; email: string | null; lifted: boolean; changed: string[] }[]
  }
  act_on_transfer: {
    args: { userId: string | null; kind: string | null; ledgerId: string | null; transferId: string | null; act: string | null; method: string | null; reference: string | null; reason: string | null; today: string | null }
    result: { outcome: 'done' | 'missing' | 'upi' | 'state' }
  }
  add_expense: {
    args: { authorId: string | null; kind: string | null; ledgerId: string | null; facts: unknown; replaces: number | string | null; isRemoval: boolean | null; reason: string | null; key: string | null; most: number | null; today: string | null }
    result: ({ outcome: 'added' | 'replaced'; entry_number: string } | { outcome: 'missing' | 'closed' | 'entry' | 'people' | 'key' | 'full'; entry_number: string | null })
  }
  add_expense_guest: {
    args: { authorId: string | null; kind: string | null; ledgerId: string | null; id: string | null; isNew: boolean | null; name: string | null; key: string | null; most: number | null; today: string | null }
    result: ({ outcome: 'saved'; guest_id: string } | { outcome: 'missing' | 'closed' | 'guest' | 'key' | 'full'; guest_id: string | null })
  }
  add_passkey: {
    args: { userId: string | null; id: string | null; credential: string | null; key: string | null; counter: number | string | null; transports: string[] | null; isEligible: boolean | null; isBackedUp: boolean | null; name: string | null; most: number | null; at: Date | string | null; mailSubject?: string | null; mailText?: string | null }
    result: 'added' | 'full' | 'taken' | 'missing'
  }
  add_to_choice: {
    args: { choiceId: string | null; userId: string | null; candidate: unknown; most: number | null; at: Date | string | null; today: string | null }
    result: 'added' | 'missing' | 'closed' | 'voted' | 'full'
  }
  add_trip_check: {
    args: { tripId: string | null; userId: string | null; id: string | null; kind: string | null; text: string | null; most: number | null; today: string | null }
    result: 'added' | 'missing' | 'full'
  }
  answer_enquiry: {
    args: { enquiryId: string | null; actor: unknown; answer: string | null; subject?: string | null; mail?: string | null; at?: Date | string | null }
    result: 'answered' | 'already' | 'missing'
  }
  answer_guest: {
    args: { tourId: string | null; hostId: string | null; questionId: string | null; answer: string | null; today: string | null }
    result: { outcome: 'missing' | 'question gone' | 'cancelled' | 'ended' | 'answered' | 'done' }
  }
  answer_invitation: {
    args: { userId: string | null; tourId: string | null; planId: string | null; answer: string | null; today: string | null }
    result: 'answered' | 'missing' | 'cancelled' | 'ended'
  }
  answer_publishing: {
    args: { userId: string | null; publicId: string | null; agree: boolean | null; at: Date | string | null }
    result: 'answered' | 'missing'
  }
  answer_trip_invitation: {
    args: { userId: string | null; tripId: string | null; answer: string | null }
    result: 'answered' | 'missing'
  }
  appeal_decision: {
    args: { actId: string | null; userId: string | null; text: string | null; at: Date | string | null; mailTo: string | null }
    result: { outcome: 'appealed' | 'missing' | 'late' | 'again' }
  }
  arrive_in_group: {
    args: { tourId: string | null; userId: string | null; isHere: boolean | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'done'; entry_number: string } | { outcome: 'missing' | 'day'; entry_number: string | null })
  }
  ask_host: {
    args: { tourId: string | null; userId: string | null; today: string | null; text: string | null; most: number | null; mostOpen: number | null }
    result: { outcome: 'missing' | 'own' | 'joined' | 'cancelled' | 'ended' | 'removed' | 'declined' | 'closed' | 'unanswered' | 'asked enough' | 'questions full' | 'asked' }
  }
  attach_trip: {
    args: { tripId: string | null; userId: string | null; tourId: string | null; at: Date | string | null; today: string | null }
    result: { outcome: 'attached' | 'missing' | 'tour' | 'taken'; former: string | null }
  }
  audit: {
    args: { actor: unknown; act: string | null; kind: string | null; subject: string | null; valueBefore: unknown; valueAfter: unknown; note?: string | null }
    result: string | null
  }
  begin_transfer: {
    args: { userId: string | null; kind: string | null; ledgerId: string | null; id: string | null; payerId: string | null; payeeId: string | null; paise: number | string | null; isReleased: boolean | null; key: string | null; most: number | null; today: string | null; seen?: number | string | null }
    result: ({ outcome: 'done'; transfer_id: string } | { outcome: 'missing' | 'key' | 'upi' | 'full' | 'changed'; transfer_id: string | null })
  }
  block_person: {
    args: { userId: string | null; otherId: string | null; today: string | null }
    result: { outcome: 'blocked' | 'missing'; freed: string[]; vacated: string[] }
  }
  cancel_hosted_tours: {
    args: { hostId: string | null; at: Date | string | null; today: string | null; mailSubject?: string | null; mailText?: string | null }
    result: string[] | null
  }
  cancel_tour: {
    args: { tourId: string | null; hostId: string | null; at: Date | string | null; isMailed?: boolean | null }
    result: { outcome: 'missing' | 'done' }
  }
  change_enquiry: {
    args: { enquiryId: string | null; act: string | null; actor: unknown; note: string | null }
    result: boolean | null
  }
  change_trip: {
    args: { tripId: string | null; userId: string | null; key: string | null; changes: unknown; dayMost: number | null; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'changed'; rejected: string[] } | { outcome: 'missing' | 'forbidden' | 'day' | 'day full' | 'full'; rejected: string[] | null })
  }
  clear_passkeys: {
    args: { address: string | null; actor: unknown; mailSubject?: string | null; mailText?: string | null }
    result: ({ outcome: 'removed' | 'none'; name: string; removed: number } | { outcome: 'missing'; name: string | null; removed: number | null })
  }
  close_choice: {
    args: { choiceId: string | null; userId: string | null; at: Date | string | null; today: string | null }
    result: 'closed' | 'missing' | 'few'
  }
  close_poll: {
    args: { tourId: string | null; userId: string | null; number: number | string | null; at: Date | string | null; today: string | null }
    result: boolean | null
  }
  create_trip: {
    args: { userId: string | null; id: string | null; key: string | null; tourId: string | null; facts: unknown; items: unknown; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'created'; trip_id: string } | { outcome: 'missing' | 'full' | 'tour' | 'taken'; trip_id: string | null })
  }
  decide_appeal: {
    args: { appealId: string | null; outcome: string | null; actor: unknown; note?: string | null }
    result: { outcome: 'decided' | 'already' | 'own'; name: string }[]
  }
  decide_photo: {
    args: { checkId: string | null; outcome: string | null; actor: unknown; note: string | null }
    result: string | null
  }
  decide_proposal: {
    args: { proposalId: string | null; isConfirmed: boolean | null; actor: unknown; note: string | null; today: string | null; at?: Date | string | null; removalSubject?: string | null; removalText?: string | null }
    result: { outcome: 'done' | 'already' | 'own' | 'staff' | 'missing'; changed: string[] }
  }
  decide_trip_right: {
    args: { tripId: string | null; ownerId: string | null; membersMayEdit: boolean | null; userId: string | null; today: string | null }
    result: string | null
  }
  deck_position: {
    args: { readerId: string | null }
    result: { deck_at: unknown }
  }
  deck_swipes: {
    args: { readerId: string | null; ids: string[] | null }
    result: { user_id: string | null; is_undone: boolean | null }[]
  }
  decline_request: {
    args: { tourId: string | null; hostId: string | null; userId: string | null; reason: string | null; today: string | null }
    result: { outcome: 'missing' | 'gone' | 'cancelled' | 'ended' | 'done' }
  }
  delete_account_rows: {
    args: { userId: string | null; most: number | null }
    result: boolean | null
  }
  delete_audit_lines: {
    args: { until: Date | string | null }
    result: unknown
  }
  delete_group: {
    args: { tourId: string | null }
    result: unknown
  }
  delete_ledger: {
    args: { ledgerId: string | null; before: string | null }
    result: unknown
  }
  delete_removed_items: {
    args: { tripId: string | null; removedBefore: Date | string | null }
    result: unknown
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
    args: { userId: string | null; kind: string | null; ledgerId: string | null; today: string | null }
    result: string | null
  }
  finish_enquiry: {
    args: { enquiryId: string | null; actor: unknown; answer: string | null; at: Date | string | null }
    result: boolean | null
  }
  follow_person: {
    args: { userId: string | null; otherId: string | null }
    result: boolean | null
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
    args: { referenceId: string | null; actor: unknown; reason: string | null }
    result: boolean | null
  }
  import_expenses: {
    args: { authorId: string | null; kind: string | null; ledgerId: string | null; list: unknown; key: string | null; most: number | null; today: string | null; repeated?: string | null }
    result: ({ outcome: 'added' | 'repeated'; added: number } | { outcome: 'missing' | 'closed' | 'people' | 'full'; added: number | null })
  }
  import_packages: {
    args: { entries: unknown; actor: unknown; note: string | null }
    result: { added: number; updated: number; unchanged: number }
  }
  invite_to_tour: {
    args: { hostId: string | null; tourId: string | null; userId: string | null; planId: string | null; today: string | null }
    result: 'invited' | 'missing' | 'cancelled' | 'ended' | 'joined' | 'removed'
  }
  invite_to_trip: {
    args: { ownerId: string | null; tripId: string | null; userId: string | null; mayEdit: boolean | null; most: number | null; at: Date | string | null; today: string | null }
    result: 'invited' | 'missing' | 'tour' | 'full'
  }
  is_decision: {
    args: { act: string | null }
    result: boolean | null
  }
  is_group_member: {
    args: { userId: string | null; tourId: string | null; today: string | null }
    result: boolean | null
  }
  is_own_report: {
    args: { report: unknown; staffId: string | null }
    result: boolean | null
  }
  join_choice: {
    args: { userId: string | null; tokenHash: string | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'joined'; choice_id: string } | { outcome: 'missing' | 'full'; choice_id: string | null })
  }
  join_tour: {
    args: { tourId: string | null; userId: string | null; today: string | null; answers?: unknown; mostRequests?: number | null; mostOwn?: number | null }
    result: ({ outcome: 'missing' | 'own' | 'cancelled' | 'ended' | 'closed' | 'removed' | 'declined' | 'requests full' | 'too many requests' | 'joined' | 'already' | 'requested'; place: number | null; unanswered: number | null } | { outcome: 'unanswered'; place: number | null; unanswered: number } | { outcome: 'waiting'; place: number; unanswered: number | null })
  }
  join_trip: {
    args: { userId: string | null; tokenHash: string | null; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'joined'; trip_id: string } | { outcome: 'missing' | 'full'; trip_id: string | null })
  }
  leave_tour: {
    args: { tourId: string | null; userId: string | null; today: string | null; quiet?: boolean | null }
    result: { outcome: 'missing' | 'own' | 'cancelled' | 'ended' | 'left' | 'absent' | 'withdrawn' }
  }
  ledger_audience: {
    args: { ledgerIds: string[] | null }
    result: { ledger: string | null; who: string | null; noticed: boolean | null; seated: boolean | null }[]
  }
  mark_group_read: {
    args: { tourId: string | null; userId: string | null; upTo: number | string | null; today: string | null }
    result: number | null
  }
  mark_read: {
    args: { userId: string | null; otherId: string | null; upToId: string | null; today: string | null }
    result: boolean | null
  }
  mute_group: {
    args: { tourId: string | null; userId: string | null; isMuted: boolean | null; today: string | null }
    result: boolean | null
  }
  notice_ended_sessions: {
    args: { account: string | null; since: number | string | null; at: Date | string | null }
    result: boolean | null
  }
  notice_push_kind: {
    args: { kind: string | null; isQuestion: boolean | null }
    result: string | null
  }
  open_choice: {
    args: { choiceId: string | null; userId: string | null; tripId: string | null; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'opened'; trip_id: string } | { outcome: 'missing' | 'open' | 'none' | 'full' | 'tour' | 'taken'; trip_id: string | null })
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
    args: { tourId: string | null; hostId: string | null; number: number | string | null; isPinned: boolean | null; today: string | null }
    result: boolean | null
  }
  possible_acts: {
    args: { reportId: string | null; today: string | null }
    result: string[] | null
  }
  post_in_group: {
    args: { tourId: string | null; authorId: string | null; kind: string | null; text: string | null; data: unknown; key: string | null; today: string | null; inTime: boolean | null }
    result: ({ outcome: 'sent'; entry_number: string } | { outcome: 'missing' | 'key' | 'cancelled' | 'time'; entry_number: string | null })
  }
  publish_trip: {
    args: { ownerId: string | null; tripId: string | null; publicId: string | null; firstName: boolean | null; indexed: boolean | null; content: unknown; at: Date | string | null; today: string | null }
    result: 'published' | 'missing' | 'tour' | 'early' | 'hidden'
  }
  react_in_group: {
    args: { tourId: string | null; userId: string | null; number: number | string | null; reaction: string | null; isOn: boolean | null; today: string | null }
    result: boolean | null
  }
  read_conversation: {
    args: { userId: string | null; otherId: string | null; beforeId: string | null; most: number | null }
    result: Record<string, unknown>[]
  }
  read_events: {
    args: { readers: string[] | null; afters: string[] | null; most: number | null }
    result: { user_id: string | null; after: string | null; number: string | null; kind: string | null; other_id: string | null; message_id: string | null; message: unknown; matched_at: string | null }[]
  }
  read_mark: {
    args: { readerId: string | null; otherId: string | null }
    result: { read_up_to: string | null }
  }
  read_threads: {
    args: { readerId: string | null; beforeId: string | null; most: number | null }
    result: { other_id: string | null; last_id: string | null; last_from: string | null; last_text: string | null; last_at: string | null; last_key: string | null; unread: number | null; matched: boolean | null }[]
  }
  readmit_participant: {
    args: { tourId: string | null; hostId: string | null; userId: string | null }
    result: { outcome: 'missing' | 'done' }
  }
  record_export: {
    args: { userId: string | null; actor: unknown; note: string | null; lists: unknown; mailSubject?: string | null; mailText?: string | null }
    result: 'noted' | 'staff' | 'missing'
  }
  record_session: {
    args: { account: string | null; authTime: number | string | null; app: string | null; system: string | null; browser: string | null; at: Date | string | null; device: string | null }
    result: boolean | null
  }
  remove_account: {
    args: { userId: string | null; askedBefore: Date | string | null; at: Date | string | null; today: string | null; addressHash: string | null }
    result: boolean | null
  }
  remove_participant: {
    args: { tourId: string | null; hostId: string | null; userId: string | null; reason: string | null; today: string | null }
    result: { outcome: 'missing' | 'cancelled' | 'ended' | 'done' }
  }
  remove_passkey: {
    args: { userId: string | null; passkeyId: string | null; mailSubject?: string | null; mailText?: string | null }
    result: 'removed' | 'missing' | 'last'
  }
  remove_person: {
    args: { userId: string | null; actor: unknown; note: string | null; at: Date | string | null; today: string | null; mailSubject?: string | null; mailText?: string | null; guestSubject?: string | null; guestText?: string | null }
    result: { outcome: 'requested' | 'proposed' | 'waiting' | 'already' | 'own' | 'staff' | 'missing'; cancelled: string[] }
  }
  remove_trip: {
    args: { tripId: string | null; userId: string | null; today: string | null }
    result: boolean | null
  }
  remove_trip_check: {
    args: { tripId: string | null; userId: string | null; id: string | null; today: string | null }
    result: boolean | null
  }
  remove_trip_friend: {
    args: { callerId: string | null; tripId: string | null; userId: string | null; today: string | null; quiet?: boolean | null }
    result: boolean | null
  }
  reply_to_reference: {
    args: { userId: string | null; referenceId: string | null; text: string | null; today: string | null }
    result: 'replied' | 'missing' | 'once'
  }
  report_person: {
    args: { userId: string | null; otherId: string | null; reason: string | null; note: string | null; alsoBlock: boolean | null; today: string | null; mailTo: string | null; subject?: unknown }
    result: { outcome: 'reported' | 'missing' | 'subject'; freed: string[]; vacated: string[] }
  }
  request_account_deletion: {
    args: { uid: string | null; isGone: boolean | null; at: Date | string | null; today: string | null; mailSubject?: string | null; mailText?: string | null; guestSubject?: string | null; guestText?: string | null; cancelsTours?: boolean | null }
    result: { outcome: 'requested' | 'already' | 'missing'; cancelled: string[] }
  }
  require_passkey: {
    args: { userId: string | null; codeHash: string | null; mailSubject?: string | null; mailText?: string | null }
    result: boolean | null
  }
  restore_person: {
    args: { userId: string | null; actor: unknown; note: string | null }
    result: 'done' | 'notSuspended' | 'own' | 'missing'
  }
  revoke_roles: {
    args: { address: string | null; operator: string | null }
    result: number | null
  }
  save_item: {
    args: { userId: string | null; kind: string | null; item: string | null; most: number | null }
    result: 'saved' | 'missing' | 'full'
  }
  save_package: {
    args: { packageId: string | null; expected: number | null; facts: unknown; placeIds: string[] | null; words: string | null; actor: unknown; act: string | null; note: string | null }
    result: ({ outcome: 'saved'; saved: string; number: number } | { outcome: 'missing' | 'stale' | 'slugTaken'; saved: string | null; number: number | null })
  }
  save_plan: {
    args: { userId: string | null; id: string | null; isNew: boolean | null; key: string | null; facts: unknown; most: number | null; today: string | null }
    result: ({ outcome: 'saved'; plan_id: string } | { outcome: 'missing' | 'ended' | 'key' | 'full' | 'no gender'; plan_id: string | null })
  }
  save_registration_code: {
    args: { email: string | null; browser: string | null; network: string | null; isNew: boolean | null; hash: string | null; tries: number | null; sent: Date | string | null; cutoff: Date | string | null; expires: Date | string | null }
    result: boolean | null
  }
  send_message: {
    args: { senderId: string | null; receiverId: string | null; text: string | null; key: string | null; today: string | null }
    result: ({ outcome: 'sent'; message: unknown } | { outcome: 'closed' | 'key'; message: unknown })
  }
  send_to_group: {
    args: { tourId: string | null; authorId: string | null; text: string | null; picture: string | null; replyTo: number | string | null; key: string | null; today: string | null }
    result: ({ outcome: 'sent'; entry_number: string } | { outcome: 'missing' | 'reply' | 'key'; entry_number: string | null })
  }
  set_deck_gender: {
    args: { userId: string | null; isOnly: boolean | null }
    result: { outcome: 'saved' | 'no gender' }
  }
  set_gender: {
    args: { userId: string | null; gender: string | null; today: string | null; changeDays: number | null; agrees?: boolean | null; notice?: string | null; at?: Date | string | null }
    result: ({ outcome: 'saved' | 'missing' | 'in use' | 'no consent'; free_from: string | null } | { outcome: 'too soon'; free_from: string })
  }
  set_joining: {
    args: { tourId: string | null; hostId: string | null; isOpen: boolean | null; at: Date | string | null; today: string | null }
    result: { outcome: 'missing' | 'cancelled' | 'ended' | 'done' }
  }
  set_trip_booking: {
    args: { tripId: string | null; userId: string | null; itemId: string | null; sealed: string | null; most: number | null; at: Date | string | null; today: string | null }
    result: 'set' | 'missing' | 'full'
  }
  set_trip_places: {
    args: { tripId: string | null; userId: string | null; key: string | null; knownVersion: number | string | null; readVersion: number | string | null; facts: unknown; own: unknown; proposed: unknown; at: Date | string | null; today: string | null }
    result: 'set' | 'missing' | 'forbidden' | 'stale' | 'again'
  }
  set_upi: {
    args: { userId: string | null; upi: string | null; mailSubject?: string | null; mailText?: string | null; agrees?: boolean | null; notice?: string | null; at?: Date | string | null }
    result: { outcome: 'saved' | 'mailed' | 'missing' | 'no consent' }
  }
  settle_choice: {
    args: { choiceId: string | null; at: Date | string | null }
    result: unknown
  }
  settle_wrong_fact: {
    args: { factId: string | null; settled: boolean | null; actor: unknown; note: string | null; at: Date | string | null; fact?: string | null }
    result: boolean | null
  }
  start_choice: {
    args: { userId: string | null; id: string | null; key: string | null; groupId: string | null; title: string | null; voters: number | null; closesAt: Date | string | null; candidate: unknown; most: number | null; at: Date | string | null; today: string | null }
    result: ({ outcome: 'started'; choice_id: string } | { outcome: 'missing' | 'host' | 'full'; choice_id: string | null })
  }
  subscribe_push: {
    args: { userId: string | null; device: string | null; endpoint: string | null; p256dh: string | null; auth: string | null; authTime: number | string | null; kinds: string[] | null; showsNames: boolean | null; most: number | null }
    result: unknown
  }
  suspend_person: {
    args: { userId: string | null; actor: unknown; days: number | null; words: string | null; note: string | null; today: string | null; reportId?: string | null }
    result: { outcome: 'done' | 'proposed' | 'waiting' | 'own' | 'staff' | 'missing'; changed: string[] }
  }
  swipe_person: {
    args: { userId: string | null; otherId: string | null; action: string | null }
    result: { outcome: 'swiped' | 'match' | 'missing' }
  }
  tick_trip: {
    args: { tripId: string | null; userId: string | null; item: string | null; isDone: boolean | null; most: number | null; today: string | null }
    result: boolean | null
  }
  trip_audience: {
    args: { tripIds: string[] | null }
    result: { trip: string; who: string; tour: string | null; noticed: boolean }[]
  }
  trip_right: {
    args: { tripId: string | null; userId: string | null; today: string | null }
    result: string | null
  }
  unblock_person: {
    args: { userId: string | null; otherId: string | null }
    result: unknown
  }
  undo_swipe: {
    args: { userId: string | null }
    result: { other: string | null }
  }
  unmatch: {
    args: { userId: string | null; otherId: string | null }
    result: boolean | null
  }
  unpublish_trip: {
    args: { ownerId: string | null; tripId: string | null; at: Date | string | null }
    result: boolean | null
  }
  unread_threads: {
    args: { readerId: string | null }
    result: { other_id: string | null; unread: number | null; matched: boolean | null }[]
  }
  update_tour: {
    args: { tourId: string | null; hostId: string | null; facts: unknown }
    result: ({ outcome: 'missing' | 'cancelled' | 'no gender' | 'public' | 'updated'; taken: number | null } | { outcome: 'too small'; taken: number })
  }
  update_trip: {
    args: { tripId: string | null; userId: string | null; knownVersion: number | string | null; facts: unknown; at: Date | string | null; today: string | null }
    result: 'updated' | 'missing' | 'forbidden' | 'stale' | 'days'
  }
  vote_in_choice: {
    args: { choiceId: string | null; userId: string | null; approvals: number[] | null; veto: number | null; at: Date | string | null; today: string | null }
    result: 'voted' | 'missing' | 'closed' | 'few' | 'candidate'
  }
  vote_in_group: {
    args: { tourId: string | null; userId: string | null; number: number | string | null; choices: number[] | null; at: Date | string | null; today: string | null }
    result: 'voted' | 'missing' | 'cancelled' | 'closed' | 'choice'
  }
  was_on_tour: {
    args: { tourId: string | null; userId: string | null }
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
    args: { userId: string | null; planId: string | null }
    result: boolean | null
  }
  write_reference: {
    args: { id: string | null; userId: string | null; otherId: string | null; tourId: string | null; facts: unknown; today: string | null; writeDays: number | null; revealDays: number | null; announcedDays?: number | null }
    result: ({ outcome: 'written'; reference_id: string; shown: boolean } | { outcome: 'missing' | 'cancelled' | 'late' | 'coming' | 'closed' | 'once'; reference_id: string | null; shown: boolean })
  }
}

/** The signature for a call: the key, name and type of each parameter; what is returned; the declared outcomes. */
export const FUNCTIONS: {
  [Name in keyof Functions]: { parameters: [string, string, string][]; returns: 'row' | 'rows' | 'value'; outcomes: string[] }
} = {
  accept_request: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'gone', 'cancelled', 'ended', 'closed', 'joined', 'waiting'],
  },
  act_on_report: {
    parameters: [['reportId', 'p_report_id', 'uuid'], ['act', 'p_act', 'text'], ['actor', 'p_actor', 'jsonb'], ['today', 'p_today', 'date'], ['days', 'p_days', 'integer'], ['words', 'p_words', 'text'], ['note', 'p_note', 'text'], ['hiddenText', 'p_hidden_text', 'text'], ['reason', 'p_reason', 'text']],
    returns: 'rows',
    outcomes: ['done', 'proposed', 'closed', 'waiting', 'impossible', 'own', 'staff'],
  },
  act_on_transfer: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['kind', 'p_kind', 'text'], ['ledgerId', 'p_ledger_id', 'uuid'], ['transferId', 'p_transfer_id', 'uuid'], ['act', 'p_act', 'text'], ['method', 'p_method', 'text'], ['reference', 'p_reference', 'text'], ['reason', 'p_reason', 'text'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['done', 'missing', 'upi', 'state'],
  },
  add_expense: {
    parameters: [['authorId', 'p_author_id', 'uuid'], ['kind', 'p_kind', 'text'], ['ledgerId', 'p_ledger_id', 'uuid'], ['facts', 'p_facts', 'jsonb'], ['replaces', 'p_replaces', 'bigint'], ['isRemoval', 'p_is_removal', 'boolean'], ['reason', 'p_reason', 'text'], ['key', 'p_key', 'uuid'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['added', 'missing', 'closed', 'entry', 'replaced', 'people', 'key', 'full'],
  },
  add_expense_guest: {
    parameters: [['authorId', 'p_author_id', 'uuid'], ['kind', 'p_kind', 'text'], ['ledgerId', 'p_ledger_id', 'uuid'], ['id', 'p_id', 'uuid'], ['isNew', 'p_is_new', 'boolean'], ['name', 'p_name', 'text'], ['key', 'p_key', 'uuid'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'closed', 'guest', 'key', 'full'],
  },
  add_passkey: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['id', 'p_id', 'uuid'], ['credential', 'p_credential', 'text'], ['key', 'p_key', 'text'], ['counter', 'p_counter', 'bigint'], ['transports', 'p_transports', 'text[]'], ['isEligible', 'p_is_eligible', 'boolean'], ['isBackedUp', 'p_is_backed_up', 'boolean'], ['name', 'p_name', 'text'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text']],
    returns: 'value',
    outcomes: ['added', 'full', 'taken', 'missing'],
  },
  add_to_choice: {
    parameters: [['choiceId', 'p_choice_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['candidate', 'p_candidate', 'jsonb'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['added', 'missing', 'closed', 'voted', 'full'],
  },
  add_trip_check: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['id', 'p_id', 'uuid'], ['kind', 'p_kind', 'text'], ['text', 'p_text', 'text'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['added', 'missing', 'full'],
  },
  answer_enquiry: {
    parameters: [['enquiryId', 'p_enquiry_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['answer', 'p_answer', 'text'], ['subject', 'p_subject', 'text'], ['mail', 'p_mail', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: ['answered', 'already', 'missing'],
  },
  answer_guest: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['questionId', 'p_question_id', 'uuid'], ['answer', 'p_answer', 'text'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'question gone', 'cancelled', 'ended', 'answered', 'done'],
  },
  answer_invitation: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['planId', 'p_plan_id', 'uuid'], ['answer', 'p_answer', 'text'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['answered', 'missing', 'cancelled', 'ended'],
  },
  answer_publishing: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['publicId', 'p_public_id', 'uuid'], ['agree', 'p_agree', 'boolean'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: ['answered', 'missing'],
  },
  answer_trip_invitation: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['tripId', 'p_trip_id', 'uuid'], ['answer', 'p_answer', 'text']],
    returns: 'value',
    outcomes: ['answered', 'missing'],
  },
  appeal_decision: {
    parameters: [['actId', 'p_act_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['text', 'p_text', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['mailTo', 'p_mail_to', 'text']],
    returns: 'row',
    outcomes: ['appealed', 'missing', 'late', 'again'],
  },
  arrive_in_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['isHere', 'p_is_here', 'boolean'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['done', 'missing', 'day'],
  },
  ask_host: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date'], ['text', 'p_text', 'text'], ['most', 'p_most', 'integer'], ['mostOpen', 'p_most_open', 'integer']],
    returns: 'row',
    outcomes: ['missing', 'own', 'joined', 'cancelled', 'ended', 'removed', 'declined', 'closed', 'unanswered', 'asked enough', 'questions full', 'asked'],
  },
  attach_trip: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['attached', 'missing', 'tour', 'taken'],
  },
  audit: {
    parameters: [['actor', 'p_actor', 'jsonb'], ['act', 'p_act', 'text'], ['kind', 'p_kind', 'text'], ['subject', 'p_subject', 'text'], ['valueBefore', 'p_value_before', 'jsonb'], ['valueAfter', 'p_value_after', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'value',
    outcomes: [],
  },
  begin_transfer: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['kind', 'p_kind', 'text'], ['ledgerId', 'p_ledger_id', 'uuid'], ['id', 'p_id', 'uuid'], ['payerId', 'p_payer_id', 'uuid'], ['payeeId', 'p_payee_id', 'uuid'], ['paise', 'p_paise', 'bigint'], ['isReleased', 'p_is_released', 'boolean'], ['key', 'p_key', 'uuid'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date'], ['seen', 'p_seen', 'bigint']],
    returns: 'row',
    outcomes: ['done', 'missing', 'key', 'upi', 'full', 'changed'],
  },
  block_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['blocked', 'missing'],
  },
  cancel_hosted_tours: {
    parameters: [['hostId', 'p_host_id', 'uuid'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text']],
    returns: 'value',
    outcomes: [],
  },
  cancel_tour: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['at', 'p_at', 'timestamp with time zone'], ['isMailed', 'p_is_mailed', 'boolean']],
    returns: 'row',
    outcomes: ['missing', 'done'],
  },
  change_enquiry: {
    parameters: [['enquiryId', 'p_enquiry_id', 'uuid'], ['act', 'p_act', 'text'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'value',
    outcomes: [],
  },
  change_trip: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['key', 'p_key', 'uuid'], ['changes', 'p_changes', 'jsonb'], ['dayMost', 'p_day_most', 'integer'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['changed', 'missing', 'forbidden', 'day', 'day full', 'full'],
  },
  clear_passkeys: {
    parameters: [['address', 'p_address', 'text'], ['actor', 'p_actor', 'jsonb'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text']],
    returns: 'row',
    outcomes: ['removed', 'none', 'missing'],
  },
  close_choice: {
    parameters: [['choiceId', 'p_choice_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['closed', 'missing', 'few'],
  },
  close_poll: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['number', 'p_number', 'bigint'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  create_trip: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['id', 'p_id', 'uuid'], ['key', 'p_key', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['facts', 'p_facts', 'jsonb'], ['items', 'p_items', 'jsonb'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['created', 'missing', 'full', 'tour', 'taken'],
  },
  decide_appeal: {
    parameters: [['appealId', 'p_appeal_id', 'uuid'], ['outcome', 'p_outcome', 'text'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'rows',
    outcomes: ['decided', 'already', 'own'],
  },
  decide_photo: {
    parameters: [['checkId', 'p_check_id', 'uuid'], ['outcome', 'p_outcome', 'text'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'value',
    outcomes: [],
  },
  decide_proposal: {
    parameters: [['proposalId', 'p_proposal_id', 'uuid'], ['isConfirmed', 'p_is_confirmed', 'boolean'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text'], ['today', 'p_today', 'date'], ['at', 'p_at', 'timestamp with time zone'], ['removalSubject', 'p_removal_subject', 'text'], ['removalText', 'p_removal_text', 'text']],
    returns: 'row',
    outcomes: ['done', 'already', 'own', 'staff', 'missing'],
  },
  decide_trip_right: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['ownerId', 'p_owner_id', 'uuid'], ['membersMayEdit', 'p_members_may_edit', 'boolean'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  deck_position: {
    parameters: [['readerId', 'p_reader_id', 'uuid']],
    returns: 'row',
    outcomes: [],
  },
  deck_swipes: {
    parameters: [['readerId', 'p_reader_id', 'uuid'], ['ids', 'p_ids', 'uuid[]']],
    returns: 'rows',
    outcomes: [],
  },
  decline_request: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['reason', 'p_reason', 'text'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'gone', 'cancelled', 'ended', 'done'],
  },
  delete_account_rows: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['most', 'p_most', 'integer']],
    returns: 'value',
    outcomes: [],
  },
  delete_audit_lines: {
    parameters: [['until', 'p_until', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  delete_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  delete_ledger: {
    parameters: [['ledgerId', 'p_ledger_id', 'uuid'], ['before', 'p_before', 'date']],
    returns: 'value',
    outcomes: [],
  },
  delete_removed_items: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['removedBefore', 'p_removed_before', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  end_sessions: {
    parameters: [['account', 'p_account', 'text'], ['kept', 'p_kept', 'bigint'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  end_suspensions: {
    parameters: [['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  expense_role: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['kind', 'p_kind', 'text'], ['ledgerId', 'p_ledger_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  finish_enquiry: {
    parameters: [['enquiryId', 'p_enquiry_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['answer', 'p_answer', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  follow_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  give_account_consent: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  grant_role: {
    parameters: [['address', 'p_address', 'text'], ['role', 'p_role', 'text'], ['operator', 'p_operator', 'text']],
    returns: 'row',
    outcomes: ['granted', 'already', 'missing'],
  },
  has_reported: {
    parameters: [['staffId', 'p_staff_id', 'uuid'], ['userId', 'p_user_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  hide_reference: {
    parameters: [['referenceId', 'p_reference_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['reason', 'p_reason', 'text']],
    returns: 'value',
    outcomes: [],
  },
  import_expenses: {
    parameters: [['authorId', 'p_author_id', 'uuid'], ['kind', 'p_kind', 'text'], ['ledgerId', 'p_ledger_id', 'uuid'], ['list', 'p_list', 'jsonb'], ['key', 'p_key', 'uuid'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date'], ['repeated', 'p_repeated', 'text']],
    returns: 'row',
    outcomes: ['added', 'missing', 'closed', 'people', 'full', 'repeated'],
  },
  import_packages: {
    parameters: [['entries', 'p_entries', 'jsonb'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'row',
    outcomes: [],
  },
  invite_to_tour: {
    parameters: [['hostId', 'p_host_id', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['planId', 'p_plan_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['invited', 'missing', 'cancelled', 'ended', 'joined', 'removed'],
  },
  invite_to_trip: {
    parameters: [['ownerId', 'p_owner_id', 'uuid'], ['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['mayEdit', 'p_may_edit', 'boolean'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['invited', 'missing', 'tour', 'full'],
  },
  is_decision: {
    parameters: [['act', 'p_act', 'text']],
    returns: 'value',
    outcomes: [],
  },
  is_group_member: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  is_own_report: {
    parameters: [['report', 'p_report', 'reports'], ['staffId', 'p_staff_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  join_choice: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['tokenHash', 'p_token_hash', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['joined', 'missing', 'full'],
  },
  join_tour: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date'], ['answers', 'p_answers', 'jsonb'], ['mostRequests', 'p_most_requests', 'integer'], ['mostOwn', 'p_most_own', 'integer']],
    returns: 'row',
    outcomes: ['missing', 'own', 'cancelled', 'ended', 'closed', 'removed', 'declined', 'unanswered', 'requests full', 'too many requests', 'joined', 'already', 'waiting', 'requested'],
  },
  join_trip: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['tokenHash', 'p_token_hash', 'text'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['joined', 'missing', 'full'],
  },
  leave_tour: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date'], ['quiet', 'p_quiet', 'boolean']],
    returns: 'row',
    outcomes: ['missing', 'own', 'cancelled', 'ended', 'left', 'absent', 'withdrawn'],
  },
  ledger_audience: {
    parameters: [['ledgerIds', 'p_ledger_ids', 'uuid[]']],
    returns: 'rows',
    outcomes: [],
  },
  mark_group_read: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['upTo', 'p_up_to', 'bigint'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  mark_read: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid'], ['upToId', 'p_up_to_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  mute_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['isMuted', 'p_is_muted', 'boolean'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  notice_ended_sessions: {
    parameters: [['account', 'p_account', 'text'], ['since', 'p_since', 'bigint'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  notice_push_kind: {
    parameters: [['kind', 'p_kind', 'text'], ['isQuestion', 'p_is_question', 'boolean']],
    returns: 'value',
    outcomes: [],
  },
  open_choice: {
    parameters: [['choiceId', 'p_choice_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['tripId', 'p_trip_id', 'uuid'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['opened', 'missing', 'open', 'none', 'full', 'tour', 'taken'],
  },
  open_photo_check: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['gesture', 'p_gesture', 'text'], ['agrees', 'p_agrees', 'boolean'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'row',
    outcomes: ['opened', 'no picture', 'no consent'],
  },
  open_profile: {
    parameters: [['uid', 'p_uid', 'text'], ['email', 'p_email', 'text'], ['name', 'p_name', 'text'], ['consented', 'p_consented', 'timestamp with time zone'], ['addressHash', 'p_address_hash', 'text'], ['notice', 'p_notice', 'text'], ['otherHashes', 'p_other_hashes', 'text[]']],
    returns: 'row',
    outcomes: [],
  },
  open_report: {
    parameters: [['reportId', 'p_report_id', 'uuid'], ['actor', 'p_actor', 'jsonb']],
    returns: 'value',
    outcomes: [],
  },
  pin_in_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['number', 'p_number', 'bigint'], ['isPinned', 'p_is_pinned', 'boolean'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  possible_acts: {
    parameters: [['reportId', 'p_report_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  post_in_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['authorId', 'p_author_id', 'uuid'], ['kind', 'p_kind', 'text'], ['text', 'p_text', 'text'], ['data', 'p_data', 'jsonb'], ['key', 'p_key', 'uuid'], ['today', 'p_today', 'date'], ['inTime', 'p_in_time', 'boolean']],
    returns: 'row',
    outcomes: ['sent', 'missing', 'key', 'cancelled', 'time'],
  },
  publish_trip: {
    parameters: [['ownerId', 'p_owner_id', 'uuid'], ['tripId', 'p_trip_id', 'uuid'], ['publicId', 'p_public_id', 'uuid'], ['firstName', 'p_first_name', 'boolean'], ['indexed', 'p_indexed', 'boolean'], ['content', 'p_content', 'jsonb'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['published', 'missing', 'tour', 'early', 'hidden'],
  },
  react_in_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['number', 'p_number', 'bigint'], ['reaction', 'p_reaction', 'text'], ['isOn', 'p_is_on', 'boolean'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  read_conversation: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid'], ['beforeId', 'p_before_id', 'uuid'], ['most', 'p_most', 'integer']],
    returns: 'rows',
    outcomes: [],
  },
  read_events: {
    parameters: [['readers', 'p_readers', 'uuid[]'], ['afters', 'p_afters', 'bigint[]'], ['most', 'p_most', 'integer']],
    returns: 'rows',
    outcomes: [],
  },
  read_mark: {
    parameters: [['readerId', 'p_reader_id', 'uuid'], ['otherId', 'p_other_id', 'uuid']],
    returns: 'row',
    outcomes: [],
  },
  read_threads: {
    parameters: [['readerId', 'p_reader_id', 'uuid'], ['beforeId', 'p_before_id', 'uuid'], ['most', 'p_most', 'integer']],
    returns: 'rows',
    outcomes: [],
  },
  readmit_participant: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['userId', 'p_user_id', 'uuid']],
    returns: 'row',
    outcomes: ['missing', 'done'],
  },
  record_export: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text'], ['lists', 'p_lists', 'jsonb'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text']],
    returns: 'value',
    outcomes: ['noted', 'staff', 'missing'],
  },
  record_session: {
    parameters: [['account', 'p_account', 'text'], ['authTime', 'p_auth_time', 'bigint'], ['app', 'p_app', 'text'], ['system', 'p_system', 'text'], ['browser', 'p_browser', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['device', 'p_device', 'text']],
    returns: 'value',
    outcomes: [],
  },
  remove_account: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['askedBefore', 'p_asked_before', 'timestamp with time zone'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date'], ['addressHash', 'p_address_hash', 'text']],
    returns: 'value',
    outcomes: [],
  },
  remove_participant: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['reason', 'p_reason', 'text'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'cancelled', 'ended', 'done'],
  },
  remove_passkey: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['passkeyId', 'p_passkey_id', 'uuid'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text']],
    returns: 'value',
    outcomes: ['removed', 'missing', 'last'],
  },
  remove_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text'], ['guestSubject', 'p_guest_subject', 'text'], ['guestText', 'p_guest_text', 'text']],
    returns: 'row',
    outcomes: ['requested', 'proposed', 'waiting', 'already', 'own', 'staff', 'missing'],
  },
  remove_trip: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  remove_trip_check: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['id', 'p_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  remove_trip_friend: {
    parameters: [['callerId', 'p_caller_id', 'uuid'], ['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date'], ['quiet', 'p_quiet', 'boolean']],
    returns: 'value',
    outcomes: [],
  },
  reply_to_reference: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['referenceId', 'p_reference_id', 'uuid'], ['text', 'p_text', 'text'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['replied', 'missing', 'once'],
  },
  report_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid'], ['reason', 'p_reason', 'text'], ['note', 'p_note', 'text'], ['alsoBlock', 'p_also_block', 'boolean'], ['today', 'p_today', 'date'], ['mailTo', 'p_mail_to', 'text'], ['subject', 'p_subject', 'jsonb']],
    returns: 'row',
    outcomes: ['reported', 'missing', 'subject'],
  },
  request_account_deletion: {
    parameters: [['uid', 'p_uid', 'text'], ['isGone', 'p_is_gone', 'boolean'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text'], ['guestSubject', 'p_guest_subject', 'text'], ['guestText', 'p_guest_text', 'text'], ['cancelsTours', 'p_cancels_tours', 'boolean']],
    returns: 'row',
    outcomes: ['requested', 'already', 'missing'],
  },
  require_passkey: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['codeHash', 'p_code_hash', 'text'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text']],
    returns: 'value',
    outcomes: [],
  },
  restore_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'value',
    outcomes: ['done', 'notSuspended', 'own', 'missing'],
  },
  revoke_roles: {
    parameters: [['address', 'p_address', 'text'], ['operator', 'p_operator', 'text']],
    returns: 'value',
    outcomes: [],
  },
  save_item: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['kind', 'p_kind', 'text'], ['item', 'p_item', 'text'], ['most', 'p_most', 'integer']],
    returns: 'value',
    outcomes: ['saved', 'missing', 'full'],
  },
  save_package: {
    parameters: [['packageId', 'p_package_id', 'uuid'], ['expected', 'p_expected', 'integer'], ['facts', 'p_facts', 'jsonb'], ['placeIds', 'p_place_ids', 'text[]'], ['words', 'p_words', 'text'], ['actor', 'p_actor', 'jsonb'], ['act', 'p_act', 'text'], ['note', 'p_note', 'text']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'stale', 'slugTaken'],
  },
  save_plan: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['id', 'p_id', 'uuid'], ['isNew', 'p_is_new', 'boolean'], ['key', 'p_key', 'uuid'], ['facts', 'p_facts', 'jsonb'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'ended', 'key', 'full', 'no gender'],
  },
  save_registration_code: {
    parameters: [['email', 'p_email', 'text'], ['browser', 'p_browser', 'text'], ['network', 'p_network', 'text'], ['isNew', 'p_is_new', 'boolean'], ['hash', 'p_hash', 'text'], ['tries', 'p_tries', 'integer'], ['sent', 'p_sent', 'timestamp with time zone'], ['cutoff', 'p_cutoff', 'timestamp with time zone'], ['expires', 'p_expires', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  send_message: {
    parameters: [['senderId', 'p_sender_id', 'uuid'], ['receiverId', 'p_receiver_id', 'uuid'], ['text', 'p_text', 'text'], ['key', 'p_key', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['sent', 'closed', 'key'],
  },
  send_to_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['authorId', 'p_author_id', 'uuid'], ['text', 'p_text', 'text'], ['picture', 'p_picture', 'text'], ['replyTo', 'p_reply_to', 'bigint'], ['key', 'p_key', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['sent', 'missing', 'reply', 'key'],
  },
  set_deck_gender: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['isOnly', 'p_is_only', 'boolean']],
    returns: 'row',
    outcomes: ['saved', 'no gender'],
  },
  set_gender: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['gender', 'p_gender', 'text'], ['today', 'p_today', 'date'], ['changeDays', 'p_change_days', 'integer'], ['agrees', 'p_agrees', 'boolean'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'row',
    outcomes: ['saved', 'missing', 'too soon', 'in use', 'no consent'],
  },
  set_joining: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['isOpen', 'p_is_open', 'boolean'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['missing', 'cancelled', 'ended', 'done'],
  },
  set_trip_booking: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['itemId', 'p_item_id', 'uuid'], ['sealed', 'p_sealed', 'text'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['set', 'missing', 'full'],
  },
  set_trip_places: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['key', 'p_key', 'uuid'], ['knownVersion', 'p_known_version', 'bigint'], ['readVersion', 'p_read_version', 'bigint'], ['facts', 'p_facts', 'jsonb'], ['own', 'p_own', 'jsonb'], ['proposed', 'p_proposed', 'jsonb'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['set', 'missing', 'forbidden', 'stale', 'again'],
  },
  set_upi: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['upi', 'p_upi', 'text'], ['mailSubject', 'p_mail_subject', 'text'], ['mailText', 'p_mail_text', 'text'], ['agrees', 'p_agrees', 'boolean'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'row',
    outcomes: ['saved', 'mailed', 'missing', 'no consent'],
  },
  settle_choice: {
    parameters: [['choiceId', 'p_choice_id', 'uuid'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  settle_wrong_fact: {
    parameters: [['factId', 'p_fact_id', 'uuid'], ['settled', 'p_settled', 'boolean'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['fact', 'p_fact', 'text']],
    returns: 'value',
    outcomes: [],
  },
  start_choice: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['id', 'p_id', 'uuid'], ['key', 'p_key', 'uuid'], ['groupId', 'p_group_id', 'uuid'], ['title', 'p_title', 'text'], ['voters', 'p_voters', 'integer'], ['closesAt', 'p_closes_at', 'timestamp with time zone'], ['candidate', 'p_candidate', 'jsonb'], ['most', 'p_most', 'integer'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'row',
    outcomes: ['started', 'missing', 'host', 'full'],
  },
  subscribe_push: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['device', 'p_device', 'text'], ['endpoint', 'p_endpoint', 'text'], ['p256dh', 'p_p256dh', 'text'], ['auth', 'p_auth', 'text'], ['authTime', 'p_auth_time', 'bigint'], ['kinds', 'p_kinds', 'text[]'], ['showsNames', 'p_shows_names', 'boolean'], ['most', 'p_most', 'integer']],
    returns: 'value',
    outcomes: [],
  },
  suspend_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['actor', 'p_actor', 'jsonb'], ['days', 'p_days', 'integer'], ['words', 'p_words', 'text'], ['note', 'p_note', 'text'], ['today', 'p_today', 'date'], ['reportId', 'p_report_id', 'uuid']],
    returns: 'row',
    outcomes: ['done', 'proposed', 'waiting', 'own', 'staff', 'missing'],
  },
  swipe_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid'], ['action', 'p_action', 'text']],
    returns: 'row',
    outcomes: ['swiped', 'match', 'missing'],
  },
  tick_trip: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['item', 'p_item', 'text'], ['isDone', 'p_is_done', 'boolean'], ['most', 'p_most', 'integer'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  trip_audience: {
    parameters: [['tripIds', 'p_trip_ids', 'uuid[]']],
    returns: 'rows',
    outcomes: [],
  },
  trip_right: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  unblock_person: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  undo_swipe: {
    parameters: [['userId', 'p_user_id', 'uuid']],
    returns: 'row',
    outcomes: [],
  },
  unmatch: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  unpublish_trip: {
    parameters: [['ownerId', 'p_owner_id', 'uuid'], ['tripId', 'p_trip_id', 'uuid'], ['at', 'p_at', 'timestamp with time zone']],
    returns: 'value',
    outcomes: [],
  },
  unread_threads: {
    parameters: [['readerId', 'p_reader_id', 'uuid']],
    returns: 'rows',
    outcomes: [],
  },
  update_tour: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['hostId', 'p_host_id', 'uuid'], ['facts', 'p_facts', 'jsonb']],
    returns: 'row',
    outcomes: ['missing', 'cancelled', 'too small', 'no gender', 'public', 'updated'],
  },
  update_trip: {
    parameters: [['tripId', 'p_trip_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['knownVersion', 'p_known_version', 'bigint'], ['facts', 'p_facts', 'jsonb'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['updated', 'missing', 'forbidden', 'stale', 'days'],
  },
  vote_in_choice: {
    parameters: [['choiceId', 'p_choice_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['approvals', 'p_approvals', 'smallint[]'], ['veto', 'p_veto', 'smallint'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['voted', 'missing', 'closed', 'few', 'candidate'],
  },
  vote_in_group: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['number', 'p_number', 'bigint'], ['choices', 'p_choices', 'smallint[]'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: ['voted', 'missing', 'cancelled', 'closed', 'choice'],
  },
  was_on_tour: {
    parameters: [['tourId', 'p_tour_id', 'uuid'], ['userId', 'p_user_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  withdraw_consent: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['purpose', 'p_purpose', 'text'], ['notice', 'p_notice', 'text'], ['at', 'p_at', 'timestamp with time zone'], ['today', 'p_today', 'date']],
    returns: 'value',
    outcomes: [],
  },
  withdraw_package: {
    parameters: [['idOrSlug', 'p_id_or_slug', 'text'], ['withdrawn', 'p_withdrawn', 'boolean'], ['actor', 'p_actor', 'jsonb'], ['note', 'p_note', 'text']],
    returns: 'rows',
    outcomes: [],
  },
  withdraw_plan: {
    parameters: [['userId', 'p_user_id', 'uuid'], ['planId', 'p_plan_id', 'uuid']],
    returns: 'value',
    outcomes: [],
  },
  write_reference: {
    parameters: [['id', 'p_id', 'uuid'], ['userId', 'p_user_id', 'uuid'], ['otherId', 'p_other_id', 'uuid'], ['tourId', 'p_tour_id', 'uuid'], ['facts', 'p_facts', 'jsonb'], ['today', 'p_today', 'date'], ['writeDays', 'p_write_days', 'integer'], ['revealDays', 'p_reveal_days', 'integer'], ['announcedDays', 'p_announced_days', 'integer']],
    returns: 'row',
    outcomes: ['written', 'missing', 'cancelled', 'late', 'coming', 'closed', 'once'],
  },
}
