-- How many leads there are, without counting a million of them each time that the desk looks for what is new.

-- What leads that came and went have added and taken away; the sum of all rows is how many there are.
create table private.lead_counts (
  id bigint generated always as identity primary key,
  change bigint not null
);
revoke all on table private.lead_counts from public, anon, authenticated, service_role;
alter table private.lead_counts enable row level security;

-- Adds up what others have committed and nobody adds up at the same time: so there are never many rows, and nobody who
-- stores a lead waits for somebody else.
create function private.keep_lead_count() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added bigint;
begin
  if tg_op = 'TRUNCATE' then
    delete from private.lead_counts;
    return null;
  end if;
  added := (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end;
  if added <> 0 then
    with added_up as (
      delete from private.lead_counts c
      where c.id = any (array(select o.id from private.lead_counts o order by o.id limit 100 for update skip locked))
      returning c.change
    )
    insert into private.lead_counts (change)
    select added + coalesce(sum(a.change), 0) from added_up a;
  end if;
  return null;
end;
$$;
revoke all on function private.keep_lead_count() from public, anon, authenticated, service_role;

create trigger leads_count_added after insert on public.leads
  referencing new table as changed for each statement execute function private.keep_lead_count();
create trigger leads_count_removed after delete on public.leads
  referencing old table as changed for each statement execute function private.keep_lead_count();
create trigger leads_count_emptied after truncate on public.leads
  for each statement execute function private.keep_lead_count();

insert into private.lead_counts (change) select count(*) from public.leads;

-- The same answer as before.
create or replace function public.desk_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return jsonb_build_object(
    'waiting', (select count(*) from private.lead_search s where s.status = 'new'),
    'oldest_waiting_at', (select min(s.created_at) from private.lead_search s where s.status = 'new'),
    'total', (select coalesce(sum(c.change), 0)::bigint from private.lead_counts c),
    'newest_at', (select max(s.created_at) from private.lead_search s),
    'last_change', (select max(c.id) from private.lead_changes c),
    'unsent_mails', (select count(*) from public.lead_mails m where m.state <> 'sent' and private.is_stuck(m))
  );
end;
$$;
