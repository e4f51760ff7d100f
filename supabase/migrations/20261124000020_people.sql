-- People, not rows: the requests of one person stand under one head, with what was done about them. The desk works with
-- people, sees those that are its agent's, and knows who is to be contacted when (docs/desk.md).

-- Every change of a person takes the next number: by it a device sees that another one changed somebody meanwhile.
create sequence private.people_revisions;

create table public.people (
  id uuid primary key default gen_random_uuid(),
  -- How far the agent has come: domain/leads/desk/stages.ts.
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'quoted', 'applied', 'underwriting', 'decided', 'in_force', 'lost')),
  lost_reason text check (lost_reason in ('price', 'health', 'other_agent', 'unreachable', 'not_now', 'other')),
  owner_id uuid references auth.users (id) on delete set null,
  next_contact_at timestamptz,
  -- When the oldest request came in that nobody has answered; null where none waits.
  waiting_since timestamptz,
  first_at timestamptz not null,
  -- The newest request. No foreign key: requests refer to their person.
  latest_at timestamptz not null,
  latest_lead_id uuid not null,
  latest_kind text not null,
  -- Where they live, by the newest request that says it.
  state text check (state ~ '^[A-Z]{2}$'),
  -- The last entry or request: what retention and the longest untouched go by.
  touched_at timestamptz not null,
  -- What is searched: names, addresses, digits of numbers, notes. Each begins with a space, so that a word's beginning
  -- can be told from its middle.
  words text not null default '',
  revision bigint not null default nextval('private.people_revisions'),
  check (lost_reason is null or stage = 'lost')
);

create function private.revise_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := nextval('private.people_revisions');
  return new;
end;
$$;
create trigger people_revise before update on public.people
  for each row execute function private.revise_person();

-- Whose a phone ('p:' and its key) or an email ('e:' and the address) is under which name. Who comes second to one of
-- them under the same name, also at the same moment, finds the person of the first.
create table private.person_contacts (
  key text not null,
  name_key text not null,
  person_id uuid not null references public.people (id) on delete cascade,
  primary key (key, name_key)
);
create index person_contacts_person_id_idx on private.person_contacts (person_id);

-- What was done about a person, and by whom.
create table private.person_entries (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.people (id) on delete cascade,
  at timestamptz not null default now(),
  -- The agent's account; null where the site itself did it. No foreign key: the line stays when the account goes.
  actor_id uuid,
  kind text not null check (
    kind in ('call', 'text', 'email', 'note', 'stage', 'next', 'owner', 'merge', 'split', 'wish')),
  outcome text check (case kind
    when 'call' then outcome in ('reached', 'voicemail', 'no_answer', 'wrong_number', 'call_back')
    when 'text' then outcome = 'sent'
    when 'email' then outcome = 'sent'
    else outcome is null end),
  body text check (char_length(body) <= 10000),
  -- Stages, times and ids; never a name. `before` is what `desk_undo` restores.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 1000),
  check (kind not in ('call', 'text', 'email') or outcome is not null),
  check (kind <> 'note' or coalesce(body, '') ~ '\S')
);
create index person_entries_person_id_idx on private.person_entries (person_id, id desc);

-- What somebody wished of how they are reached. Lines are only added; the latest of a contact and way is the law, over all
-- people and requests. The contact is a hash of its key, so that a refusal outlives an erasure without keeping whose it is.
create table private.contact_wishes (
  id bigint generated always as identity primary key,
  contact bytea not null check (octet_length(contact) = 32),
  way text not null check (way in ('email', 'call', 'text')),
  is_refused boolean not null,
  at timestamptz not null default now(),
  -- A form's answer, a mail's link, or what was told to the agent.
  source text not null check (source in ('request', 'link', 'desk')),
  actor_id uuid
);
create index contact_wishes_contact_idx on private.contact_wishes (contact, way, id desc) include (is_refused, source);

-- To whom new people come, set at the desk. Without a row none come.
create table private.agents (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The states whose people come to this agent; none means all.
  states text[] not null default '{}' check (array_to_string(states, ',') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  takes_leads boolean not null default false
);
create sequence private.turns;

-- What people that came and went have added and taken away; the sum of all rows is how many there are.
create table private.people_counts (
  id bigint generated always as identity primary key,
  change bigint not null
);

do $$
declare
  one text;
begin
  foreach one in array array['public.people', 'private.person_contacts', 'private.person_entries',
    'private.contact_wishes', 'private.agents', 'private.people_counts'] loop
    execute format('revoke all on table %s from public, anon, authenticated', one);
    execute format('alter table %s enable row level security', one);
  end loop;
end $$;
-- As with leads: what runs beside the database may read how far somebody has come.
grant all on table public.people to service_role;

alter table public.leads
  add column person_id uuid,
  add column answered_at timestamptz,
  add column is_out_of_state boolean not null default false,
  drop constraint leads_kind_check,
  -- `typed`: the agent typed it in; `imported`: it came with a file.
  add constraint leads_kind_check check (
    kind in ('application', 'call', 'quote_email', 'callback', 'typed', 'imported'));

create index leads_person_id_idx on public.leads (person_id, created_at desc, id desc);

-- Who belongs together -----------------------------------------------------------------------------------------------

-- A name without accents, capitals and spaces more than one. Not longer than an index takes.
create function private.name_key(person_name text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(private.plain_words(coalesce(person_name, '')), '\s+', ' ', 'g')), 200);
$$;

-- The keys of an address and a number, the email's first; what has too few digits to tell is left out.
create function private.contact_keys(email text, phone text) returns text[]
language sql immutable as $$
  select array_remove(array[
    'e:' || nullif(lower(btrim(email)), ''),
    'p:' || substring(right(regexp_replace(phone, '\D', '', 'g'), 10) from '^\d{7,}$')
  ], null);
$$;

create function private.contact_hash(key text) returns bytea
language sql stable as $$
  select sha256(convert_to(key, 'UTF8'));
$$;

-- The state that a request names first; null where it names none.
create function private.state_of(people jsonb) returns text
language sql immutable as $$
  select substring(upper(people -> 0 ->> 'residentState') from '^[A-Z]{2}$');
$$;

-- What of a request is searched.
create function private.words_of_request(person_name text, email text, phone text) returns text[]
language sql immutable set search_path = '' as $$
  select array[private.name_key(person_name), lower(email), private.plain_words(email),
    regexp_replace(phone, '\D', '', 'g')];
$$;

