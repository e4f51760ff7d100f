-- The locks of contacts (decision 044) are taken by bucket: a statement that stores any number of requests takes 1,024 at
-- most, which fits into what PostgreSQL keeps for locks. Two contacts of one bucket only wait for each other.
create or replace function private.lock_contacts(keys text[]) returns void
language plpgsql set search_path = '' as $$
declare
  bucket int;
begin
  for bucket in
    select distinct hashtextextended('contact ' || k, 0) & 1023 from unnest(keys) as k order by 1
  loop
    perform pg_advisory_xact_lock(hashtext('contacts'), bucket);
  end loop;
end;
$$;
