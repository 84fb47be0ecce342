-- Trigger: a notification of joining, leaving or a change replaces the earlier one about the same tour or trip and person.
-- Joining and leaving count as the same event, so a person who joins and leaves a hundred times causes one. So do the
-- steps of a payment, and what an owner asks of a friend again.
CREATE OR REPLACE FUNCTION collapse_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notices
  WHERE user_id = NEW.user_id AND (tour_id = NEW.tour_id OR trip_id = NEW.trip_id) AND actor_id IS NOT DISTINCT FROM NEW.actor_id
    AND is_question = NEW.is_question
    AND (kind = NEW.kind OR (kind IN ('payReleased', 'payClaimed', 'payConfirmed', 'payDisputed') AND NEW.kind IN ('payReleased', 'payClaimed', 'payConfirmed', 'payDisputed')) OR (kind LIKE 'tripPay%' AND NEW.kind LIKE 'tripPay%') OR (kind IN ('joined', 'left') AND NEW.kind IN ('joined', 'left')));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER notices_collapse BEFORE INSERT ON notices FOR EACH ROW
  WHEN (NEW.kind IN ('joined', 'left', 'changed', 'publishAsked', 'payReleased', 'payClaimed', 'payConfirmed', 'payDisputed')
    OR NEW.kind LIKE 'tripPay%') EXECUTE FUNCTION collapse_notices();
