-- How somebody who left a request may be reached. Empty: they were not asked. With anything in it, only that may be used:
-- a lead without 'call' among others is from somebody who wants no calls.
alter table public.leads
  add column reach text[] not null default '{}' check (reach <@ array['email', 'call', 'text']::text[]);

-- The desk's lists and its export say it as well; desk_lead has every column already.
create or replace function private.contact_of(l public.leads) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'id', l.id, 'kind', l.kind, 'status', l.status, 'person_name', l.person_name, 'phone', l.phone, 'email', l.email,
    'reach', l.reach, 'language', l.language, 'best_times', l.best_times, 'time_zone', l.time_zone, 'plans', l.plans,
    'created_at', l.created_at);
$$;
