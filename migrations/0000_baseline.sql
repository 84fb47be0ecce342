CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "address_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_hash" text NOT NULL,
	"new_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "address_changes_tries" CHECK ("address_changes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "registration_codes" (
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "registration_codes_email_browser_pk" PRIMARY KEY("email","browser"),
	CONSTRAINT "registration_codes_tries" CHECK ("registration_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"done_at" timestamptz(3),
	"done_audit_id" uuid,
	"answer" text,
	CONSTRAINT "enquiries_audited" CHECK (("enquiries"."done_at" is null) = ("enquiries"."done_audit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "wrong_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"destination_id" text NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"done_at" timestamptz(3),
	"done_audit_id" uuid,
	CONSTRAINT "wrong_facts_text_length" CHECK (length("wrong_facts"."text") between 1 and 1000),
	CONSTRAINT "wrong_facts_audited" CHECK (("wrong_facts"."done_at" is null) = ("wrong_facts"."done_audit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "exclusion_lists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "exclusion_lists_bounded" CHECK (jsonb_array_length("exclusion_lists"."places") <= 20)
);
--> statement-breakpoint
CREATE TABLE "expense_ends" (
	"ledger_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expense_entries" (
	"ledger_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid NOT NULL,
	"key" uuid,
	"replaces" bigint,
	"removed" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"day" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" jsonb,
	"payers" jsonb NOT NULL,
	"split" jsonb,
	"shares" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"receipt" text,
	"method" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "expense_entries_ledger_id_number_pk" PRIMARY KEY("ledger_id","number"),
	CONSTRAINT "expense_entries_once" UNIQUE("ledger_id","author_id","key"),
	CONSTRAINT "expense_entries_replaced_once" UNIQUE("ledger_id","replaces"),
	CONSTRAINT "expense_entries_kind" CHECK ("expense_entries"."kind" in ('expense', 'settlement')),
	CONSTRAINT "expense_entries_amount" CHECK ("expense_entries"."amount_paise" between 1 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "expense_guests" (
	"ledger_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_by" uuid NOT NULL,
	"key" uuid,
	CONSTRAINT "expense_guests_ledger_id_id_pk" PRIMARY KEY("ledger_id","id"),
	CONSTRAINT "expense_guests_once" UNIQUE("ledger_id","added_by","key"),
	CONSTRAINT "expense_guests_name_length" CHECK (length("expense_guests"."name") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "expense_ledgers" (
	"ledger_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"last" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "expense_ledgers_kind" CHECK ("expense_ledgers"."kind" in ('tour', 'trip'))
);
--> statement-breakpoint
CREATE TABLE "expense_people" (
	"ledger_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"involved" boolean DEFAULT false NOT NULL,
	"left_on" date,
	CONSTRAINT "expense_people_ledger_id_user_id_pk" PRIMARY KEY("ledger_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "expense_receipts" (
	"ledger_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "expense_receipts_ledger_id_number_pk" PRIMARY KEY("ledger_id","number")
);
--> statement-breakpoint
CREATE TABLE "expense_summaries" (
	"user_id" uuid NOT NULL,
	"ledger_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"balance_paise" bigint DEFAULT 0 NOT NULL,
	"open_transfers" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "expense_summaries_user_id_ledger_id_pk" PRIMARY KEY("user_id","ledger_id")
);
--> statement-breakpoint
CREATE TABLE "expense_transfer_events" (
	"ledger_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"what" text NOT NULL,
	"by_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "expense_transfer_events_ledger_id_transfer_id_turn_pk" PRIMARY KEY("ledger_id","transfer_id","turn")
);
--> statement-breakpoint
CREATE TABLE "expense_transfers" (
	"ledger_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	"method" text,
	"reference" text,
	"begun_by" uuid NOT NULL,
	"key" uuid,
	"entry" bigint,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "expense_transfers_ledger_id_id_pk" PRIMARY KEY("ledger_id","id"),
	CONSTRAINT "expense_transfers_once" UNIQUE("ledger_id","begun_by","key"),
	CONSTRAINT "expense_transfers_state" CHECK ("expense_transfers"."state" in ('open', 'claimed', 'confirmed', 'disputed', 'cancelled')),
	CONSTRAINT "expense_transfers_people" CHECK ("expense_transfers"."from_id" <> "expense_transfers"."to_id"),
	CONSTRAINT "expense_transfers_amount" CHECK ("expense_transfers"."amount_paise" between 1 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "upi_ids" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"upi_id" text NOT NULL,
	CONSTRAINT "upi_ids_shape" CHECK ("upi_ids"."upi_id" ~ '^[A-Za-z0-9._-]{2,}@[A-Za-z]{2,}$' and length("upi_ids"."upi_id") <= 321)
);
--> statement-breakpoint
CREATE TABLE "genders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"changed_on" date,
	"same_gender_deck" boolean DEFAULT false NOT NULL,
	CONSTRAINT "genders_gender" CHECK ("genders"."gender" in ('woman', 'man', 'another')),
	CONSTRAINT "genders_deck" CHECK ("genders"."gender" is not null or not "genders"."same_gender_deck")
);
--> statement-breakpoint
CREATE TABLE "group_arrivals" (
	"tour_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "group_arrivals_tour_id_number_user_id_pk" PRIMARY KEY("tour_id","number","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_counters" (
	"tour_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_ends" (
	"tour_id" uuid PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_entries" (
	"tour_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"version" bigint NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"picture" text,
	"reply_to" bigint,
	"key" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pinned_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "group_entries_tour_id_number_pk" PRIMARY KEY("tour_id","number"),
	CONSTRAINT "group_entries_in_versions" UNIQUE("tour_id","version"),
	CONSTRAINT "group_entries_once" UNIQUE("tour_id","from_id","key"),
	CONSTRAINT "group_entries_kind" CHECK ("group_entries"."kind" in ('message', 'poll', 'meeting', 'joined', 'left', 'promoted', 'dates')),
	CONSTRAINT "group_entries_text_length" CHECK (length("group_entries"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_up_to" bigint NOT NULL,
	CONSTRAINT "group_members_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_pictures" (
	"tour_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "group_pictures_tour_id_number_pk" PRIMARY KEY("tour_id","number")
);
--> statement-breakpoint
CREATE TABLE "group_reactions" (
	"tour_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	CONSTRAINT "group_reactions_tour_id_number_user_id_reaction_pk" PRIMARY KEY("tour_id","number","user_id","reaction"),
	CONSTRAINT "group_reactions_kind" CHECK ("group_reactions"."reaction" in ('heart', 'thumbsUp', 'laugh', 'wow', 'thanks'))
);
--> statement-breakpoint
CREATE TABLE "group_summaries" (
	"user_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"last_from" uuid,
	"last_text" text,
	"last_at" timestamptz(3),
	CONSTRAINT "group_summaries_user_id_tour_id_pk" PRIMARY KEY("user_id","tour_id"),
	CONSTRAINT "group_summaries_unread" CHECK ("group_summaries"."unread" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "group_votes" (
	"tour_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"choice" smallint NOT NULL,
	CONSTRAINT "group_votes_tour_id_number_user_id_slot_pk" PRIMARY KEY("tour_id","number","user_id","slot"),
	CONSTRAINT "group_votes_choice" CHECK ("group_votes"."choice" between 0 and 7 and "group_votes"."slot" in (0, "group_votes"."choice"))
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"password_hash" text,
	"password_updated_at" timestamptz(3),
	"google_sub" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"valid_since" bigint NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamptz(3),
	CONSTRAINT "identity_accounts_googleSub_unique" UNIQUE("google_sub")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_known_sources" (
	"uid" text NOT NULL,
	"source" text NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	CONSTRAINT "identity_known_sources_uid_source_pk" PRIMARY KEY("uid","source")
);
--> statement-breakpoint
CREATE TABLE "identity_oob_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"provider" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"used_at" timestamptz(3) NOT NULL,
	"session_id" text NOT NULL,
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"passkey" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text,
	"subject" text,
	"text" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now(),
	"sent_at" timestamptz(3),
	"failed_at" timestamptz(3),
	"last_error" text,
	"path" text,
	"unsubscribe" uuid,
	"kind" text,
	"params" jsonb,
	CONSTRAINT "outbox_one_line_headers" CHECK ((coalesce("outbox"."to", '') || coalesce("outbox"."subject", '')) !~ '[[:cntrl:]]'),
	CONSTRAINT "outbox_ends" CHECK (("outbox"."next_attempt_at" is null) = ("outbox"."sent_at" is not null or "outbox"."failed_at" is not null)),
	CONSTRAINT "outbox_holds_a_mail_until_then" CHECK ("outbox"."next_attempt_at" is null or num_nulls("outbox"."to", "outbox"."subject", "outbox"."text") = 0
        or num_nulls("outbox"."to", "outbox"."kind", "outbox"."params") = 0)
);
--> statement-breakpoint
CREATE TABLE "deck_places" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"position" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"sequence" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "matches_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"matched_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "matches_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "swipes" (
	"user_id" uuid NOT NULL,
	"swiped_id" uuid NOT NULL,
	"action" text,
	"turn" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "swipes_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"swiped_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "swipes_user_id_swiped_id_pk" PRIMARY KEY("user_id","swiped_id"),
	CONSTRAINT "swipes_action" CHECK ("swipes"."action" in ('left', 'right')),
	CONSTRAINT "swipes_not_oneself" CHECK ("swipes"."user_id" <> "swipes"."swiped_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"kept_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_owners" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "media_owners_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "media_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "media_usage_within_quota" CHECK ("media_usage"."bytes" between 0 and 104857600)
);
--> statement-breakpoint
CREATE TABLE "media_variants" (
	"hash" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "media_variants_hash_width_pk" PRIMARY KEY("hash","width")
);
--> statement-breakpoint
CREATE TABLE "inboxes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"told" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"user_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"other_id" uuid NOT NULL,
	"message_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"message" jsonb,
	CONSTRAINT "live_events_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"text" text NOT NULL,
	"key" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "messages_from_id_id_pk" PRIMARY KEY("from_id","id"),
	CONSTRAINT "messages_once" UNIQUE("from_id","key"),
	CONSTRAINT "messages_text_length" CHECK (length("messages"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"last_id" uuid NOT NULL,
	"read_up_to" uuid,
	"last_from" uuid NOT NULL,
	"last_text" text NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	"last_key" uuid,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "threads_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"decided_at" timestamptz(3),
	"outcome" text,
	CONSTRAINT "appeals_once" UNIQUE("act_id"),
	CONSTRAINT "appeals_text_length" CHECK (length("appeals"."text") between 1 and 1000),
	CONSTRAINT "appeals_decided" CHECK (("appeals"."decided_at" is null) = ("appeals"."outcome" is null)),
	CONSTRAINT "appeals_outcome" CHECK ("appeals"."outcome" in ('upheld', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "moderation_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid,
	"act" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	"audit_id" uuid NOT NULL,
	"user_id" uuid,
	"until" timestamptz(3),
	"words" text
);
--> statement-breakpoint
CREATE TABLE "suspension_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"report_id" uuid,
	"words" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposer" text NOT NULL,
	"audit_id" uuid NOT NULL,
	"decided_at" timestamptz(3),
	"decided_by" uuid,
	"confirmed" boolean,
	"decided_audit_id" uuid,
	CONSTRAINT "suspension_proposals_four_eyes" CHECK ("suspension_proposals"."decided_by" <> "suspension_proposals"."proposed_by"),
	CONSTRAINT "suspension_proposals_decided" CHECK (("suspension_proposals"."decided_at" is null) = ("suspension_proposals"."decided_by" is null)
        and ("suspension_proposals"."decided_at" is null) = ("suspension_proposals"."confirmed" is null)
        and ("suspension_proposals"."decided_at" is null) = ("suspension_proposals"."decided_audit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tour_id" uuid,
	"actor_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"read_at" timestamptz(3),
	"note" text
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_kind_day_subject_pk" PRIMARY KEY("kind","day","subject")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"process_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	"beats" integer DEFAULT 0 NOT NULL,
	"recent" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
CREATE TABLE "package_versions" (
	"package_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"audit_id" uuid NOT NULL,
	CONSTRAINT "package_versions_package_id_number_pk" PRIMARY KEY("package_id","number")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tour_type" text NOT NULL,
	"price" integer NOT NULL,
	"nights" integer NOT NULL,
	"images" text[] NOT NULL,
	"image_url" text,
	"destinations" text[] NOT NULL,
	"activities" jsonb NOT NULL,
	"accommodations" jsonb NOT NULL,
	"search" text NOT NULL,
	"withdrawn_at" timestamptz(3),
	"place_ids" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamptz(3),
	CONSTRAINT "packages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "packages_price_positive" CHECK ("packages"."price" >= 0),
	CONSTRAINT "packages_nights_positive" CHECK ("packages"."nights" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"backup_eligible" boolean NOT NULL,
	"backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_used_at" timestamptz(3),
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_name_length" CHECK (length("passkeys"."name") between 1 and 60),
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_invitations" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "plan_invitations_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "plan_summaries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"goes_to" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"flexible_days" smallint NOT NULL,
	"company" text NOT NULL,
	"note" text NOT NULL,
	"visible_to" text NOT NULL,
	"ends_on" date NOT NULL,
	"region_id" text NOT NULL,
	"key" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"only_gender" text,
	CONSTRAINT "plan_summaries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plan_summaries_key" UNIQUE("user_id","key"),
	CONSTRAINT "plan_summaries_dates" CHECK ("plan_summaries"."end_date" >= "plan_summaries"."start_date" and "plan_summaries"."end_date" - "plan_summaries"."start_date" < 90),
	CONSTRAINT "plan_summaries_flexible" CHECK ("plan_summaries"."flexible_days" between 0 and 14),
	CONSTRAINT "plan_summaries_note_length" CHECK (length("plan_summaries"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"place_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"goes_to" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"flexible_days" smallint NOT NULL,
	"company" text NOT NULL,
	"note" text NOT NULL,
	"visible_to" text NOT NULL,
	"ends_on" date NOT NULL,
	"first_week" date NOT NULL,
	"last_week" date NOT NULL,
	"only_gender" text,
	CONSTRAINT "plans_place_id_id_pk" PRIMARY KEY("place_id","id")
);
--> statement-breakpoint
CREATE TABLE "travel_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tour_id" uuid,
	"from_id" uuid NOT NULL,
	"about_id" uuid NOT NULL,
	"tour_ended_on" date NOT NULL,
	"company" text[] NOT NULL,
	"would_travel_again" boolean NOT NULL,
	"text" text NOT NULL,
	"private_note" text DEFAULT '' NOT NULL,
	"shown_from" date NOT NULL,
	"announced_at" timestamptz(3),
	"reply" text,
	"replied_at" timestamptz(3),
	"hidden_at" timestamptz(3),
	"hidden_reason" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "travel_references_once" UNIQUE("tour_id","from_id","about_id"),
	CONSTRAINT "travel_references_not_oneself" CHECK ("travel_references"."from_id" <> "travel_references"."about_id"),
	CONSTRAINT "travel_references_company" CHECK (cardinality("travel_references"."company") between 1 and 3
        and "travel_references"."company" <@ '{calm,talkative,organised,spontaneous,helpful,punctual,curious,patient}'::text[]),
	CONSTRAINT "travel_references_text_length" CHECK (length("travel_references"."text") between 1 and 600),
	CONSTRAINT "travel_references_note_length" CHECK (length("travel_references"."private_note") between 0 and 500),
	CONSTRAINT "travel_references_reply_length" CHECK (length("travel_references"."reply") between 1 and 400),
	CONSTRAINT "travel_references_replied" CHECK (("travel_references"."reply" is null) = ("travel_references"."replied_at" is null)),
	CONSTRAINT "travel_references_hidden" CHECK (("travel_references"."hidden_at" is null) = ("travel_references"."hidden_reason" is null) and length("travel_references"."hidden_reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "blocks_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"blocker_name" text DEFAULT '' NOT NULL,
	"blocked_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "departed_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"left_at" timestamptz(3) NOT NULL,
	"suspended_at" timestamptz(3),
	"suspended_until" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "photo_checks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"check_id" uuid NOT NULL,
	"gesture" text NOT NULL,
	"bytes" "bytea",
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"sent_at" timestamptz(3),
	"decided_at" timestamptz(3),
	"outcome" text,
	"operator" text,
	"audit_id" uuid,
	CONSTRAINT "photo_checks_by_id" UNIQUE("check_id"),
	CONSTRAINT "photo_checks_decided" CHECK (("photo_checks"."decided_at" is null) = ("photo_checks"."outcome" is null)),
	CONSTRAINT "photo_checks_audited" CHECK (("photo_checks"."decided_at" is null) = ("photo_checks"."audit_id" is null)),
	CONSTRAINT "photo_checks_outcome" CHECK ("photo_checks"."outcome" in ('accepted', 'declined')),
	CONSTRAINT "photo_checks_picture_until_decided" CHECK (("photo_checks"."bytes" is not null) = ("photo_checks"."sent_at" is not null and "photo_checks"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "removed_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"removed_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_evidence" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"taken_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"closed_at" timestamptz(3),
	"subject" jsonb,
	"seen_at" timestamptz(3),
	"outcome" text,
	CONSTRAINT "reports_note_length" CHECK (length("reports"."note") <= 1000),
	CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" is null or "reports"."outcome" in ('action', 'noAction') and "reports"."closed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"saved_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "saved_items_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "saved_items_kind" CHECK ("saved_items"."kind" in ('package', 'destination')),
	CONSTRAINT "saved_items_id_length" CHECK (length("saved_items"."item_id") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "session_cutoffs" (
	"account" text PRIMARY KEY NOT NULL,
	"ended_before" bigint NOT NULL,
	"kept" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"account" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"app" text,
	"system" text,
	"browser" text,
	"seen_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "sessions_account_auth_time_pk" PRIMARY KEY("account","auth_time")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "follows_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_not_oneself" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firebase_uid" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"profile_picture" text,
	"travel_type" text,
	"home_city" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"consented_at" timestamptz(3),
	"suspended_at" timestamptz(3),
	"deletion_asked_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"deck_key" double precision DEFAULT random() NOT NULL,
	"account_gone_at" timestamptz(3),
	"tour_mails" boolean DEFAULT true NOT NULL,
	"mail_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"joined_tours_visible_to" text DEFAULT 'everyone' NOT NULL,
	"trip_types" text[] DEFAULT '{}' NOT NULL,
	"travel_months" smallint[] DEFAULT '{}' NOT NULL,
	"digest_mails" boolean DEFAULT true NOT NULL,
	"digest_day" date,
	"digest_up_to" timestamptz(3),
	"seen_at" timestamptz(3),
	"passkey_recovery_hash" text,
	"suspended_until" timestamptz(3),
	CONSTRAINT "users_firebaseUid_unique" UNIQUE("firebase_uid"),
	CONSTRAINT "users_mail_token" UNIQUE("mail_token"),
	CONSTRAINT "users_travel_type" CHECK ("users"."travel_type" in ('family', 'genZ')),
	CONSTRAINT "users_trip_types" CHECK (cardinality("users"."trip_types") <= 3 and "users"."trip_types" <@ '{beaches,mountains,historical,adventure,wildlife,spiritual,culinary}'::text[]),
	CONSTRAINT "users_travel_months" CHECK ("users"."travel_months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[]),
	CONSTRAINT "users_joined_tours_visible_to" CHECK ("users"."joined_tours_visible_to" in ('everyone', 'connections', 'nobody')),
	CONSTRAINT "users_name_given" CHECK (length("users"."name") between 1 and 80),
	CONSTRAINT "users_bio_length" CHECK (length("users"."bio") <= 500),
	CONSTRAINT "users_counts" CHECK ("users"."follower_count" >= 0 and "users"."following_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"actor" text NOT NULL,
	"role" text,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_role" CHECK (("audit_log"."staff_id" is null) = ("audit_log"."role" is null))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamptz(3) DEFAULT now() NOT NULL,
	"granted_by" text NOT NULL,
	"audit_id" uuid NOT NULL,
	"revoked_at" timestamptz(3),
	"revoked_audit_id" uuid,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('moderator', 'editor', 'operator')),
	CONSTRAINT "staff_revoked" CHECK (("staff"."revoked_at" is null) = ("staff"."revoked_audit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_tour_id_pk" PRIMARY KEY("user_id","tour_id")
);
--> statement-breakpoint
CREATE TABLE "tour_participants" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tour_participants_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_participants_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tour_removals" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"declined" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tour_removals_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id"),
	CONSTRAINT "tour_removals_reason_given" CHECK (length("tour_removals"."reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "tour_requests" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_requests_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id"),
	CONSTRAINT "tour_requests_answers" CHECK (jsonb_typeof("tour_requests"."answers") = 'array')
);
--> statement-breakpoint
CREATE TABLE "tour_waitlist" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tour_waitlist_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"since" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_waitlist_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"package_id" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"destination" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" integer NOT NULL,
	"capacity" integer,
	"joined" integer DEFAULT 0 NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"search" text NOT NULL,
	"cancelled_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"joining_closed_at" timestamptz(3),
	"is_public" boolean DEFAULT false NOT NULL,
	"cancellation_terms" text DEFAULT '' NOT NULL,
	"shows_host" boolean DEFAULT false NOT NULL,
	"place_id" text,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"only_gender" text,
	"asked_for_references" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tours_dates_in_order" CHECK ("tours"."end_date" >= "tours"."start_date"),
	CONSTRAINT "tours_price_positive" CHECK ("tours"."price" >= 0),
	CONSTRAINT "tours_cancellation_terms_length" CHECK (length("tours"."cancellation_terms") <= 500),
	CONSTRAINT "tours_questions" CHECK (cardinality("tours"."questions") <= 3),
	CONSTRAINT "tours_capacity" CHECK ("tours"."capacity" is null or "tours"."capacity" >= 1),
	CONSTRAINT "tours_never_oversold" CHECK ("tours"."joined" >= 0 and ("tours"."capacity" is null or "tours"."joined" <= "tours"."capacity")),
	CONSTRAINT "tours_only_gender" CHECK ("tours"."only_gender" in ('woman', 'man', 'another')),
	CONSTRAINT "tours_one_gender_not_public" CHECK ("tours"."only_gender" is null or not "tours"."is_public")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "trip_links" (
	"trip_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"first_name" boolean NOT NULL,
	"expires_on" date,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_links_trip_id_kind_pk" PRIMARY KEY("trip_id","kind"),
	CONSTRAINT "trip_links_token" UNIQUE("token_hash"),
	CONSTRAINT "trip_links_kind" CHECK ("trip_links"."kind" in ('read', 'family')),
	CONSTRAINT "trip_links_family_expires" CHECK (("trip_links"."kind" = 'family') = ("trip_links"."expires_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "tour_trips" (
	"tour_id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_checks" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_checks_trip_id_user_id_id_pk" PRIMARY KEY("trip_id","user_id","id"),
	CONSTRAINT "trip_checks_kind" CHECK ("trip_checks"."kind" in ('packing', 'booking')),
	CONSTRAINT "trip_checks_text_length" CHECK (length("trip_checks"."text") <= 120)
);
--> statement-breakpoint
CREATE TABLE "trip_edits" (
	"trip_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"rejected" uuid[] NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "trip_edits_trip_id_key_pk" PRIMARY KEY("trip_id","key")
);
--> statement-breakpoint
CREATE TABLE "trip_items" (
	"trip_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"removed_at" timestamptz(3),
	CONSTRAINT "trip_items_trip_id_id_pk" PRIMARY KEY("trip_id","id")
);
--> statement-breakpoint
CREATE TABLE "trip_summaries" (
	"user_id" uuid NOT NULL,
	"trip_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL,
	CONSTRAINT "trip_summaries_user_id_trip_id_pk" PRIMARY KEY("user_id","trip_id"),
	CONSTRAINT "trip_summaries_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "trip_ticks" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "trip_ticks_trip_id_user_id_item_id_pk" PRIMARY KEY("trip_id","user_id","item_id"),
	CONSTRAINT "trip_ticks_item_length" CHECK (length("trip_ticks"."item_id") <= 80)
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL,
	"from_city" text NOT NULL,
	"people" smallint NOT NULL,
	"month" smallint,
	"trip_type" text,
	"version" bigint NOT NULL,
	"fact_versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_up_to" bigint DEFAULT 0 NOT NULL,
	"members_may_edit" boolean DEFAULT false NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trips_title_length" CHECK (length("trips"."title") between 1 and 80),
	CONSTRAINT "trips_people" CHECK ("trips"."people" between 1 and 10),
	CONSTRAINT "trips_day_count" CHECK ("trips"."day_count" between 1 and 14)
);
--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_done_audit_id_audit_log_id_fk" FOREIGN KEY ("done_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_facts" ADD CONSTRAINT "wrong_facts_done_audit_id_audit_log_id_fk" FOREIGN KEY ("done_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusion_lists" ADD CONSTRAINT "exclusion_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_receipts" ADD CONSTRAINT "expense_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upi_ids" ADD CONSTRAINT "upi_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genders" ADD CONSTRAINT "genders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_pictures" ADD CONSTRAINT "group_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_known_sources" ADD CONSTRAINT "identity_known_sources_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_oob_codes" ADD CONSTRAINT "identity_oob_codes_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_owners" ADD CONSTRAINT "media_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_owners" ADD CONSTRAINT "media_owners_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_decided_audit_id_audit_log_id_fk" FOREIGN KEY ("decided_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invitations" ADD CONSTRAINT "plan_invitations_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invitations" ADD CONSTRAINT "plan_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_references" ADD CONSTRAINT "travel_references_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_references" ADD CONSTRAINT "travel_references_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_references" ADD CONSTRAINT "travel_references_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_revoked_audit_id_audit_log_id_fk" FOREIGN KEY ("revoked_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_participants" ADD CONSTRAINT "tour_participants_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_participants" ADD CONSTRAINT "tour_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_removals" ADD CONSTRAINT "tour_removals_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_removals" ADD CONSTRAINT "tour_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_waitlist" ADD CONSTRAINT "tour_waitlist_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_waitlist" ADD CONSTRAINT "tour_waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_trips" ADD CONSTRAINT "tour_trips_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_by_end" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_codes_by_end" ON "registration_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("id") WHERE "enquiries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "enquiries_done" ON "enquiries" USING btree ("done_at") WHERE "enquiries"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "wrong_facts_open" ON "wrong_facts" USING btree ("id") WHERE "wrong_facts"."done_at" is null;--> statement-breakpoint
CREATE INDEX "wrong_facts_done" ON "wrong_facts" USING btree ("done_at") WHERE "wrong_facts"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "wrong_facts_by_destination" ON "wrong_facts" USING btree ("destination_id","id");--> statement-breakpoint
CREATE INDEX "expense_ends_by_day" ON "expense_ends" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "expense_entries_by_author" ON "expense_entries" USING btree ("author_id","ledger_id");--> statement-breakpoint
CREATE INDEX "expense_guests_by_author" ON "expense_guests" USING btree ("added_by","ledger_id");--> statement-breakpoint
CREATE INDEX "expense_people_by_user" ON "expense_people" USING btree ("user_id","ledger_id");--> statement-breakpoint
CREATE INDEX "expense_receipts_by_path" ON "expense_receipts" USING btree ("path");--> statement-breakpoint
CREATE INDEX "expense_receipts_by_user" ON "expense_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "expense_summaries_by_ledger" ON "expense_summaries" USING btree ("ledger_id");--> statement-breakpoint
CREATE INDEX "expense_transfer_events_by_user" ON "expense_transfer_events" USING btree ("by_id","ledger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "expense_transfers_one_a_pair" ON "expense_transfers" USING btree ("ledger_id","from_id","to_id") WHERE "expense_transfers"."state" in ('open', 'claimed', 'disputed');--> statement-breakpoint
CREATE INDEX "expense_transfers_by_payer" ON "expense_transfers" USING btree ("from_id","ledger_id");--> statement-breakpoint
CREATE INDEX "expense_transfers_by_payee" ON "expense_transfers" USING btree ("to_id","ledger_id");--> statement-breakpoint
CREATE INDEX "group_arrivals_by_user" ON "group_arrivals" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "group_arrivals_by_age" ON "group_arrivals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "group_ends_by_day" ON "group_ends" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "group_entries_by_author" ON "group_entries" USING btree ("from_id","tour_id");--> statement-breakpoint
CREATE INDEX "group_entries_pinned" ON "group_entries" USING btree ("tour_id","pinned_at") WHERE "group_entries"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "group_entries_meetings" ON "group_entries" USING btree ("tour_id","number") WHERE "group_entries"."kind" = 'meeting';--> statement-breakpoint
CREATE INDEX "group_members_by_user" ON "group_members" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "group_pictures_by_path" ON "group_pictures" USING btree ("path");--> statement-breakpoint
CREATE INDEX "group_pictures_by_user" ON "group_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_reactions_by_user" ON "group_reactions" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "group_summaries_by_tour" ON "group_summaries" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "group_summaries_unread" ON "group_summaries" USING btree ("user_id") WHERE "group_summaries"."unread" > 0 and not "group_summaries"."muted";--> statement-breakpoint
CREATE INDEX "group_votes_by_user" ON "group_votes" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_accounts_email" ON "identity_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "identity_known_sources_by_use" ON "identity_known_sources" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_by_uid" ON "identity_oob_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_by_expiry" ON "identity_oob_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_refresh_tokens_session" ON "identity_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_by_uid" ON "identity_refresh_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_by_use" ON "identity_refresh_tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("created_at") WHERE "outbox"."next_attempt_at" is null;--> statement-breakpoint
CREATE INDEX "matches_latest" ON "matches" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "matches_of_person" ON "matches" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "swipes_in_turn" ON "swipes" USING btree ("user_id","turn");--> statement-breakpoint
CREATE INDEX "swipes_of_person" ON "swipes" USING btree ("swiped_id","turn");--> statement-breakpoint
CREATE INDEX "swipes_taken_back" ON "swipes" USING btree ("user_id") WHERE "swipes"."action" is null;--> statement-breakpoint
CREATE INDEX "media_by_age" ON "media" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "media_owners_by_hash" ON "media_owners" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "live_events_by_other" ON "live_events" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "live_events_by_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_in_talk" ON "messages" USING btree ("from_id","to_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_receiver" ON "messages" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "threads_latest" ON "threads" USING btree ("user_id","last_id");--> statement-breakpoint
CREATE INDEX "threads_unread" ON "threads" USING btree ("user_id") WHERE "threads"."unread" > 0;--> statement-breakpoint
CREATE INDEX "threads_by_other" ON "threads" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("id") WHERE "appeals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "appeals_by_user" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_acts_by_report" ON "moderation_acts" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "moderation_acts_by_user" ON "moderation_acts" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspension_proposals_open" ON "suspension_proposals" USING btree ("user_id") WHERE "suspension_proposals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "suspension_proposals_by_report" ON "suspension_proposals" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "suspension_proposals_by_age" ON "suspension_proposals" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "notices_by_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_by_tour" ON "notices" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "notices_by_actor" ON "notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "packages_by_tour_type" ON "packages" USING btree ("tour_type","id");--> statement-breakpoint
CREATE INDEX "packages_by_price" ON "packages" USING btree ("price");--> statement-breakpoint
CREATE INDEX "packages_by_place" ON "packages" USING gin ("place_ids");--> statement-breakpoint
CREATE INDEX "packages_search" ON "packages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "plan_invitations_by_user" ON "plan_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_invitations_by_plan" ON "plan_invitations" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_summaries_ended" ON "plan_summaries" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "plans_by_week" ON "plans" USING btree ("place_id","last_week","id","first_week");--> statement-breakpoint
CREATE INDEX "plans_ended" ON "plans" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "travel_references_about" ON "travel_references" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "travel_references_from" ON "travel_references" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "travel_references_unannounced" ON "travel_references" USING btree ("shown_from") WHERE "travel_references"."announced_at" is null and "travel_references"."tour_id" is not null;--> statement-breakpoint
CREATE INDEX "blocks_in_turn" ON "blocks" USING btree ("blocker_id","turn");--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "departed_accounts_by_address" ON "departed_accounts" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "departed_accounts_by_age" ON "departed_accounts" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "photo_checks_waiting" ON "photo_checks" USING btree ("sent_at") WHERE "photo_checks"."bytes" is not null;--> statement-breakpoint
CREATE INDEX "photo_checks_by_age" ON "photo_checks" USING btree ("created_at") WHERE "photo_checks"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_evidence_by_age" ON "report_evidence" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_by_reported" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "sessions_by_use" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ended_at") WHERE "sessions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "follows_by_follower" ON "follows" USING btree ("follower_id","turn");--> statement-breakpoint
CREATE INDEX "follows_by_followed" ON "follows" USING btree ("followed_id","turn");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_asked_at") WHERE "users"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_picture" ON "users" USING btree ("profile_picture");--> statement-breakpoint
CREATE INDEX "users_in_ring" ON "users" USING btree ("deck_key","id") WHERE "users"."suspended_at" is null and "users"."deletion_asked_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_staff" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_age" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_current" ON "staff" USING btree ("user_id","role") WHERE "staff"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_by_user" ON "staff" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "favorites_by_tour" ON "favorites" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_participants_by_user" ON "tour_participants" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "tour_participants_in_turn" ON "tour_participants" USING btree ("tour_id","turn");--> statement-breakpoint
CREATE INDEX "tour_removals_by_user" ON "tour_removals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tour_requests_by_user" ON "tour_requests" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "tour_waitlist_in_turn" ON "tour_waitlist" USING btree ("tour_id","turn");--> statement-breakpoint
CREATE INDEX "tour_waitlist_by_user" ON "tour_waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tours_by_start" ON "tours" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "tours_by_price" ON "tours" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "tours_by_host" ON "tours" USING btree ("creator_id","start_date");--> statement-breakpoint
CREATE INDEX "tours_to_ask" ON "tours" USING btree ("end_date") WHERE not "tours"."asked_for_references" and "tours"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "tours_by_package" ON "tours" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "tours_by_place" ON "tours" USING btree ("place_id","start_date");--> statement-breakpoint
CREATE INDEX "tours_search" ON "tours" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tours_images" ON "tours" USING gin ("images");--> statement-breakpoint
CREATE INDEX "trip_links_by_owner" ON "trip_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tour_trips_by_trip" ON "tour_trips" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_checks_by_user" ON "trip_checks" USING btree ("user_id","trip_id");--> statement-breakpoint
CREATE INDEX "trip_edits_by_age" ON "trip_edits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trip_items_in_versions" ON "trip_items" USING btree ("trip_id","version");--> statement-breakpoint
CREATE INDEX "trip_items_removed" ON "trip_items" USING btree ("removed_at") WHERE "trip_items"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "trip_ticks_by_user" ON "trip_ticks" USING btree ("user_id","trip_id");--> statement-breakpoint
CREATE INDEX "trips_by_owner" ON "trips" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "trips_by_last_change" ON "trips" USING btree ("changed_by");
--> statement-breakpoint
INSERT INTO "catalogue_version" ("only", "version") VALUES (true, 1);
--> statement-breakpoint
-- Pictures are compressed already.
ALTER TABLE "media_variants" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