-- Words with more of them, each once.
create function private.add_words(words text, more text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  all_words text := words;
  one text;
begin
  foreach one in array more loop
    if one <> '' and position(' ' || one || ' ' in all_words || ' ') = 0 then
      all_words := all_words || ' ' || one;
    end if;
  end loop;
  return all_words;
end;
$$;

create function private.words_of_person(person uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  words text := '';
  more text[];
begin
  for more in
    select private.words_of_request(l.person_name, l.email, l.phone) from public.leads l
    where l.person_id = person order by l.created_at, l.id
  loop
    words := private.add_words(words, more);
  end loop;
  for more in
    select array[private.plain_words(e.body)] from private.person_entries e
    where e.person_id = person and e.kind = 'note' order by e.id
  loop
    words := private.add_words(words, more);
  end loop;
  return words;
end;
$$;

-- Works out anew all that a person has of their requests; call it with the person locked.
create function private.refresh_person(person uuid) returns void
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

-- Puts all that is of one person under another. Both are locked by the caller. Answers how many requests that were.
create function private.join_people(into_id uuid, from_id uuid) returns int
language plpgsql set search_path = '' as $$
declare
  stages text[] := array['lost', 'new', 'contacted', 'quoted', 'applied', 'underwriting', 'decided', 'in_force'];
  other public.people;
  moved int;
begin
  select p.* into other from public.people p where p.id = from_id;
  update public.leads l set person_id = into_id where l.person_id = from_id;
  get diagnostics moved = row_count;
  update private.person_entries e set person_id = into_id where e.person_id = from_id;
  update private.person_contacts c set person_id = into_id where c.person_id = from_id;
  delete from public.people p where p.id = from_id;
  update public.people p
  set stage = stages[greatest(array_position(stages, p.stage), array_position(stages, other.stage))],
    lost_reason = case when p.stage = 'lost' and other.stage = 'lost' then coalesce(p.lost_reason, other.lost_reason) end,
    next_contact_at = least(p.next_contact_at, other.next_contact_at),
    owner_id = coalesce(p.owner_id, other.owner_id),
    touched_at = greatest(p.touched_at, other.touched_at)
  where p.id = into_id;
  perform private.refresh_person(into_id);
  return moved;
end;
$$;

-- Adds a line to the history of a person, in the name of the caller; what an agent did is told in the audit as well.
create function private.add_entry(
  person uuid, kind text, outcome text default null, body text default null, details jsonb default '{}'
) returns private.person_entries
language plpgsql set search_path = '' as $$
declare
  entry private.person_entries;
begin
  insert into private.person_entries (person_id, actor_id, kind, outcome, body, details)
  values (person, auth.uid(), add_entry.kind, add_entry.outcome, nullif(add_entry.body, ''),
    jsonb_strip_nulls(add_entry.details - 'next_contact_at' - 'owner_id')
      -- Null says that there is none.
      || case when add_entry.details ? 'next_contact_at'
        then jsonb_build_object('next_contact_at', add_entry.details -> 'next_contact_at') else '{}' end
      || case when add_entry.details ? 'owner_id'
        then jsonb_build_object('owner_id', add_entry.details -> 'owner_id') else '{}' end)
  returning * into entry;
  update public.people p set touched_at = greatest(p.touched_at, entry.at) where p.id = person;
  if auth.uid() is not null then
    perform private.audit('lead_changed', p.latest_lead_id, jsonb_strip_nulls(jsonb_build_object(
      'kind', add_entry.kind, 'outcome', add_entry.outcome, 'stage', add_entry.details ->> 'stage')))
    from public.people p where p.id = person;
  end if;
  return entry;
end;
$$;

-- Who is known under one of these contacts and this name, locked; null where nobody is. A contact without a name is of the
-- only person that has it. Who is known by the number of one and the address of another under the same name is both of
-- them: they become one, unless they were parted by hand or belong to two agents.
create function private.known_person(keys text[], called text) returns uuid
language plpgsql set search_path = '' as $$
declare
  those uuid[];
  locked int;
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
    perform from public.people p where p.id = any (those) order by p.id for update;
    get diagnostics locked = row_count;
    -- Otherwise somebody was erased, or became another person, while this waited: look again.
    exit when locked = cardinality(those);
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

-- To whom a new person from a state comes: one of those who take them, in turn. Null where nobody does.
create function private.next_owner(state text) returns uuid
language plpgsql set search_path = '' as $$
declare
  those uuid[] := array(
    select a.user_id from private.agents a join auth.users u on u.id = a.user_id
    where a.takes_leads and (a.states = '{}' or next_owner.state = any (a.states))
      and u.raw_app_meta_data ->> 'role' = 'agent'
    order by a.user_id
  );
begin
  if cardinality(those) = 0 then
    return null;
  end if;
  return those[1 + (nextval('private.turns') % cardinality(those))::int];
end;
$$;

-- Notes what a form said of how somebody may be reached: a way that was left out is refused where no refusal stands, and
-- one that was chosen lifts a refusal that came from a form as well. A refusal by a link or at the desk stays.
create function private.add_request_wishes(keys text[], reach text[]) returns void
language sql set search_path = '' as $$
  insert into private.contact_wishes (contact, way, is_refused, source)
  select c.contact, w.way, w.way <> all (reach), 'request'
  from (values ('email', 'e'), ('call', 'p'), ('text', 'p')) as w (way, sort)
  join (select left(k, 1) as sort, private.contact_hash(k) as contact from unnest(keys) as k) as c using (sort)
  left join lateral (
    select l.is_refused, l.source from private.contact_wishes l
    where l.contact = c.contact and l.way = w.way order by l.id desc limit 1
  ) as latest on true
  where case when w.way = any (reach) then latest.is_refused and latest.source = 'request'
    else latest.is_refused is not true end;
$$;

-- Finds or makes the person of a request that is about to be stored.
create function private.join_person() returns trigger
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
      -- Somebody with the same contact and name was faster.
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

-- What is stored already ---------------------------------------------------------------------------------------------

drop trigger leads_add_change on public.leads;
drop trigger leads_keep_search on public.leads;
alter table public.leads disable trigger user;

-- Calls without a number and quotes without an address can only have been stored by hand; they would bear no change.
update public.leads set kind = 'typed'
where kind in ('call', 'callback') and phone is null or kind = 'quote_email' and email is null;
alter table public.leads validate constraint leads_call_has_phone, validate constraint leads_quote_email_has_email;
update public.leads set answered_at = updated_at where status <> 'new';
-- One after the other, as they came in: by the same rule as those to come.
create trigger join_older before update on public.leads
  for each row when (new.person_id is null) execute function private.join_person();
do $$
declare
  one uuid;
begin
  for one in select l.id from public.leads l order by l.created_at, l.id loop
    update public.leads l set page = l.page where l.id = one;
  end loop;
end $$;
drop trigger join_older on public.leads;
-- That they belong together nobody has found out now.
delete from private.person_entries;

create function private.stage_of(status text) returns text
language sql immutable as $$
  select case status when 'won' then 'in_force' else status end;
$$;
update public.people p
set stage = private.stage_of(l.status)
from public.leads l where l.id = p.latest_lead_id and l.status <> 'new';
insert into private.person_entries (person_id, at, kind, body, details)
select o.person_id, o.at, o.kind, o.body, o.details
from (
  select l.person_id, c.at, 'stage' as kind, null as body,
    jsonb_build_object('stage', private.stage_of(c.status)) as details, c.id
  from private.lead_changes c join public.leads l on l.id = c.lead_id
  union all
  select l.person_id, l.updated_at, 'note', l.notes, '{}', 0 from public.leads l where l.notes <> ''
) as o
order by o.at, o.id;
drop function private.stage_of(text);
update public.people p
set touched_at = greatest(p.latest_at, l.changed_at),
  words = case when l.has_notes then private.words_of_person(p.id) else p.words end
from (
  select o.person_id, max(o.updated_at) as changed_at, bool_or(o.notes <> '') as has_notes
  from public.leads o group by o.person_id
) as l
where l.person_id = p.id;

alter table public.leads enable trigger user;
drop trigger leads_count_added on public.leads;
drop trigger leads_count_removed on public.leads;
drop trigger leads_count_emptied on public.leads;
drop table private.lead_changes, private.lead_search, private.lead_counts;
drop function private.add_lead_change(), private.keep_lead_search(), private.keep_lead_count(),
  private.words_of_lead(text, text, text, text);
-- Retention goes by the person.
drop index leads_updated_at_idx;
-- Those that read a column or a table that goes; what takes their place follows.
drop function public.desk_leads(text, text, text, timestamptz, uuid, int),
  public.desk_export(text, text, text, timestamptz, uuid, int), private.desk_export(text, text, text, timestamptz, uuid, int),
  public.desk_lead(uuid), private.desk_lead(uuid), public.desk_person(uuid),
  public.desk_change_lead(uuid, timestamptz, text, text), private.desk_change_lead(uuid, timestamptz, text, text),
  private.contact_of(public.leads),
  private.find_leads(text, text[], text, text, timestamptz, uuid, int),
  private.days_of_week(timestamptz, text), private.latest_weeks(timestamptz, text, int),
  private.count_leads(timestamptz, timestamptz);
alter table public.leads drop column status, drop column notes;

insert into private.people_counts (change) select count(*) from public.people;

-- Which way each question of the desk goes. What is only read along stands in the index too, so that agents who see a
-- part of the people alone find it without opening the others.
do $$
begin
  -- Without a pending list, which would be read through by every search.
  execute format(
    'create index people_words_idx on public.people using gin (words %s.gin_trgm_ops) with (fastupdate = off)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm')
  );
end $$;
create index people_newest_idx on public.people (latest_at desc, id desc) include (owner_id, stage, latest_kind);
create index people_stage_idx on public.people (stage, latest_at desc, id desc) include (owner_id, latest_kind);
create index people_kind_idx on public.people (latest_kind, latest_at desc, id desc) include (owner_id, stage);
create index people_owner_idx on public.people (owner_id, latest_at desc, id desc)
  include (stage, latest_kind, revision);
create index people_waiting_newest_idx on public.people (latest_at desc, id desc) include (owner_id, latest_kind)
  where waiting_since is not null;
create index people_waiting_idx on public.people (waiting_since, id) include (owner_id, next_contact_at)
  where waiting_since is not null;
create index people_next_idx on public.people (next_contact_at, id) include (owner_id, waiting_since)
  where next_contact_at is not null;
create index people_idle_idx on public.people (touched_at, id) include (owner_id)
  where waiting_since is null and next_contact_at is null
    and stage in ('contacted', 'quoted', 'applied', 'underwriting', 'decided');
create index people_touched_idx on public.people (touched_at);
create index people_revision_idx on public.people (revision);

alter table public.leads
  alter column person_id set not null,
  add constraint leads_person_id_fkey foreign key (person_id) references public.people (id) on delete cascade;
drop index public.leads_created_at_idx;
create index leads_created_at_idx on public.leads (created_at desc, id desc) include (answered_at, person_id, kind);

create trigger leads_join_person before insert on public.leads
  for each row execute function private.join_person();

-- What comes and goes -------------------------------------------------------------------------------------------------

create function private.keep_people_count() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.people_counts;
  else
    insert into private.people_counts (change)
    select count(*) * case tg_op when 'INSERT' then 1 else -1 end from changed having count(*) > 0;
  end if;
  return null;
end;
$$;
create trigger people_count_added after insert on public.people
  referencing new table as changed for each statement execute function private.keep_people_count();
create trigger people_count_removed after delete on public.people
  referencing old table as changed for each statement execute function private.keep_people_count();
create trigger people_count_emptied after truncate on public.people
  for each statement execute function private.keep_people_count();

-- Adds up what others have committed and nobody adds up at the same time: so there are never many rows, and nobody who
-- stores a request waits for somebody else.
create function private.add_up_people() returns void
language plpgsql set search_path = '' as $$
declare
  rows bigint[] := array(select c.id from private.people_counts c order by c.id for update skip locked);
begin
  if cardinality(rows) > 1 then
    with added_up as (delete from private.people_counts c where c.id = any (rows) returning c.change)
    insert into private.people_counts (change) select sum(a.change) from added_up a;
  end if;
end;
$$;

create function private.after_requests_added() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made uuid := nullif(current_setting('desk.person_made', true), '')::uuid;
begin
  if made is not null then
    -- Whose request came twice at the same moment, under two names, and was stored under the other.
    delete from public.people p where p.id = made and not exists (select from public.leads l where l.person_id = made);
    perform set_config('desk.person_made', '', true);
    perform private.add_up_people();
  end if;
  return null;
end;
$$;
create trigger leads_after_added after insert on public.leads
  for each statement execute function private.after_requests_added();

-- A person goes with their last request.
create function private.after_requests_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.people;
    return null;
  end if;
  -- Waits for whoever stores a request of the same person at this moment: then the next look sees it.
  perform from public.people p where p.id in (select r.person_id from removed r) order by p.id for update;
  delete from public.people p
  where p.id in (select r.person_id from removed r)
    and not exists (select from public.leads l where l.person_id = p.id);
  perform private.refresh_person(p.id) from public.people p where p.id in (select r.person_id from removed r);
  perform private.add_up_people();
  return null;
end;
$$;
create trigger leads_after_removed after delete on public.leads
  referencing old table as removed for each statement execute function private.after_requests_removed();
create trigger leads_after_emptied after truncate on public.leads
  for each statement execute function private.after_requests_removed();

create function private.after_request_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.people p where p.id = new.person_id for update;
  perform private.refresh_person(new.person_id);
  return null;
end;
$$;
create trigger leads_after_changed
  after update of kind, person_name, email, phone, people, created_at on public.leads
  for each row execute function private.after_request_changed();

-- What the agent typed in or imported sends no mail to anybody.
create or replace function private.add_lead_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The lead's id; of several leads nothing, and whoever hears it looks for all that is due.
  told text := (
    select case when count(*) = 1 then min(a.id::text) else '' end from added a
    where a.kind not in ('typed', 'imported') having count(*) > 0);
begin
  if told is null then
    return null;
  end if;
  insert into public.lead_mails (lead_id, recipient)
  select a.id, 'agent' from added a where a.kind not in ('typed', 'imported');
  insert into public.lead_mails (lead_id, recipient, address)
  select a.id, 'visitor', a.email from added a where a.email is not null and a.kind not in ('typed', 'imported');
  perform pg_notify('lead_mails', told);
  return null;
end;
$$;

-- Who sees whom -------------------------------------------------------------------------------------------------------

-- An owner of the site sees everybody; whoever opened the desk until now was one.
update auth.users set raw_app_meta_data = raw_app_meta_data || '{"desk_owner": true}'
where raw_app_meta_data ->> 'role' = 'agent';

create function private.is_desk_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'agent'
      and u.raw_app_meta_data -> 'desk_owner' = 'true'
  );
