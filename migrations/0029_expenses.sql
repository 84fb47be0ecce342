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
ALTER TABLE "expense_receipts" ADD CONSTRAINT "expense_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upi_ids" ADD CONSTRAINT "upi_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "expense_transfers_by_payee" ON "expense_transfers" USING btree ("to_id","ledger_id");