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
ALTER TABLE "group_pictures" ADD CONSTRAINT "group_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "group_votes_by_user" ON "group_votes" USING btree ("user_id","tour_id");--> statement-breakpoint
INSERT INTO group_ends (tour_id, last_day) SELECT id, end_date FROM tours;