$$;

-- Whose people the caller sees: null for everybody's. Ask `demand_agent` first.
create function private.desk_scope() returns uuid
language sql stable security definer set search_path = '' as $$
  select case when not private.is_desk_owner() then coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000') end;
$$;

create function private.sees_person(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.people p
    where p.id = person and (private.is_desk_owner() or p.owner_id = auth.uid())
  );
$$;

create function private.demand_owner() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  if not private.is_desk_owner() then
    raise exception 'owner_only' using errcode = '42501', hint = 'Only an owner of the site may do this';
  end if;
end;
$$;

-- Whom a change is about, locked; null where the caller does not see them.
create function private.person_to_change(person uuid) returns public.people
language plpgsql set search_path = '' as $$
declare
  found_one public.people;
begin
  if private.sees_person(person) then
    select p.* into found_one from public.people p where p.id = person for update;
  end if;
  return found_one;
end;
$$;

create or replace function private.audit_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.audit('account_erased', old.id);
    return null;
  end if;
  if old.encrypted_password is distinct from new.encrypted_password and old.email_confirmed_at is not null then
    perform private.audit('password_changed', new.id);
  end if;
  if old.email is distinct from new.email then
    perform private.audit('address_changed', new.id);
  elsif coalesce(old.email_change, '') <> coalesce(new.email_change, '') then
    perform private.audit(
      case when coalesce(new.email_change, '') = '' then 'address_change_dropped' else 'address_change_asked' end, new.id);
  end if;
  if old.raw_app_meta_data ->> 'role' is distinct from new.raw_app_meta_data ->> 'role' then
    perform private.audit(
      case when new.raw_app_meta_data ->> 'role' is null then 'role_taken' else 'role_given' end, new.id,
      jsonb_build_object('role', left(coalesce(new.raw_app_meta_data, old.raw_app_meta_data) ->> 'role', 40))
        || case when new.raw_app_meta_data -> 'desk_owner' = 'true' then '{"is_owner": true}' else '{}' end::jsonb);
  end if;
  -- With the role itself goes whether it is an owner's.
  if old.raw_app_meta_data -> 'desk_owner' is distinct from new.raw_app_meta_data -> 'desk_owner'
    and old.raw_app_meta_data ->> 'role' = new.raw_app_meta_data ->> 'role' then
    perform private.audit(
      case when new.raw_app_meta_data -> 'desk_owner' = 'true' then 'role_given' else 'role_taken' end, new.id,
      '{"role": "owner"}');
  end if;
  return null;
