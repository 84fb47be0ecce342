DROP INDEX "outbox_ended";--> statement-breakpoint
DROP INDEX "media_by_age";--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_cutoffs_by_age" ON "session_cutoffs" USING btree ("ended_before");--> statement-breakpoint
CREATE INDEX "trip_links_by_end" ON "trip_links" USING btree ("expires_on") WHERE "trip_links"."expires_on" is not null;