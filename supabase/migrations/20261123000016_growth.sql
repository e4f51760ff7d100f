-- What took longer with every lead: finding all leads of a person read the whole table twice, and the security log read
-- past every lead that had been exported.

-- Expressions of PostgreSQL's own alone: whoever stores a lead has no right on the functions of `private`.
create index leads_email_idx on public.leads (lower(email));
create index leads_phone_idx on public.leads (right(regexp_replace(phone, '\D', '', 'g'), 10));

-- The same leads as before, found by the two indexes. A number too short for a key has fewer digits than any key.
create or replace function private.leads_of_person(emails text[], phones text[]) returns table (lead_id uuid)
language sql stable set search_path = '' as $$
  with first as (
    select l.id, l.email, l.phone from public.leads l
    where lower(l.email) in (select lower(trim(e)) from unnest(emails) e)
    union
    select l.id, l.email, l.phone from public.leads l
    where right(regexp_replace(l.phone, '\D', '', 'g'), 10) in (select private.phone_key(p) from unnest(phones) p)
  )
  select f.id from first f
  union
  select l.id from public.leads l where lower(l.email) in (select lower(f.email) from first f)
  union
  select l.id from public.leads l
  where right(regexp_replace(l.phone, '\D', '', 'g'), 10) in (select private.phone_key(f.phone) from first f);
$$;

drop index private.audit_events_desk_idx;
create index audit_events_desk_idx on private.audit_events (id desc)
  where event ~ '^(leads?|role)_' and event <> 'lead_exported';

-- The same page as before: what was done at the desk and what happened to the caller's account, each by its own index.
create or replace function public.desk_audit(before_id bigint default null, page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(coalesce(page_size, 50), 1), 200);
  before bigint := coalesce(before_id, 9223372036854775807);
begin
  perform private.demand_agent();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'at', e.at, 'event', e.event, 'actor', u.email, 'is_own', e.actor_id = auth.uid(),
      'subject_id', e.subject_id, 'account', of_account.email, 'has_lead', l.id is not null, 'lead_name', l.person_name,
      'details', e.details
    ) order by e.id desc), '[]')
    from (
      (
        select * from private.audit_events a
        where a.event ~ '^(leads?|role)_' and a.event <> 'lead_exported' and a.id < before
        order by a.id desc limit most
      )
      union
      (
        select * from private.audit_events a
        where a.subject_id = auth.uid() and a.event <> 'lead_exported' and a.id < before
        order by a.id desc limit most
      )
      order by id desc
      limit most
    ) e
    left join auth.users u on u.id = e.actor_id
    left join auth.users of_account on of_account.id = e.subject_id and e.event ~ '^role_'
    left join public.leads l on l.id = e.subject_id
  );
end;
$$;

-- So that the new indexes are planned with from the first question on.
analyze public.leads;
analyze private.audit_events;