end;
$$;

-- What the answers are made of ----------------------------------------------------------------------------------------

-- The name that an account goes by at the desk.
create function private.account_name(account uuid) returns text
language sql stable as $$
  select coalesce(nullif(btrim(p.full_name), ''), nullif(u.raw_user_meta_data ->> 'full_name', ''), u.email)
  from auth.users u left join public.profiles p on p.id = u.id where u.id = account;
$$;

-- The ways that these people refuse by any of their contacts, in the order of domain/leads/reach.ts.
create function private.refusals(people uuid[]) returns table (person_id uuid, ways jsonb)
language sql stable as $$
  select r.person_id, jsonb_agg(r.way order by array_position(array['email', 'call', 'text'], r.way))
  from (
    select distinct c.person_id, w.way
    from (
      select distinct l.person_id, private.contact_hash(k) as contact
      from public.leads l, unnest(private.contact_keys(l.email, l.phone)) as k
      where l.person_id = any (refusals.people)
    ) as c
    cross join lateral (
      select distinct on (o.way) o.way, o.is_refused from private.contact_wishes o
      where o.contact = c.contact order by o.way, o.id desc
    ) as w
    where w.is_refused
  ) as r
  group by r.person_id;
$$;

create function private.refused_ways(person uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce((
    select array(select jsonb_array_elements_text(r.ways)) from private.refusals(array[person]) r), '{}');
$$;

-- People as every list shows them. All of a page at once, by a plan that is kept: one by one they take five times as long.
create function private.rows_of(people uuid[]) returns table (person_id uuid, content jsonb)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select p.id, jsonb_build_object(
    'id', p.id,
    'name', coalesce(nullif(l.person_name, ''), (
      select o.person_name from public.leads o where o.person_id = p.id and o.person_name <> ''
      order by o.created_at desc, o.id desc limit 1)),
    'phone', coalesce(l.phone, (
      select o.phone from public.leads o where o.person_id = p.id and o.phone is not null
      order by o.created_at desc, o.id desc limit 1)),
    'email', coalesce(l.email, (
      select o.email from public.leads o where o.person_id = p.id and o.email is not null
      order by o.created_at desc, o.id desc limit 1)),
    'kind', l.kind, 'language', l.language, 'plans', l.plans, 'best_times', l.best_times, 'time_zone', l.time_zone,
    'reach', l.reach, 'is_out_of_state', l.is_out_of_state,
    'state', p.state, 'stage', p.stage, 'lost_reason', p.lost_reason, 'owner_id', p.owner_id,
    'waiting_since', p.waiting_since, 'next_contact_at', p.next_contact_at, 'latest_at', p.latest_at,
    'touched_at', p.touched_at, 'revision', p.revision,
    'requests', (select count(*) from public.leads o where o.person_id = p.id),
    'refused', coalesce(r.ways, '[]'),
    'has_unsent_mail', exists (
      select from public.leads o join public.lead_mails m on m.lead_id = o.id
      where o.person_id = p.id and m.state <> 'sent' and private.is_stuck(m)),
    'last_entry', (
      select jsonb_build_object('at', e.at, 'kind', e.kind, 'outcome', e.outcome) from private.person_entries e
      where e.person_id = p.id order by e.id desc limit 1)
  )
  from public.people p
  join public.leads l on l.id = p.latest_lead_id
  left join private.refusals(rows_of.people) r on r.person_id = p.id
  where p.id = any (rows_of.people);
end;
$$;

create function private.row_of(person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select r.content from private.rows_of(array[person]) r;
$$;

create function private.entry_json(e private.person_entries) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'id', e.id, 'at', e.at, 'actor', private.account_name(e.actor_id), 'is_own', coalesce(e.actor_id = auth.uid(), false),
    'kind', e.kind, 'outcome', e.outcome, 'body', e.body,
    'details', e.details - 'before' - 'owner_id' || case when e.details ? 'owner_id'
      then jsonb_build_object('owner', private.account_name((e.details ->> 'owner_id')::uuid)) else '{}' end);
$$;

create function private.wishes_of(person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'way', w.way, 'is_refused', w.is_refused, 'at', w.at, 'source', w.source, 'actor', private.account_name(w.actor_id)
  ) order by w.id desc), '[]')
  from (
    -- One wish stands with each contact.
    select max(o.id) as id, o.way, o.is_refused, o.at, o.source, o.actor_id
    from private.contact_wishes o
    where o.contact in (
      select private.contact_hash(k) from public.leads l, unnest(private.contact_keys(l.email, l.phone)) as k
      where l.person_id = person)
    group by o.way, o.is_refused, o.at, o.source, o.actor_id
    order by 1 desc limit 100
  ) as w;
