-- Changes the balances of the people of an entry that is added, and of one that it replaces (its payers and shares).
CREATE OR REPLACE FUNCTION shift_balances(the_kind text, the_ledger uuid, payers jsonb, shares jsonb, old_payers jsonb,
  old_shares jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person record;
BEGIN
  FOR person IN
    SELECT (part.value->>'id')::uuid AS id, sum((part.value->>'paise')::bigint * part.sign)::bigint AS paise FROM (
      SELECT value, 1 AS sign FROM jsonb_array_elements(payers)
      UNION ALL SELECT value, -1 FROM jsonb_array_elements(shares)
      UNION ALL SELECT value, -1 FROM jsonb_array_elements(old_payers)
      UNION ALL SELECT value, 1 FROM jsonb_array_elements(old_shares)) part
    GROUP BY 1 ORDER BY 1
  LOOP
    PERFORM shift_balance(the_kind, the_ledger, person.id, person.paise, 0);
  END LOOP;
END $$;
