-- People whom the agent brings along: typed in from the phone, or read from a file. Their requests come answered, and no
-- mail goes out about them (docs/desk.md).

alter table public.leads
  -- What somebody agreed to by voice, in the agent's words, at `consent_at`. No sentence of ours was shown: `consent` is
  -- then false, and no version is named.
  add column consent_note text check (char_length(consent_note) <= 1000),
  add constraint leads_consent_note_claims_nothing check (consent_note is null or not consent);

-- The rule of domain/people/contact/phone.ts for a number, and the signs that a request's may have.
create function private.is_phone_number(given text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(given) <= 40 and given ~* '^[\d\s()+.x-]*$' and length(regexp_replace(given, '\D', '', 'g')) >= 10;
$$;

-- Who is the same person, of those whom the caller sees: the contact and the name are alike, or only one has the contact,
-- and one of the two has no name.
create function private.same_person(scope uuid, email text, phone text, person_name text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  keys text[] := private.contact_keys(email, phone);
  called text := private.name_key(person_name);
begin
  return (
    with those as materialized (
      select c.person_id, c.name_key, p.latest_at
      from private.person_contacts c join public.people p on p.id = c.person_id
      where c.key = any (keys) and (scope is null or p.owner_id = scope)
    )
    select coalesce(
      (select t.person_id from those t where t.name_key = called order by t.latest_at desc, t.person_id limit 1),
      (
        select (array_agg(t.person_id))[1] from those t
        having count(distinct t.person_id) = 1 and (called = '' or bool_and(t.name_key = ''))
      ))
  );
end;
$$;

-- Everybody whom the caller sees with this email or phone, also those who came second under the same name; a null finds
-- nobody. Each is looked up in its own index, by a value that is worked out once.
create function private.with_contact(scope uuid, email text, phone text)
returns table (person_id uuid, person_name text, latest_at timestamptz)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  address text := lower(btrim(with_contact.email));
  digits text := private.phone_key(with_contact.phone);
begin
  return query
  select l.person_id, l.person_name, p.latest_at
  from (
    select o.id from public.leads o where lower(o.email) = address
    union
    select o.id from public.leads o where right(regexp_replace(o.phone, '\D', '', 'g'), 10) = digits
  ) as f
  join public.leads l on l.id = f.id
  join public.people p on p.id = l.person_id
  where scope is null or p.owner_id = scope;
end;
$$;

-- Stores what the agent says of somebody as a request of theirs: { key, name, phone, email, state, language, reach, plans,
-- consent_note, consent_at }, of which the key (a UUID made once), and a phone or an email, have to be there. Without a
-- person one is found or made. Answers the request; nothing where the key has been stored.
create function private.store_told(told jsonb, kind text, person uuid default null) returns public.leads
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
  insert into public.leads (kind, person_name, phone, email, language, reach, people, plans, consent_note, consent_at,
    answered_at, idempotency_key, person_id)
  values (store_told.kind, nullif(btrim(told ->> 'name'), ''), phone, email, coalesce(told ->> 'language', 'en'),
    array(select jsonb_array_elements_text(coalesce(told -> 'reach', '[]'))),
    case when told ->> 'state' ~ '^[A-Z]{2}$'
      then jsonb_build_array(jsonb_build_object('residentState', told ->> 'state')) else '[]' end,
    coalesce(told -> 'plans', '[]'), nullif(btrim(told ->> 'consent_note'), ''),
    case when btrim(told ->> 'consent_note') <> '' then (told ->> 'consent_at')::timestamptz end,
    now(), (told ->> 'key')::uuid, person)
  on conflict (idempotency_key) do nothing
  returning * into lead;
  return lead;
end;
$$;

-- Writes into the history of a person what came with a request that was brought along: stage, next contact and note,
-- where there are any.
create function private.add_told_entries(
  person uuid, stage text, lost_reason text, next_contact_at timestamptz, note text
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.person_entries (person_id, actor_id, kind, body, details)
  select person, auth.uid(), e.kind, e.body, e.details
  from (values
    (1, 'stage', null, jsonb_strip_nulls(jsonb_build_object(
      'stage', add_told_entries.stage, 'lost_reason', add_told_entries.lost_reason))),
    (2, 'next', null, jsonb_build_object('next_contact_at', add_told_entries.next_contact_at)),
    (3, 'note', note, '{}')
  ) as e (place, kind, body, details)
  where case e.kind when 'stage' then add_told_entries.stage is not null
    when 'next' then add_told_entries.next_contact_at is not null else btrim(note) <> '' end
  order by e.place;
  update public.people p set words = private.add_words(p.words, array[private.plain_words(note)])
  where p.id = person and btrim(note) <> '';
end;
$$;

-- Who is there with this phone or email, the newest first; null finds nobody.
create function public.desk_alike(phone text default null, email text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.demand_agent();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.row -> 'id', 'name', r.row -> 'name',
      'requests', r.row -> 'requests', 'latest_at', r.row -> 'latest_at') order by r.place), '[]')
    from (
      select row_number() over (order by t.latest_at desc, t.person_id) as place, private.row_of(t.person_id) as row
      from (
        select distinct c.person_id, c.latest_at
        from private.with_contact(private.desk_scope(), nullif(desk_alike.email, ''), nullif(desk_alike.phone, '')) c
        order by 2 desc, 1 limit 20
      ) t
    ) r
  );
