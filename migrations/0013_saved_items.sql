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
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;