CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."only")
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
	CONSTRAINT "packages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "packages_price_positive" CHECK ("packages"."price" >= 0),
	CONSTRAINT "packages_nights_positive" CHECK ("packages"."nights" >= 0)
);
--> statement-breakpoint
CREATE INDEX "packages_by_tour_type" ON "packages" USING btree ("tour_type","id");--> statement-breakpoint
CREATE INDEX "packages_by_price" ON "packages" USING btree ("price");--> statement-breakpoint
CREATE INDEX "packages_search" ON "packages" USING gin ("search" gin_trgm_ops);