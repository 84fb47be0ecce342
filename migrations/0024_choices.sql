CREATE TABLE "choice_candidates" (
	"choice_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"total" integer NOT NULL,
	"per_head" integer NOT NULL,
	"trip" jsonb NOT NULL,
	"added_by" uuid,
	CONSTRAINT "choice_candidates_choice_id_number_pk" PRIMARY KEY("choice_id","number"),
	CONSTRAINT "choice_candidates_number" CHECK ("choice_candidates"."number" between 0 and 3),
	CONSTRAINT "choice_candidates_kind" CHECK ("choice_candidates"."kind" in ('place', 'route', 'package'))
);
--> statement-breakpoint
CREATE TABLE "choice_people" (
	"choice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamptz(3) DEFAULT now() NOT NULL,
	"approvals" smallint[] DEFAULT '{}' NOT NULL,
	"veto" smallint,
	"voted_at" timestamptz(3),
	"seen_at" timestamptz(3),
	CONSTRAINT "choice_people_choice_id_user_id_pk" PRIMARY KEY("choice_id","user_id"),
	CONSTRAINT "choice_people_veto" CHECK ("choice_people"."veto" is null or "choice_people"."veto" <> all ("choice_people"."approvals")),
	CONSTRAINT "choice_people_voted" CHECK ("choice_people"."voted_at" is not null or ("choice_people"."veto" is null and "choice_people"."approvals" = '{}'))
);
--> statement-breakpoint
CREATE TABLE "choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"group_id" uuid,
	"title" text NOT NULL,
	"voters" smallint,
	"closes_at" timestamptz(3) NOT NULL,
	"closed_at" timestamptz(3),
	"outcome" text,
	"winner" smallint,
	"trip_id" uuid,
	"token_hash" text,
	"link_expires_on" date,
	"link_made_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "choices_token" UNIQUE("token_hash"),
	CONSTRAINT "choices_key" UNIQUE("owner_id","key"),
	CONSTRAINT "choices_title_length" CHECK (length("choices"."title") between 1 and 80),
	CONSTRAINT "choices_voters" CHECK (("choices"."voters" between 2 and 10) and ("choices"."group_id" is null) or "choices"."group_id" is not null and "choices"."voters" is null),
	CONSTRAINT "choices_outcome" CHECK ("choices"."outcome" in ('won', 'ruledOut', 'none')),
	CONSTRAINT "choices_closed" CHECK (("choices"."closed_at" is null) = ("choices"."outcome" is null)),
	CONSTRAINT "choices_winner" CHECK (("choices"."outcome" is not distinct from 'won') = ("choices"."winner" is not null)),
	CONSTRAINT "choices_opened" CHECK ("choices"."trip_id" is null or "choices"."winner" is not null)
);
--> statement-breakpoint
ALTER TABLE "choice_candidates" ADD CONSTRAINT "choice_candidates_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choice_candidates" ADD CONSTRAINT "choice_candidates_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choice_people" ADD CONSTRAINT "choice_people_choice_id_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choice_people" ADD CONSTRAINT "choice_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choices" ADD CONSTRAINT "choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "choice_candidates_by_user" ON "choice_candidates" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "choice_people_by_user" ON "choice_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "choices_by_group" ON "choices" USING btree ("group_id") WHERE "choices"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "choices_due" ON "choices" USING btree ("closes_at") WHERE "choices"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "choices_by_end" ON "choices" USING btree ("closed_at") WHERE "choices"."closed_at" is not null;