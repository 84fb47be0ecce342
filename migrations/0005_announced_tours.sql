ALTER TABLE "tours" ADD COLUMN "announced_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "tours" SET "announced_at" = "created_at";