$$;

-- Other people with a phone or an email of this one.
create function private.people_alike(person uuid) returns table (person_id uuid)
language sql stable set search_path = '' as $$
  with own as materialized (
    select lower(l.email) as email, right(regexp_replace(l.phone, '\D', '', 'g'), 10) as phone
    from public.leads l where l.person_id = person
  )
  select l.person_id from public.leads l
  where lower(l.email) in (select o.email from own o) and l.person_id <> person
  union
  select l.person_id from public.leads l
  where right(regexp_replace(l.phone, '\D', '', 'g'), 10) in (select o.phone from own o where length(o.phone) >= 7)
    and l.person_id <> person;
$$;

-- One page of people, newest first, after the one at (before_at, before_id). Plain, so that it becomes part of the query
-- that calls it, and each question is planned with its own values.
create function private.find_people(
  scope uuid, longest text, others text[], only_stage text, is_waiting boolean, only_kind text,
  before_at timestamptz, before_id uuid, page_size int
) returns table (person_id uuid)
language sql stable as $$
  select p.id from public.people p
  where (scope is null or p.owner_id = scope)
    and (longest is null or p.words like longest)
    -- By the index as well: two common words have few in common.
    and (others[1] is null or p.words like others[1])
    and p.words like all (others[2:])
    and (only_stage is null or p.stage = only_stage)
    and (not is_waiting or p.waiting_since is not null)
    and (only_kind is null or p.latest_kind = only_kind)
    and (before_at is null or (p.latest_at, p.id) < (before_at, before_id))
  order by p.latest_at desc, p.id desc
  limit page_size;
$$;

-- Whom to turn to, each person in one part alone, at most so many in each. Plain, as above.
create function private.whom_today(scope uuid, promised_since timestamptz, day_ends timestamptz, most int)
returns table (part text, person_id uuid, at timestamptz)
language sql stable as $$
  (
    select 'overdue', o.id, min(o.at) from (
      (
        select p.id, p.next_contact_at as at from public.people p
        where p.next_contact_at < now() and (scope is null or p.owner_id = scope)
        order by p.next_contact_at, p.id limit most
      )
      union all
      (
        select p.id, p.waiting_since from public.people p
        where p.waiting_since < promised_since and (scope is null or p.owner_id = scope)
        order by p.waiting_since, p.id limit most
      )
    ) as o
    group by o.id order by 3, 2 limit most
  )
  union all
  (
    select 'due', p.id, p.next_contact_at from public.people p
    where p.next_contact_at >= now() and p.next_contact_at < day_ends
      and (p.waiting_since is null or p.waiting_since >= promised_since)
      and (scope is null or p.owner_id = scope)
    order by p.next_contact_at, p.id limit most
  )
  union all
  (
    select 'fresh', p.id, p.waiting_since from public.people p
    where p.waiting_since >= promised_since and (p.next_contact_at is null or p.next_contact_at >= day_ends)
      and (scope is null or p.owner_id = scope)
    order by p.waiting_since, p.id limit most
  )
  union all
  (
    select 'idle', p.id, p.touched_at from public.people p
    where p.waiting_since is null and p.next_contact_at is null
      and p.stage in ('contacted', 'quoted', 'applied', 'underwriting', 'decided')
      and (scope is null or p.owner_id = scope)
    order by p.touched_at, p.id limit most
  );
$$;

-- How many requests came in from `since` until `until`, and how many of these wait no longer. A file that was imported
-- came in at another time.
create function private.count_requests(scope uuid, since timestamptz, until timestamptz)
returns table (came_in bigint, answered bigint)
language sql stable as $$
  select count(*), count(l.answered_at) from public.leads l
  where l.created_at >= since and l.created_at < until and l.kind <> 'imported'
    and (scope is null or l.person_id in (select p.id from public.people p where p.owner_id = scope));
$$;

create function private.days_of_week(at timestamptz, zone text, scope uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('day', day, 'came_in', came_in, 'answered', answered) order by day)
  from (select private.monday_of(at, zone) + n as day from generate_series(0, 6) as n) as days,
    private.count_requests(scope, day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone);
$$;

create function private.latest_weeks(at timestamptz, zone text, weeks int, scope uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object('week_start', monday, 'came_in', came_in, 'answered', answered) order by monday)
  from (select private.monday_of(at, zone) - 7 * n as monday from generate_series(0, weeks - 1) as n) as mondays,
    private.count_requests(scope, monday::timestamp at time zone zone, (monday + 7)::timestamp at time zone zone);
$$;

-- What the desk asks. All of it is answered as JSON (domain/leads/desk). Filters that are null or empty filter nothing;
-- whom the caller does not see is as if there were nobody.

create or replace function public.desk_summary() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  scope uuid;
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  return jsonb_build_object(
    'is_owner', scope is null,
    'waiting', (
      select count(*) from public.people p
      where p.waiting_since is not null and (scope is null or p.owner_id = scope)),
    'oldest_waiting_at', (
      select p.waiting_since from public.people p
      where p.waiting_since is not null and (scope is null or p.owner_id = scope)
      order by p.waiting_since limit 1),
    'total', case when scope is null then (select coalesce(sum(c.change), 0)::bigint from private.people_counts c)
      else (select count(*) from public.people p where p.owner_id = scope) end,
    'newest_at', (
      select p.latest_at from public.people p where scope is null or p.owner_id = scope
      order by p.latest_at desc, p.id desc limit 1),
    'last_change', (select max(p.revision) from public.people p where scope is null or p.owner_id = scope),
    'unsent_mails', (
      select count(*) from public.lead_mails m
      where m.state <> 'sent' and private.is_stuck(m) and (scope is null or exists (
        select from public.leads l join public.people p on p.id = l.person_id
        where l.id = m.lead_id and p.owner_id = scope)))
  );
end;
$$;

