CREATE TABLE "suggestion_counts" (
	"day" date NOT NULL,
	"city" text NOT NULL,
	"type" text NOT NULL,
	"month" smallint NOT NULL,
	"place_id" text NOT NULL,
	"rank" smallint NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"not_for_me" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "suggestion_counts_day_city_type_month_place_id_rank_pk" PRIMARY KEY("day","city","type","month","place_id","rank"),
	CONSTRAINT "suggestion_counts_bounds" CHECK ("suggestion_counts"."month" between 1 and 12 and "suggestion_counts"."rank" between 1 and 8)
);
