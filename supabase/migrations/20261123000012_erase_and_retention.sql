-- Erasing a person, and what is kept no longer than the operator says. What goes with an account or a lead stands in
-- server/erase/relations.ts, which a test compares with the database.

create index leads_updated_at_idx on public.leads (updated_at);

-- What two ways of writing one number have in common: its last ten digits. Null where there are too few to tell.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select case when length(digits) >= 7 then right(digits, 10) end
  from (select regexp_replace(phone, '\D', '', 'g') as digits) as d;
$$;

-- The leads with one of these email addresses or phone numbers, and those that share an address or a number with them.
create function private.leads_of_person(emails text[], phones text[]) returns table (lead_id uuid)
language sql stable set search_path = '' as $$
  with first as (
    select l.id, l.email, l.phone from public.leads l
    where lower(l.email) in (select lower(trim(e)) from unnest(emails) e)
      or private.phone_key(l.phone) in (select private.phone_key(p) from unnest(phones) p)
  )
  select l.id from public.leads l
  where l.id in (select f.id from first f)
    or lower(l.email) in (select lower(f.email) from first f)
    or private.phone_key(l.phone) in (select private.phone_key(f.phone) from first f);
$$;

-- Erases leads with their mails, changes and search words, and adds one line without a name to the audit.
create function private.erase_leads(ids uuid[], subject_id uuid, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mails int := (select count(*) from public.lead_mails m where m.lead_id = any (ids) and m.state = 'waiting');
  erased int;
begin
  delete from public.leads l where l.id = any (ids);
  get diagnostics erased = row_count;
  if erased > 0 then
    perform private.audit('leads_erased', subject_id,
      jsonb_build_object('count', erased, 'unsent_mails', mails, 'why', why));
  end if;
  return erased;
end;
$$;

-- Erases an account and all that goes with it, as its owner does by erase_my_account.
create function private.erase_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.flow_state where user_id = account;
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = account::text;
  delete from auth.users where id = account;
end;
$$;

-- Mails that lie in files go with their lead and their account: whoever keeps such files listens.
create function private.tell_erased() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('people_erased', '');
  return null;
end;
$$;
create trigger leads_tell_erased after delete on public.leads
  for each statement execute function private.tell_erased();
do $$
begin
  create trigger tell_erased after delete on auth.users for each statement execute function private.tell_erased();
exception when insufficient_privilege then null;
end $$;

-- What the desk asks before it erases: the leads of the same person, and whether somebody has an account with that
-- address, which the desk does not erase. Null where there is no such lead.
create function public.desk_person(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (
    select jsonb_build_object(
      'leads', (
        select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'created_at', o.created_at)
          order by o.created_at desc, o.id)
        from public.leads o
        where o.id in (select p.lead_id from private.leads_of_person(array[l.email], array[l.phone]) p)
      ),
      'has_account', exists (select from auth.users u where lower(u.email) = lower(l.email)))
    from public.leads l where l.id = desk_person.id
  );
end;
$$;

-- Erases a lead, or all leads of the same person. Answers how many; null where there is no such lead.
create function public.desk_erase(id uuid, whole_person boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  ids uuid[] := array[desk_erase.id];
begin
  perform private.demand_agent();
  select l.* into lead from public.leads l where l.id = desk_erase.id;
  if lead.id is null then
    return null;
  end if;
  if whole_person then
    ids := array(select p.lead_id from private.leads_of_person(array[lead.email], array[lead.phone]) p);
  end if;
  return jsonb_build_object('erased', private.erase_leads(ids, lead.id, 'asked'));
end;
$$;

-- Deletes what the operator keeps no longer: leads that nobody has touched for `lead_months`, accounts whose address
-- nobody confirmed within `unconfirmed_days`, lines of the audit older than `audit_months` (three at least). Null keeps
-- all of that kind. At most `most` rows of each kind; answers how many, so that the caller asks again until none is left.
create function public.purge_old_rows(
  lead_months int default null, unconfirmed_days int default null, audit_months int default null, most int default 500
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  leads int := 0;
  accounts int := 0;
  events int := 0;
begin
  if least(lead_months, unconfirmed_days, audit_months, most) < 1 then
    raise exception 'Nothing is kept for less than one month or day' using errcode = '22023';
  end if;
  if lead_months is not null then
    leads := private.erase_leads(array(
      select l.id from public.leads l where l.updated_at < now() - make_interval(months => lead_months)
      order by l.updated_at limit most
    ), null, 'retention');
  end if;
  if unconfirmed_days is not null then
    delete from auth.users u
    where u.id in (
      select o.id from auth.users o
      where o.email_confirmed_at is null and o.phone_confirmed_at is null and o.last_sign_in_at is null
        and o.created_at < now() - make_interval(days => unconfirmed_days)
        -- A letter that is on its way may still be answered.
        and not exists (
          select from auth.one_time_tokens t where t.user_id = o.id and t.created_at > now() - interval '1 day')
      limit most
    );
    get diagnostics accounts = row_count;
  end if;
  if audit_months is not null then
    delete from private.audit_events e
    where e.id in (
      select o.id from private.audit_events o
      where o.at < least(now() - make_interval(months => audit_months), now() - interval '91 days')
      order by o.at limit most
    );
    get diagnostics events = row_count;
  end if;
  return jsonb_build_object('leads', leads, 'accounts', accounts, 'audit_events', events);
end;
$$;

-- Which accounts open the desk and whether each has an authenticator app that is on, for the launch check.
create function public.count_agents() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'agents', count(*),
    'without_app', count(*) filter (where not exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')))
  from auth.users u where u.raw_app_meta_data ->> 'role' = 'agent';
$$;

do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, p.proname, p.pronamespace = 'private'::regnamespace as is_inner
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
        and p.proname in ('desk_person', 'desk_erase', 'purge_old_rows', 'count_agents')
      or p.pronamespace = 'private'::regnamespace
        and p.proname in ('phone_key', 'leads_of_person', 'erase_leads', 'erase_account', 'tell_erased')
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', one.name);
    if one.proname in ('purge_old_rows', 'count_agents') then
      execute format('grant execute on function %s to service_role', one.name);
    elsif not one.is_inner then
      execute format('grant execute on function %s to authenticated', one.name);
    end if;
  end loop;
end $$;