-- Whom to turn to today. Overdue: the next contact has passed, or a request waits for longer than since `promised_since`;
-- due: the next contact is before `day_ends`; fresh: who else waits; idle: begun, and nothing is next.
create function public.desk_today(promised_since timestamptz, day_ends timestamptz, page_size int default 30)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  scope uuid;
  shown int := least(greatest(coalesce(page_size, 30), 1), 200);
  parts text[];
  ids uuid[];
  totals int[];
  answer jsonb;
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  select array_agg(w.part order by w.n), array_agg(w.person_id order by w.n), array_agg(w.total order by w.n)
  into parts, ids, totals
  from (
    select o.part, o.person_id, (count(*) over (partition by o.part))::int as total,
      row_number() over (partition by o.part order by o.at, o.person_id) as n
    from private.whom_today(scope, coalesce(promised_since, '-infinity'), greatest(day_ends, now()), 1000) as o
  ) as w
  where w.n <= shown;
  select jsonb_object_agg(p.part, jsonb_build_object('count', p.total, 'people', p.people)) into answer
  from (
    select s.part, max(s.total) as total, jsonb_agg(r.content order by s.n) as people
    from unnest(parts, ids, totals) with ordinality as s (part, id, total, n)
    join private.rows_of(ids) r on r.person_id = s.id
    group by s.part
  ) as p;
  answer := '{"overdue": {}, "due": {}, "fresh": {}, "idle": {}}' || coalesce(answer, '{}');
  return jsonb_build_object(
    'overdue', coalesce(answer #> '{overdue,people}', '[]'),
    'due', coalesce(answer #> '{due,people}', '[]'),
    'fresh', coalesce(answer #> '{fresh,people}', '[]'),
    'idle', '{"count": 0, "people": []}' || (answer -> 'idle'),
    'counts', jsonb_build_object(
      'overdue', coalesce(answer #> '{overdue,count}', '0'),
      'due', coalesce(answer #> '{due,count}', '0'),
      'fresh', coalesce(answer #> '{fresh,count}', '0'))
  );
end;
$$;

create function public.desk_people(
  search text default null, stage text default null, kind text default null,
  before_at timestamptz default null, before_id uuid default null, page_size int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  scope uuid;
  patterns text[];
  found_people uuid[];
  only_stage text := nullif(nullif(desk_people.stage, ''), 'waiting');
  is_waiting boolean := coalesce(desk_people.stage = 'waiting', false);
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  patterns := private.search_patterns(coalesce(search, ''));
  found_people := array(
    select f.person_id
    from private.find_people(scope, patterns[1], patterns[2:], only_stage, is_waiting, nullif(desk_people.kind, ''),
      before_at, before_id, least(greatest(coalesce(page_size, 50), 1), 200)) f
  );
  return (
    select coalesce(jsonb_agg(r.content order by f.n), '[]')
    from unnest(found_people) with ordinality as f (id, n) join private.rows_of(found_people) r on r.person_id = f.id
  );
end;
$$;

-- The requests of the same page of people, with what a spreadsheet wants. Without the answers about health.
create function public.desk_export(
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
    'consent', l.consent, 'consent_version', l.consent_version, 'consent_at', l.consent_at, 'page', l.page,
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

-- Everything of one person; null where there is none. That somebody opened it is told once in a while.
create function public.desk_person(id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  newest uuid;
  answer jsonb;
begin
  perform private.demand_agent();
  if not private.sees_person(desk_person.id) then
    return null;
  end if;
  select p.latest_lead_id,
    private.row_of(p.id) || jsonb_build_object(
      'requests', (
        select coalesce(jsonb_agg(
          to_jsonb(l) - array['idempotency_key', 'contact_code'] || jsonb_build_object('mails', (
            select coalesce(jsonb_agg(to_jsonb(m) - 'lead_id' order by m.recipient, m.id), '[]')
            from public.lead_mails m where m.lead_id = l.id
          )) order by l.created_at desc, l.id desc), '[]')
        from (
          select o.* from public.leads o where o.person_id = p.id order by o.created_at desc, o.id desc limit 200
        ) l
      ),
      'entries', (
        select coalesce(jsonb_agg(private.entry_json(e) order by e.id desc), '[]')
        from (
          select o.* from private.person_entries o where o.person_id = p.id order by o.id desc limit 500
        ) e
      ),
      'wishes', private.wishes_of(p.id),
      'alike', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', other.row -> 'id', 'name', other.row -> 'name', 'requests', other.row -> 'requests',
          'latest_at', other.row -> 'latest_at') order by other.row ->> 'latest_at' desc), '[]')
        from (
          select r.content as row
          from private.rows_of(array(
            select a.person_id from private.people_alike(p.id) a where private.sees_person(a.person_id) limit 20)) r
        ) other
      ),
      'has_account', exists (
        select from auth.users u
        where lower(u.email) in (select lower(l.email) from public.leads l where l.person_id = p.id)))
  into newest, answer
  from public.people p where p.id = desk_person.id;
  if answer is not null and not exists (
    select from private.audit_events e
    where e.event = 'lead_opened' and e.subject_id = newest and e.actor_id = auth.uid()
      and e.at > now() - interval '15 minutes'
  ) then
    perform private.audit('lead_opened', newest);
  end if;
  return answer;
end;
$$;

-- Whose a request is.
create function public.desk_person_of(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (
    select to_jsonb(l.person_id) from public.leads l where l.id = desk_person_of.lead_id and private.sees_person(l.person_id)
  );
end;
$$;

-- Notes how a call, a text or an email ended: what waits is answered, and the next contact is the one that is given.
create function public.desk_log(
  id uuid, way text, outcome text, body text default null, next_contact_at timestamptz default null,
  stage text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  new_stage text;
  entry private.person_entries;
begin
  perform private.demand_agent();
  p := private.person_to_change(desk_log.id);
  if p.id is null then
    return null;
  end if;
  if coalesce(way, '') not in ('call', 'text', 'email') then
    raise exception 'There is no such way to reach somebody' using errcode = '23514';
  end if;
  new_stage := coalesce(nullif(desk_log.stage, ''), case when p.stage = 'new' then 'contacted' else p.stage end);
  entry := private.add_entry(p.id, way, desk_log.outcome, desk_log.body, jsonb_build_object(
    'next_contact_at', desk_log.next_contact_at,
    'stage', case when new_stage <> p.stage then new_stage end,
    'answered', case when p.waiting_since is not null then true end,
    'before', jsonb_build_object(
      'stage', p.stage, 'lost_reason', p.lost_reason, 'next_contact_at', p.next_contact_at)));
  update public.leads l set answered_at = entry.at where l.person_id = p.id and l.answered_at is null;
  update public.people o
  set waiting_since = null, next_contact_at = desk_log.next_contact_at, stage = new_stage,
    lost_reason = case when new_stage = 'lost' then o.lost_reason end
  where o.id = p.id;
  return private.row_of(p.id) || jsonb_build_object('entry_id', entry.id);
end;
$$;

-- Takes back what one has just noted of a contact, if nothing was noted after it: stage, next contact and what waited are
-- as before. Null where it can no longer be taken back.
create function public.desk_undo(entry_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  entry private.person_entries;
begin
  perform private.demand_agent();
  select * into p from private.person_to_change((
    select e.person_id from private.person_entries e where e.id = desk_undo.entry_id));
  delete from private.person_entries e
  where e.id = desk_undo.entry_id and e.person_id = p.id and e.actor_id = auth.uid()
    and e.kind in ('call', 'text', 'email') and e.at > now() - interval '15 minutes'
    and not exists (select from private.person_entries o where o.person_id = e.person_id and o.id > e.id)
  returning * into entry;
  if entry.id is null then
    return null;
  end if;
  update public.leads l set answered_at = null where l.person_id = p.id and l.answered_at = entry.at;
  update public.people o
  set stage = entry.details #>> '{before,stage}', lost_reason = entry.details #>> '{before,lost_reason}',
    next_contact_at = (entry.details #>> '{before,next_contact_at}')::timestamptz,
    waiting_since = (
      select min(l.created_at) from public.leads l where l.person_id = p.id and l.answered_at is null),
    touched_at = greatest(o.latest_at, (
      select max(e.at) from private.person_entries e where e.person_id = p.id))
  where o.id = p.id;
  perform private.audit('lead_changed', p.latest_lead_id, '{"kind": "undo"}');
  return private.row_of(p.id);
end;
$$;

create function public.desk_note(id uuid, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  entry private.person_entries;
begin
  perform private.demand_agent();
  p := private.person_to_change(desk_note.id);
  if p.id is null then
    return null;
  end if;
  entry := private.add_entry(p.id, 'note', body => coalesce(desk_note.body, ''));
  update public.people o set words = private.add_words(o.words, array[private.plain_words(entry.body)])
  where o.id = p.id;
  return private.entry_json(entry);
end;
$$;

-- Changes a note of one's own, unless it no longer says what was `seen`; without words it is removed. Answers the note as
-- it is now.
create function public.desk_change_note(entry_id bigint, body text default null, seen text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  entry private.person_entries;
begin
  perform private.demand_agent();
  select * into p from private.person_to_change((
    select e.person_id from private.person_entries e where e.id = desk_change_note.entry_id));
  select e.* into entry from private.person_entries e
  where e.id = desk_change_note.entry_id and e.person_id = p.id and e.actor_id = auth.uid() and e.kind = 'note';
  if entry.id is null then
    return null;
  elsif entry.body <> desk_change_note.seen then
    return private.entry_json(entry);
  elsif nullif(desk_change_note.body, '') is null then
    delete from private.person_entries e where e.id = entry.id;
    entry.body := null;
  else
    update private.person_entries e set body = desk_change_note.body where e.id = entry.id returning * into entry;
  end if;
  update public.people o set words = private.words_of_person(p.id) where o.id = p.id;
  perform private.audit('lead_changed', p.latest_lead_id, '{"kind": "note"}');
  return private.entry_json(entry);
end;
$$;

-- Sets stage or next contact of a person who still is as they were `seen` (their revision); null leaves a thing as it is.
-- A stage other than `new` answers what waits, unless `answered` says otherwise. Null where somebody else changed them
-- meanwhile, or they are gone.
create function public.desk_set(
  id uuid, seen bigint, stage text default null, lost_reason text default null,
  next_contact_at timestamptz default null, clears_next boolean default false, answered boolean default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  new_stage text;
  new_reason text;
  new_next timestamptz;
  answers boolean;
  waits_again boolean;
begin
  perform private.demand_agent();
  p := private.person_to_change(desk_set.id);
  if p.id is null or p.revision is distinct from seen then
    return null;
  end if;
  new_stage := coalesce(nullif(desk_set.stage, ''), p.stage);
  new_reason := case when new_stage = 'lost' then coalesce(nullif(desk_set.lost_reason, ''), p.lost_reason) end;
  new_next := case when clears_next then null else coalesce(desk_set.next_contact_at, p.next_contact_at) end;
  answers := p.waiting_since is not null
    and coalesce(desk_set.answered, nullif(desk_set.stage, '') is not null and new_stage <> 'new');
  waits_again := p.waiting_since is null and desk_set.answered is false;
  if answers then
    update public.leads l set answered_at = now() where l.person_id = p.id and l.answered_at is null;
  elsif waits_again then
    update public.leads l set answered_at = null where l.id = p.latest_lead_id;
  end if;
  update public.people o
  set stage = new_stage, lost_reason = new_reason, next_contact_at = new_next,
    waiting_since = case when answers then null when waits_again then o.latest_at else o.waiting_since end
  where o.id = p.id;
  if new_stage <> p.stage or new_reason is distinct from p.lost_reason or answers or waits_again then
    perform private.add_entry(p.id, 'stage', details => jsonb_build_object(
      'stage', new_stage, 'lost_reason', new_reason,
      'answered', case when answers then true when waits_again then false end));
  end if;
  if new_next is distinct from p.next_contact_at then
    perform private.add_entry(p.id, 'next', details => jsonb_build_object('next_contact_at', new_next));
  end if;
  return private.row_of(p.id);
end;
$$;

-- Gives a person to an agent, or to nobody. Only an owner of the site may.
create function public.desk_assign(id uuid, owner_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
begin
  perform private.demand_owner();
  p := private.person_to_change(desk_assign.id);
  if p.id is null then
    return null;
  end if;
  if desk_assign.owner_id is not null and not exists (
    select from auth.users u where u.id = desk_assign.owner_id and u.raw_app_meta_data ->> 'role' = 'agent'
  ) then
    raise exception 'This account does not open the desk' using errcode = 'P0001';
  end if;
  if p.owner_id is distinct from desk_assign.owner_id then
    update public.people o set owner_id = desk_assign.owner_id where o.id = p.id;
    perform private.add_entry(p.id, 'owner', details => jsonb_build_object('owner_id', desk_assign.owner_id));
  end if;
  return private.row_of(p.id);
end;
$$;

-- Who opens the desk. Owners of the site see all of them, everybody else themselves.
create function public.desk_agents() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id, 'name', nullif(private.account_name(u.id), u.email), 'email', coalesce(u.email, ''),
      'is_owner', coalesce(u.raw_app_meta_data -> 'desk_owner' = 'true', false),
      'states', coalesce(to_jsonb(a.states), '[]'), 'takes_leads', coalesce(a.takes_leads, false)
    ) order by u.created_at, u.id), '[]')
    from auth.users u left join private.agents a on a.user_id = u.id
    where u.raw_app_meta_data ->> 'role' = 'agent' and (u.id = auth.uid() or private.is_desk_owner())
  );
end;
$$;

-- Says whose people come to an agent by themselves: those of these states (none means all), in turn with the others who
-- take them. `states` are written with commas. Null where this account does not open the desk.
create function public.desk_set_agent(id uuid, states text, takes_leads boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand_owner();
  if not exists (
    select from auth.users u where u.id = desk_set_agent.id and u.raw_app_meta_data ->> 'role' = 'agent'
  ) then
    return null;
  end if;
  insert into private.agents (user_id, states, takes_leads)
  values (desk_set_agent.id, coalesce(string_to_array(nullif(desk_set_agent.states, ''), ','), '{}'),
    coalesce(desk_set_agent.takes_leads, false))
  on conflict (user_id) do update set states = excluded.states, takes_leads = excluded.takes_leads;
  return (
    select one from jsonb_array_elements(public.desk_agents()) as one where one ->> 'id' = desk_set_agent.id::text);
end;
$$;

-- Makes one person of two: all of the second goes to the first.
create function public.desk_merge(into_id uuid, from_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  locked int;
begin
  perform private.demand_agent();
  if into_id = from_id or not private.sees_person(into_id) or not private.sees_person(from_id) then
    return null;
  end if;
  perform from public.people p where p.id in (into_id, from_id) order by p.id for update;
  get diagnostics locked = row_count;
  if locked <> 2 then
    return null;
  end if;
  perform private.add_entry(into_id, 'merge', details =>
    jsonb_build_object('requests', private.join_people(into_id, from_id)));
  return private.row_of(into_id);
end;
$$;

-- Makes a person of their own of some requests of one, not of all. Phones and emails that only they have go along.
create function public.desk_split(lead_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  parted uuid;
  moved int;
begin
  perform private.demand_agent();
  select * into p from private.person_to_change((
    select l.person_id from public.leads l where l.id = lead_ids[1]));
  if p.id is null
    or exists (
      select from unnest(lead_ids) as i (id)
      where not exists (select from public.leads l where l.id = i.id and l.person_id = p.id))
    or not exists (select from public.leads l where l.person_id = p.id and l.id <> all (lead_ids)) then
    return null;
  end if;
  insert into public.people (stage, lost_reason, owner_id, first_at, latest_at, latest_lead_id, latest_kind, touched_at)
  values (p.stage, p.lost_reason, p.owner_id, p.first_at, p.latest_at, lead_ids[1], p.latest_kind, now())
  returning id into parted;
  update public.leads l set person_id = parted where l.id = any (lead_ids);
  get diagnostics moved = row_count;
  -- What those who stay no longer use is free for those who go.
  perform private.refresh_person(p.id);
  perform private.refresh_person(parted);
  perform private.add_entry(p.id, 'split', details => jsonb_build_object('requests', moved));
  perform private.add_entry(parted, 'split', details => jsonb_build_object('requests', moved));
  perform private.add_up_people();
  return private.row_of(parted);
end;
$$;

-- Notes what somebody told the agent: that they do not want to be reached in a way, or that they do again.
create function public.desk_wish(id uuid, way text, is_refused boolean, body text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
begin
  perform private.demand_agent();
  p := private.person_to_change(desk_wish.id);
  if p.id is null then
    return null;
  end if;
  insert into private.contact_wishes (contact, way, is_refused, source, actor_id)
  select distinct private.contact_hash(k), desk_wish.way, desk_wish.is_refused, 'desk', auth.uid()
  from public.leads l, unnest(private.contact_keys(l.email, l.phone)) as k where l.person_id = p.id;
  perform private.add_entry(p.id, 'wish', body => desk_wish.body,
    details => jsonb_build_object('way', desk_wish.way, 'is_refused', desk_wish.is_refused));
  return private.wishes_of(p.id);
end;
$$;

-- Monday to Sunday of the current week in a time zone.
create or replace function public.desk_week(zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return private.days_of_week(now(), coalesce(nullif(zone, ''), 'UTC'), private.desk_scope());
end;
$$;

-- The last weeks, the current one included, in a time zone.
create or replace function public.desk_weeks(zone text, weeks int default 8) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return private.latest_weeks(now(), coalesce(nullif(zone, ''), 'UTC'), least(greatest(coalesce(weeks, 8), 1), 53),
    private.desk_scope());
end;
$$;

create or replace function public.desk_unsent_mails() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  scope uuid;
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  return (
    select coalesce(jsonb_agg(mail order by created_at, id), '[]')
    from (
      select m.created_at, m.id, to_jsonb(m) || jsonb_build_object(
        'person_id', l.person_id, 'person_name', l.person_name, 'kind', l.kind) as mail
      from public.lead_mails m
      join public.leads l on l.id = m.lead_id
      join public.people p on p.id = l.person_id
      where m.state <> 'sent' and private.is_stuck(m) and (scope is null or p.owner_id = scope)
      order by m.created_at, m.id
      limit 200
    ) as mails
  );
end;
$$;

create or replace function public.desk_send_again(mail_id uuid, new_address text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.demand_agent();
  if not exists (
    select from public.lead_mails m join public.leads l on l.id = m.lead_id
    where m.id = mail_id and private.sees_person(l.person_id)
  ) then
    return null;
  end if;
  answer := private.desk_send_again(mail_id, new_address);
  if answer is not null then
    perform private.audit('lead_mail_sent_again', (answer ->> 'lead_id')::uuid,
      jsonb_build_object('new_address', nullif(trim(new_address), '') is not null));
  end if;
  return answer;
end;
$$;

-- The same page as before. An owner of the site reads what everybody did at the desk, others what they did themselves.
create index audit_events_actor_id_idx on private.audit_events (actor_id, id desc)
  where event ~ '^(leads?|role)_' and event <> 'lead_exported';
create or replace function public.desk_audit(before_id bigint default null, page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  scope uuid;
  most int := least(greatest(coalesce(page_size, 50), 1), 200);
  before bigint := coalesce(before_id, 9223372036854775807);
begin
  perform private.demand_agent();
  scope := private.desk_scope();
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
          and (scope is null or a.actor_id = scope)
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
    left join public.leads l on l.id = e.subject_id and private.sees_person(l.person_id)
  );
end;
$$;

create or replace function public.desk_launch_check() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_owner();
  return (select jsonb_build_object('checked_at', c.checked_at, 'findings', c.findings) from private.launch_checks c);
end;
$$;

-- Erasing and keeping -------------------------------------------------------------------------------------------------

-- The leads with one of these email addresses or phone numbers, those that share an address or a number with them, and
-- all others of the same people.
create or replace function private.leads_of_person(emails text[], phones text[]) returns table (lead_id uuid)
language sql stable set search_path = '' as $$
  with first as (
    select l.person_id, l.email, l.phone from public.leads l
    where lower(l.email) in (select lower(trim(e)) from unnest(emails) e)
    union
    select l.person_id, l.email, l.phone from public.leads l
    where right(regexp_replace(l.phone, '\D', '', 'g'), 10) in (select private.phone_key(p) from unnest(phones) p)
  ), people as (
    select f.person_id from first f
    union
    select l.person_id from public.leads l where lower(l.email) in (select lower(f.email) from first f)
    union
    select l.person_id from public.leads l
    where right(regexp_replace(l.phone, '\D', '', 'g'), 10) in (select private.phone_key(f.phone) from first f)
  )
  select l.id from public.leads l where l.person_id in (select p.person_id from people p);
$$;

-- Erases a request, or all of a person with their entries and contacts; `id` is the person's or a request's. Answers how
-- many requests; null where there is none.
create or replace function public.desk_erase(id uuid, whole_person boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  person uuid := desk_erase.id;
  ids uuid[];
begin
  perform private.demand_agent();
  select l.* into lead from public.leads l where l.id = desk_erase.id;
  person := coalesce(lead.person_id, desk_erase.id);
  if not private.sees_person(person) then
    return null;
  end if;
  ids := case when whole_person or lead.id is null
    then array(select l.id from public.leads l where l.person_id = person) else array[lead.id] end;
  return jsonb_build_object('erased', private.erase_leads(ids,
    coalesce(lead.id, (select p.latest_lead_id from public.people p where p.id = person)), 'asked'));
end;
$$;

-- As before, but whether somebody is still worked with is told by the person: all that is of somebody whom nobody has
-- touched for `lead_months`, and who has asked for nothing since, is deleted together.
create or replace function public.purge_old_rows(
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
      select l.id from public.leads l
      where l.person_id in (
        select p.id from public.people p where p.touched_at < now() - make_interval(months => lead_months)
        order by p.touched_at limit most)
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

-- The functions of the desk are for signed-in callers, who are then looked at; what lies beneath them is for nobody. What
-- PostgreSQL gives to everybody with each new function is taken back from all of them.
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
grant execute on function private.session_reaches_rows() to authenticated;
do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname like 'desk\_%'
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', one);
    execute format('grant execute on function %s to authenticated', one);
  end loop;
end $$;

-- So that the new tables are planned with from the first question on.
analyze public.people;
analyze public.leads;
analyze private.person_contacts;
analyze private.person_entries;