end;
$$;

-- Stores a request that the agent typed in, and answers whose it is. Somebody new is theirs who typed them in. Whom the
-- caller does not see is neither told of nor changed by it: then it is a person of the caller's own. Text, because the
-- embedded backend hands JSON on as a text of JSON: what `store_told` takes, with `notes` and `next_contact_at`.
create function public.desk_add(person text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := desk_add.person::jsonb;
  scope uuid;
  whose uuid;
  made uuid;
  lead public.leads;
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  if not exists (select from public.leads l where l.idempotency_key = (given ->> 'key')::uuid) then
    if scope is not null then
      whose := coalesce(private.same_person(scope, given ->> 'email', given ->> 'phone', given ->> 'name'), (
        select c.person_id from private.with_contact(scope, given ->> 'email', given ->> 'phone') c
        where private.name_key(c.person_name) = private.name_key(given ->> 'name')
        order by c.latest_at desc, c.person_id limit 1));
      if whose is null then
        insert into public.people (owner_id, first_at, latest_at, latest_lead_id, latest_kind, touched_at)
        values (scope, now(), now(), gen_random_uuid(), 'typed', now())
        returning id into made;
      end if;
    end if;
    lead := private.store_told(given, 'typed', coalesce(whose, made));
    -- Stored by another call with the same key at the same moment.
    delete from public.people p where p.id = made and lead.id is null;
  end if;
  if lead.id is not null then
    update public.people p
    set owner_id = case when exists (
        select from public.leads l where l.person_id = p.id and l.id <> lead.id
      ) then p.owner_id else auth.uid() end,
      stage = case when p.stage in ('new', 'lost') then 'contacted' else p.stage end,
      lost_reason = null,
      next_contact_at = coalesce((given ->> 'next_contact_at')::timestamptz, p.next_contact_at)
    where p.id = lead.person_id;
    perform private.add_told_entries(
      lead.person_id, null, null, (given ->> 'next_contact_at')::timestamptz, given ->> 'notes');
    perform private.add_up_people();
    perform private.audit('lead_changed', lead.id, '{"kind": "typed"}');
  end if;
  return (
    select to_jsonb(l.person_id) from public.leads l
    where l.idempotency_key = (given ->> 'key')::uuid and private.sees_person(l.person_id));
end;
$$;

-- Of each of these, { name, phone, email }, the person whom they are already; null where they are new. 500 at most.
create function public.desk_known(people text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.demand_owner();
  return (
    select coalesce(jsonb_agg(
      private.same_person(null, o.one ->> 'email', o.one ->> 'phone', o.one ->> 'name') order by o.place), '[]')
    from jsonb_array_elements(desk_known.people::jsonb) with ordinality as o (one, place)
    where o.place <= 500
  );
end;
$$;

-- Stores people of a file (domain/leads/csv/import-line.ts), 200 at most. What is stored already by its key is left alone,
-- so that a call may be made again; so is who is there already, unless the line says `is_repeat`. Of somebody who is there
-- the further stage and the earlier next contact count, as when two people become one. Answers how many were stored, now
-- or before, and left out, and the places (from 0) of lines that cannot be stored.
create function public.desk_import(people text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stages text[] := array['lost', 'new', 'contacted', 'quoted', 'applied', 'underwriting', 'decided', 'in_force'];
  given jsonb := desk_import.people::jsonb;
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

-- As before, with what was agreed to by voice.
create or replace function public.desk_export(
  search text default null, stage text default null, kind text default null,
  before_at timestamptz default null, before_id uuid default null, page_size int default 500
) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  scope uuid;
  patterns text[];
  only_stage text := nullif(nullif(desk_export.stage, ''), 'waiting');
  is_waiting boolean := coalesce(desk_export.stage = 'waiting', false);
  found_people uuid[];
  answer jsonb;
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  patterns := private.search_patterns(coalesce(search, ''));
  found_people := array(
    select f.person_id
    from private.find_people(scope, patterns[1], patterns[2:], only_stage, is_waiting, nullif(desk_export.kind, ''),
      before_at, before_id, least(greatest(coalesce(page_size, 500), 1), 1000)) f
  );
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'kind', l.kind, 'person_name', l.person_name, 'phone', l.phone, 'email', l.email, 'reach', l.reach,
    'language', l.language, 'best_times', l.best_times, 'time_zone', l.time_zone, 'plans', l.plans,
    'is_out_of_state', l.is_out_of_state, 'created_at', l.created_at, 'answered_at', l.answered_at,
    'consent', l.consent, 'consent_version', l.consent_version, 'consent_at', l.consent_at, 'consent_note', l.consent_note,
    'page', l.page,
    'person_id', p.id, 'person_latest_at', p.latest_at, 'state', p.state, 'stage', p.stage,
    'lost_reason', p.lost_reason, 'next_contact_at', p.next_contact_at, 'owner', u.email,
    'refused', coalesce(r.ways, '[]'), 'notes', n.notes
  ) order by p.latest_at desc, p.id desc, l.created_at desc, l.id desc), '[]') into answer
  from unnest(found_people) as f (person_id)
  join public.people p on p.id = f.person_id
  join public.leads l on l.person_id = p.id
  left join auth.users u on u.id = p.owner_id
  left join private.refusals(found_people) r on r.person_id = p.id
  left join (
    select e.person_id, string_agg(e.body, E'\n\n' order by e.id) as notes from private.person_entries e
    where e.person_id = any (found_people) and e.kind = 'note'
    group by e.person_id
  ) n on n.person_id = p.id;
  if answer <> '[]' then
    insert into private.audit_events (event, actor_id, subject_id)
    select 'lead_exported', auth.uid(), (lead ->> 'id')::uuid from jsonb_array_elements(answer) as lead;
    perform private.audit('leads_exported', null, jsonb_build_object('count', jsonb_array_length(answer)));
  end if;
  return answer;
end;
$$;

revoke all on function private.is_phone_number(text), private.with_contact(uuid, text, text),
  private.same_person(uuid, text, text, text), private.store_told(jsonb, text, uuid),
  private.add_told_entries(uuid, text, text, timestamptz, text), public.desk_add(text), public.desk_alike(text, text),
  public.desk_known(text), public.desk_import(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_add(text), public.desk_alike(text, text), public.desk_known(text),
  public.desk_import(text) to authenticated;
