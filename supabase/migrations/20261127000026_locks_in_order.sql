-- Nobody who stores, moves or erases requests waits for somebody who waits for them (decision 044). Whoever changes who is
-- whom takes all locks first, in one order: those of the contacts, then the rows of the people, then their requests.

-- Holds these contacts until the transaction ends, so that requests with one of them come one after the other.
create function private.lock_contacts(keys text[]) returns void
language plpgsql set search_path = '' as $$
declare
  one bigint;
begin
  for one in select distinct hashtextextended('contact ' || k, 0) from unnest(keys) as k order by 1 loop
    perform pg_advisory_xact_lock(one);
  end loop;
end;
$$;

-- Locks the rows of these people. False where one of them was erased or became another person while this waited: then none
-- is locked, so that whoever looks again holds nothing.
create function private.lock_people(ids uuid[]) returns boolean
language plpgsql set search_path = '' as $$
declare
  locked int;
begin
  perform from public.people p where p.id = any (ids) order by p.id for update;
  get diagnostics locked = row_count;
  if locked < cardinality(ids) then
    raise no_data_found;
  end if;
  return true;
exception when no_data_found then
  return false;
end;
$$;

-- Locks those whose these requests are.
create function private.lock_people_of(leads uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  loop
    exit when private.lock_people(array(select distinct l.person_id from public.leads l where l.id = any (leads)));
  end loop;
end;
$$;

-- As before, but whoever looks again has let go of those found first.
create or replace function private.known_person(keys text[], called text) returns uuid
language plpgsql set search_path = '' as $$
declare
  those uuid[];
  first_one uuid;
begin
  loop
    select array_agg(distinct c.person_id) into those from private.person_contacts c
    where c.key = any (keys) and c.name_key = called;
    if those is null then
      select array_agg(distinct c.person_id) into those from private.person_contacts c where c.key = any (keys);
      if those is null or cardinality(those) > 1 or called <> '' and exists (
        select from private.person_contacts c where c.person_id = those[1] and c.name_key <> ''
      ) then
        return null;
      end if;
    end if;
    exit when private.lock_people(those);
  end loop;
  if cardinality(those) = 1 then
    return those[1];
  end if;
  if (select count(distinct p.owner_id) from public.people p where p.id = any (those)) > 1 or exists (
    select from private.person_entries e where e.person_id = any (those) and e.kind = 'split'
  ) then
    return (select p.id from public.people p where p.id = any (those) order by p.latest_at desc, p.id limit 1);
  end if;
  select p.id into first_one from public.people p where p.id = any (those) order by p.first_at, p.id limit 1;
  perform private.add_entry(first_one, 'merge', details =>
    jsonb_build_object('requests', private.join_people(first_one, other))) from unnest(those) as other
  where other <> first_one;
  return first_one;
end;
$$;

-- As before, but with the request's contacts held.
create or replace function private.join_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  called text := private.name_key(new.person_name);
  keys text[] := private.contact_keys(new.email, new.phone);
  said text[] := private.words_of_request(new.person_name, new.email, new.phone);
  lives_in text := private.state_of(new.people);
  person uuid := new.person_id;
  is_made boolean := false;
  stored_under uuid;
  added int;
begin
  perform private.lock_contacts(keys);
  if person is not null then
    perform from public.people p where p.id = person for update;
  end if;
  while person is null loop
    person := private.known_person(keys, called);
    exit when person is not null;
    insert into public.people (owner_id, waiting_since, first_at, latest_at, latest_lead_id, latest_kind, state,
      touched_at, words)
    values (private.next_owner(lives_in), case when new.answered_at is null then new.created_at end, new.created_at,
      new.created_at, new.id, new.kind, lives_in, new.created_at, private.add_words('', said))
    returning id into person;
    insert into private.person_contacts (key, name_key, person_id)
    select k, called, person from unnest(keys) as k
    on conflict do nothing;
    get diagnostics added = row_count;
    is_made := added = cardinality(keys);
    if not is_made then
      -- A change of another person has just taken one of these contacts for them.
      delete from public.people p where p.id = person;
      person := null;
    end if;
  end loop;
  if tg_op = 'INSERT' then
    select l.person_id into stored_under from public.leads l where l.idempotency_key = new.idempotency_key;
    if stored_under is not null then
      -- The same request once more will not be stored: nobody is changed by it.
      if is_made then
        delete from public.people p where p.id = person;
      end if;
      new.person_id := stored_under;
      return new;
    end if;
  end if;
  if is_made then
    perform set_config('desk.person_made', person::text, true);
  else
    insert into private.person_contacts (key, name_key, person_id)
    select k, called, person from unnest(keys) as k
    on conflict do nothing;
    update public.people p
    set first_at = least(p.first_at, new.created_at),
      latest_lead_id = case when new.created_at >= p.latest_at then new.id else p.latest_lead_id end,
      latest_kind = case when new.created_at >= p.latest_at then new.kind else p.latest_kind end,
      latest_at = greatest(p.latest_at, new.created_at),
      state = case when new.created_at >= p.latest_at then coalesce(lives_in, p.state) else coalesce(p.state, lives_in) end,
      touched_at = greatest(p.touched_at, new.created_at),
      waiting_since = case when new.answered_at is null then least(p.waiting_since, new.created_at) else p.waiting_since end,
      -- Whoever was lost and asks again begins anew.
      stage = case when p.stage = 'lost' and new.answered_at is null then 'new' else p.stage end,
      lost_reason = case when new.answered_at is not null then p.lost_reason end,
      words = private.add_words(p.words, said)
    where p.id = person;
  end if;
  if cardinality(new.reach) > 0 then
    perform private.add_request_wishes(keys, new.reach);
  end if;
  new.person_id := person;
  return new;
end;
$$;

-- As before, but contacts are added in the order of their keys, as everywhere.
create or replace function private.refresh_person(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  with used as materialized (
    select distinct k as key, private.name_key(l.person_name) as name_key
    from public.leads l, unnest(private.contact_keys(l.email, l.phone)) as k
    where l.person_id = person
  )
  delete from private.person_contacts c
  where c.person_id = person
    and not exists (select from used u where u.key = c.key and u.name_key = c.name_key);
  insert into private.person_contacts (key, name_key, person_id)
  select distinct k, private.name_key(l.person_name), person
  from public.leads l, unnest(private.contact_keys(l.email, l.phone)) as k
  where l.person_id = person
  order by 1, 2
  on conflict do nothing;
  update public.people p
  set first_at = (select min(l.created_at) from public.leads l where l.person_id = person),
    waiting_since = (
      select min(l.created_at) from public.leads l where l.person_id = person and l.answered_at is null),
    latest_at = newest.created_at, latest_lead_id = newest.id, latest_kind = newest.kind,
    state = (
      select private.state_of(l.people) from public.leads l
      where l.person_id = person and private.state_of(l.people) is not null
      order by l.created_at desc, l.id desc limit 1),
    words = private.words_of_person(person)
  from (
    select l.* from public.leads l where l.person_id = person order by l.created_at desc, l.id desc limit 1
  ) as newest
  where p.id = person;
end;
$$;

-- As before, but whose the requests are is locked before the requests, as a call that is noted does it.
create or replace function private.erase_leads(ids uuid[], subject_id uuid, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mails int := (select count(*) from public.lead_mails m where m.lead_id = any (ids) and m.state = 'waiting');
  erased int;
begin
  perform private.lock_people_of(ids);
  delete from public.leads l where l.id = any (ids);
  get diagnostics erased = row_count;
  if erased > 0 then
    perform private.audit('leads_erased', subject_id,
      jsonb_build_object('count', erased, 'unsent_mails', mails, 'why', why));
  end if;
  return erased;
end;
$$;

-- As before, in the same order of locks: another address is a contact of the request's.
create or replace function public.desk_send_again(mail_id uuid, new_address text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lead uuid;
  answer jsonb;
begin
  perform private.demand_agent();
  select m.lead_id into lead from public.lead_mails m join public.leads l on l.id = m.lead_id
  where m.id = mail_id and private.sees_person(l.person_id);
  if lead is null then
    return null;
  end if;
  perform private.lock_contacts(private.contact_keys(new_address, null));
  perform private.lock_people_of(array[lead]);
  answer := private.desk_send_again(mail_id, new_address);
  if answer is not null then
    perform private.audit('lead_mail_sent_again', (answer ->> 'lead_id')::uuid,
      jsonb_build_object('new_address', nullif(trim(new_address), '') is not null));
  end if;
  return answer;
end;
$$;

-- As before, with whether they live where the agent has no license, which the desk knows by the site's settings.
create or replace function private.store_told(told jsonb, kind text, person uuid default null) returns public.leads
language plpgsql set search_path = '' as $$
declare
  phone text := nullif(btrim(told ->> 'phone'), '');
  email text := nullif(btrim(told ->> 'email'), '');
  lead public.leads;
begin
  if told ->> 'key' is null or coalesce(phone, email) is null or email is not null and not private.is_email_address(email)
    or phone is not null and not private.is_phone_number(phone) then
    raise exception 'A phone or an email is needed' using errcode = 'P0001';
  end if;
  insert into public.leads (kind, person_name, phone, email, language, reach, people, plans, is_out_of_state, consent_note,
    consent_at, answered_at, idempotency_key, person_id)
  values (store_told.kind, nullif(btrim(told ->> 'name'), ''), phone, email, coalesce(told ->> 'language', 'en'),
    array(select jsonb_array_elements_text(coalesce(told -> 'reach', '[]'))),
    case when told ->> 'state' ~ '^[A-Z]{2}$'
      then jsonb_build_array(jsonb_build_object('residentState', told ->> 'state')) else '[]' end,
    coalesce(told -> 'plans', '[]'), coalesce((told ->> 'is_out_of_state')::boolean, false),
    nullif(btrim(told ->> 'consent_note'), ''),
    case when btrim(told ->> 'consent_note') <> '' then (told ->> 'consent_at')::timestamptz end,
    now(), (told ->> 'key')::uuid, person)
  on conflict (idempotency_key) do nothing
  returning * into lead;
  return lead;
end;
$$;

-- As before, but all whom a file may change are locked before its first line.
create or replace function public.desk_import(people text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stages text[] := array['lost', 'new', 'contacted', 'quoted', 'applied', 'underwriting', 'decided', 'in_force'];
  given jsonb := desk_import.people::jsonb;
  keys text[];
  one record;
  lead public.leads;
  p public.people;
  is_new boolean;
  moved text;
  added int := 0;
  stored int := 0;
  known int := 0;
  refused int[] := '{}';
begin
  perform private.demand_owner();
  if jsonb_array_length(given) > 200 then
    raise exception 'Too many at once' using errcode = 'P0001';
  end if;
  keys := array(
    select distinct k from jsonb_array_elements(given) as e (line),
      unnest(private.contact_keys(e.line ->> 'email', e.line ->> 'phone')) as k);
  perform private.lock_contacts(keys);
  loop
    exit when private.lock_people(array(
      select distinct c.person_id from private.person_contacts c where c.key = any (keys)));
  end loop;
  for one in select e.line, e.place - 1 as place from jsonb_array_elements(given) with ordinality as e (line, place) loop
    begin
      if exists (select from public.leads l where l.idempotency_key = (one.line ->> 'key')::uuid) then
        stored := stored + 1;
        continue;
      end if;
      if (one.line ->> 'is_repeat')::boolean is not true and private.same_person(
        null, one.line ->> 'email', one.line ->> 'phone', one.line ->> 'name') is not null then
        known := known + 1;
        continue;
      end if;
      lead := private.store_told(one.line, 'imported');
      if lead.id is null then
        stored := stored + 1;
        continue;
      end if;
      select o.* into p from public.people o where o.id = lead.person_id;
      is_new := not exists (select from public.leads l where l.person_id = p.id and l.id <> lead.id);
      moved := case when one.line ->> 'stage' = 'lost' then case when is_new then 'lost' end
        when array_position(stages, one.line ->> 'stage') > array_position(stages, p.stage) then one.line ->> 'stage' end;
      update public.people o
      set stage = coalesce(moved, o.stage),
        lost_reason = case coalesce(moved, o.stage) when 'lost' then coalesce(o.lost_reason, one.line ->> 'lost_reason') end,
        next_contact_at = least(o.next_contact_at, (one.line ->> 'next_contact_at')::timestamptz),
        owner_id = case when is_new then coalesce((
          select u.id from auth.users u
          where lower(u.email) = lower(one.line ->> 'owner') and u.raw_app_meta_data ->> 'role' = 'agent'
        ), o.owner_id) else o.owner_id end
      where o.id = p.id;
      perform private.add_told_entries(p.id, moved, case when moved = 'lost' then one.line ->> 'lost_reason' end,
        (one.line ->> 'next_contact_at')::timestamptz, one.line ->> 'notes');
      insert into private.contact_wishes (contact, way, is_refused, source, actor_id)
      select private.contact_hash(k), way, true, 'desk', auth.uid()
      from jsonb_array_elements_text(coalesce(one.line -> 'refused', '[]')) as way,
        unnest(private.contact_keys(lead.email, lead.phone)) as k;
      insert into private.person_entries (person_id, actor_id, kind, details)
      select p.id, auth.uid(), 'wish', jsonb_build_object('way', way, 'is_refused', true)
      from jsonb_array_elements_text(coalesce(one.line -> 'refused', '[]')) as way;
      added := added + 1;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      refused := refused || one.place::int;
    end;
  end loop;
  if added > 0 then
    perform private.add_up_people();
    perform private.audit('leads_imported', null, jsonb_build_object('count', added));
  end if;
  return jsonb_build_object('added', added, 'stored', stored, 'known', known, 'refused', refused);
end;
$$;

revoke all on function private.lock_contacts(text[]), private.lock_people(uuid[]), private.lock_people_of(uuid[])
  from public, anon, authenticated, service_role;
