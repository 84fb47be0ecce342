/**
 * The tables and columns of each kind of stored personal data, in the order of the privacy page, whose catalogue has the
 * words for it. A test compares them with the database.
 */
export const STORED_DATA = {
  account: {
    users:
      'id firebase_uid name email bio profile_picture travel_type joined_tours_visible_to visibility_answered home_city languages trip_types travel_months consented_at suspended_at suspended_until account_gone_at deletion_asked_at tour_mails digest_mails digest_day digest_up_to passkey_recovery_hash seen_at mail_token created_at follower_count following_count deck_key',
    genders: 'user_id gender changed_on same_gender_deck',
    identity_accounts:
      'uid email email_verified display_name photo_url password_hash password_updated_at google_sub disabled valid_since created_at last_sign_in_at',
  },
  consents: { consents: 'user_id purpose sequence given notice at' },
  nominees: { nominees: 'user_id name email phone named_at' },
  logins: {
    identity_refresh_tokens: 'token_hash session_id replaced ended uid provider auth_time used_at passkey',
    sessions: 'account auth_time id app system browser seen_at ended_at',
    session_cutoffs: 'account ended_before kept',
    identity_known_sources: 'uid source seen_at',
    identity_oob_codes: 'code_hash uid expires_at',
  },
  passkeys: {
    passkeys:
      'id user_id credential_id public_key counter transports backup_eligible backed_up name created_at last_used_at',
    passkey_challenges: 'challenge user_id created_at expires_at',
  },
  registrationCodes: {
    registration_codes: 'email browser network hash tries_left sent_at expires_at',
    address_changes: 'user_id new_email old_hash new_hash tries_left sent_at expires_at',
  },
  pictures: {
    media: 'hash kept_at',
    media_variants: 'hash width height bytes',
    media_owners: 'user_id hash bytes',
    media_usage: 'user_id bytes',
  },
  tours: {
    tours:
      'id creator_id package_id name description cancellation_terms destination place_id start_date end_date price capacity joined images search is_public shows_host cancelled_at joining_closed_at needs_approval questions only_gender asked_for_references announced_at calendar_version created_at covers',
    tour_participants: 'tour_id user_id turn joined_at',
    tour_waitlist: 'tour_id user_id turn since',
    tour_requests: 'tour_id user_id answers created_at',
    guest_questions: 'tour_id id user_id text answer created_at answered_at',
    tour_removals: 'tour_id user_id reason declined created_at',
    favorites: 'user_id tour_id created_at',
  },
  saved: { saved_items: 'user_id kind item_id saved_at' },
  plans: {
    plan_summaries:
      'user_id id goes_to region_id start_date end_date flexible_days company note visible_to only_gender ends_on key created_at',
    plans:
      'place_id id user_id goes_to start_date end_date flexible_days company note visible_to only_gender first_week last_week ends_on',
    plan_invitations: 'tour_id user_id plan_id answer created_at',
  },
  references: {
    travel_references:
      'id tour_id from_id about_id tour_ended_on company would_travel_again text private_note shown_from announced_at reply replied_at hidden_at hidden_reason created_at',
  },
  trips: {
    trips:
      'id owner_id title place_id start_date day_count from_city people month trip_type version fact_versions deleted_up_to members_may_edit changed_by changed_at created_at stops',
    trip_items: 'trip_id id version facts removed_at',
    trip_edits: 'trip_id key rejected at',
    trip_ticks: 'trip_id user_id item_id',
    trip_checks: 'trip_id user_id id kind text created_at',
    trip_summaries: 'user_id trip_id key title place_id start_date day_count',
    tour_trips: 'tour_id trip_id title place_id start_date day_count',
    trip_bookings: 'user_id trip_id item_id sealed created_at',
    trip_friends:
      'trip_id user_id owner_id state may_edit title place_id start_date day_count created_at seen_at agreed_to',
    trip_invite_links: 'trip_id owner_id token_hash may_edit expires_on created_at',
    public_trips:
      'public_id trip_id owner_id first_name indexed last_day content created_at ended_at hidden_at hidden_reason',
    trip_links: 'trip_id kind token_hash owner_id first_name expires_on created_at shows_times shows_costs',
    calendar_feeds: 'user_id token_hash created_at',
  },
  exclusions: { exclusion_lists: 'user_id places' },
  notifications: { notices: 'id user_id kind tour_id actor_id note created_at read_at is_question trip_id' },
  devices: {
    push_subscriptions: 'user_id device endpoint p256dh auth auth_time kinds shows_names created_at changed_at',
    pushes: 'user_id device tag kind params at since version attempts next_attempt_at told_up_to last_error',
  },
  people: {
    follows: 'follower_id followed_id turn created_at',
    swipes: 'user_id swiped_id action turn swiped_at',
    matches: 'user_id other_id sequence matched_at',
    deck_places: 'user_id position',
  },
  choices: {
    choices:
      'id owner_id key group_id title voters closes_at closed_at outcome winner trip_id token_hash link_expires_on link_made_at created_at',
    choice_candidates: 'choice_id number kind facts total per_head trip added_by',
    choice_people: 'choice_id user_id joined_at approvals veto voted_at seen_at',
  },
  messages: {
    messages: 'id from_id to_id text key created_at',
    threads: 'user_id other_id last_id last_from last_text last_at last_key unread read_up_to',
    inboxes: 'user_id told',
    live_events: 'user_id number kind other_id message_id message created_at',
  },
  groups: {
    group_counters: 'tour_id last',
    group_entries: 'tour_id number version kind from_id text picture reply_to key data pinned_at created_at',
    group_reactions: 'tour_id number user_id reaction',
    group_votes: 'tour_id number user_id slot choice',
    group_members: 'tour_id user_id read_up_to',
    group_arrivals: 'tour_id number user_id at',
    group_summaries: 'user_id tour_id unread muted last_from last_text last_at',
    group_pictures: 'tour_id number user_id path',
  },
  expenses: {
    expense_ledgers: 'ledger_id kind last version',
    expense_people: 'ledger_id user_id involved left_on',
    expense_guests: 'ledger_id id name added_by key',
    expense_entries:
      'ledger_id number kind author_id key replaces removed reason title category day amount_paise currency payers split shares note receipt method created_at',
    expense_transfers:
      'ledger_id id from_id to_id amount_paise state released upi_version method reference begun_by key entry changed_at',
    expense_transfer_events: 'ledger_id transfer_id turn what by_id reason at',
    expense_summaries: 'user_id ledger_id kind balance_paise open_transfers changed_at',
    expense_receipts: 'ledger_id number user_id path',
  },
  upiIds: { upi_ids: 'user_id upi_id version earlier' },
  mails: {
    outbox:
      'id to subject text kind params path unsubscribe created_at attempts next_attempt_at sent_at failed_at last_error',
  },
  enquiries: { enquiries: 'id name email phone message created_at done_at done_audit_id answer' },
  counts: { rate_limits: 'key points expire' },
  blocks: { blocks: 'blocker_id blocked_id blocker_name blocked_name turn created_at' },
  reports: {
    reports: 'id reporter_id reported_id reason note created_at seen_at closed_at outcome subject',
    report_evidence: 'report_id content taken_at',
    appeals: 'id act_id user_id text created_at decided_at outcome',
    moderation_acts: 'id report_id act user_id operator at until words audit_id',
    suspension_proposals:
      'id user_id report_id kind days words note created_at proposed_by proposer audit_id decided_at decided_by confirmed decided_audit_id',
  },
  photoChecks: {
    photo_checks: 'user_id check_id gesture bytes created_at sent_at decided_at outcome operator audit_id',
  },
  staff: {
    staff: 'id user_id role granted_at granted_by audit_id revoked_at revoked_audit_id',
    audit_log: 'id at staff_id actor role act subject_kind subject_id before after note',
  },
  deletedAccounts: {
    departed_accounts: 'user_id address_hash left_at suspended_at suspended_until',
    removed_accounts: 'user_id removed_at',
  },
} satisfies Record<string, Record<string, string>>

/** A kind of stored personal data. */
export type StoredDataKind = keyof typeof STORED_DATA

/** Tables without personal data, each with what it holds. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  packages: 'the catalogue',
  catalogue_version: 'a number',
  package_versions: 'earlier versions of the catalogue',
  wrong_facts: 'what readers say about facts of destinations, without the readers',
  daily_counts: 'how often something happened on a day',
  suggestion_counts: 'how often a place was suggested at which rank on a day, and opened, planned, saved or put away',
  processes: 'how the processes of the server do',
  group_ends: 'the last days of tours and trips with friends',
  expense_ends: 'the last days of ledgers of expenses',
  identity_keys: 'the key that signs tokens',
}
