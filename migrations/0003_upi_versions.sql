ALTER TABLE "expense_transfers" ADD COLUMN "upi_version" uuid;--> statement-breakpoint
ALTER TABLE "upi_ids" ADD COLUMN "version" uuid;--> statement-breakpoint
ALTER TABLE "upi_ids" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;