-- Another program, such as an agency's CRM, is told of people and their requests by signed webhooks (docs/operating/webhooks.md).
-- What is to be told is stored in the transaction of what it tells of, and only while webhooks are on. An event holds ids
-- and the names of what changed, and nothing of a person: whoever sends it reads how they stand then.

-- Whether there is a receiver; the process that sends says so at its start. One row, or none.
create table private.webhook_receiver (
  id boolean primary key default true check (id),
  is_on boolean not null,
  -- SHA-256 of its address, which itself may hold a key.
  address_hash bytea,
  -- When it answered that it wants no more; another address, or the desk, begins anew.
  stopped_at timestamptz
);

create table private.webhook_events (
  -- The idempotency key: it stays the same however often the event is sent.
  id uuid primary key default gen_random_uuid(),
  -- The order in which a person's events go.
  seq bigint generated always as identity,
  type text not null check (type in ('request.created', 'person.changed', 'person.refused', 'person.erased')),
  -- No foreign keys: that somebody was erased is told when they are gone.
  person_id uuid not null,
  lead_id uuid check ((lead_id is not null) = (type = 'request.created')),
  -- What of the person changed, or which ways to reach them were refused or are open again.
  changes text[] not null default '{}',
  -- Who became this person, or was parted from them; of somebody who was erased, who had become them.
  people uuid[] not null default '{}',
  -- The requests that were erased.
  requests uuid[] not null default '{}',
  transaction xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries int not null default 0,
  -- What the last try failed with, by its kind alone: never what the receiver said.
  problem text check (char_length(problem) <= 100),
  next_try_at timestamptz,
  sent_at timestamptz
);
-- All that changes of a person at once is one event.
create unique index webhook_events_at_once_idx on private.webhook_events (person_id, type, transaction, created_at)
  where type in ('person.changed', 'person.refused');
create index webhook_events_open_idx on private.webhook_events (person_id, seq) include (state, next_try_at)
  where state <> 'sent';
create index webhook_events_sent_idx on private.webhook_events (sent_at) where state = 'sent';

revoke all on table private.webhook_receiver, private.webhook_events from public, anon, authenticated, service_role;
alter table private.webhook_receiver enable row level security;
alter table private.webhook_events enable row level security;

create function private.has_webhooks() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.webhook_receiver r where r.is_on);
$$;

-- Adds an event about a person, or adds to the one of this transaction. Whoever sends listens to `webhook_events`; a
-- transaction tells them once, with no id, so that they look for all that is due.
create function private.tell_of_person(
  told text, person uuid, changes text[] default '{}', people uuid[] default '{}', requests uuid[] default '{}'
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.webhook_events as e (type, person_id, changes, people, requests)
  values (told, person, tell_of_person.changes, tell_of_person.people, tell_of_person.requests)
  on conflict (person_id, type, transaction, created_at) where type in ('person.changed', 'person.refused')
  do update
  set changes = array(select distinct unnest(e.changes || excluded.changes) order by 1),
    people = array(select distinct unnest(e.people || excluded.people)),
    requests = array(select distinct unnest(e.requests || excluded.requests));
  perform pg_notify('webhook_events', '');
end;
$$;

-- Forgets what was not told yet of a person who is gone, and answers what of it has to be told all the same: who had become
-- them, and which of their requests were erased.
create function private.take_untold(person uuid, out people uuid[], out requests uuid[])
language sql set search_path = '' as $$
  with gone as (
    delete from private.webhook_events e
    where e.person_id = person and e.state <> 'sent' and e.type in ('person.changed', 'person.refused')
    returning e.changes, e.people, e.requests
  )
  select
    array(select distinct unnest(g.people) from gone g where 'merged' = any (g.changes)),
    array(select distinct unnest(g.requests) from gone g);
$$;

create function private.tell_requests_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_webhooks() or not exists (select from added) then
    return null;
  end if;
  insert into private.webhook_events (type, person_id, lead_id)
  select 'request.created', a.person_id, a.id from added a order by a.created_at, a.id;
  perform pg_notify('webhook_events', '');
  -- What a form said of how to reach somebody holds for whoever else has this phone or email.
  perform private.tell_of_person('person.refused', other.person_id, array['email', 'call', 'text'])
  from (
    select distinct o.person_id from added a, private.people_alike(a.person_id) as o where cardinality(a.reach) > 0
  ) as other;
  return null;
end;
$$;
create trigger leads_tell_webhooks_added after insert on public.leads
  referencing new table as added for each statement execute function private.tell_requests_added();

-- What was not told yet of a request or a person that is gone is left out; that they are gone is told.
create function private.tell_requests_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  untold record;
begin
  delete from private.webhook_events e using removed r
  where e.person_id = r.person_id and e.lead_id = r.id and e.state <> 'sent';
  for one in
    select r.person_id, array_agg(r.id order by r.id) as requests,
      exists (select from public.people p where p.id = r.person_id) as is_left
    from removed r group by r.person_id
  loop
    if one.is_left then
      if private.has_webhooks() then
        perform private.tell_of_person('person.changed', one.person_id, '{request_erased}', requests => one.requests);
      end if;
      continue;
    end if;
    untold := private.take_untold(one.person_id);
    if private.has_webhooks() then
      perform private.tell_of_person('person.erased', one.person_id,
        people => untold.people, requests => one.requests || untold.requests);
    end if;
  end loop;
  return null;
end;
$$;
-- After the person of the last request has gone (`leads_after_removed`): triggers go by their names.
create trigger leads_tell_webhooks_removed after delete on public.leads
  referencing old table as removed for each statement execute function private.tell_requests_removed();

-- A request that goes to another person takes along what is to be told of it. Whoever has none left has become the other.
create function private.tell_request_moved() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  untold record;
begin
  update private.webhook_events e set person_id = new.person_id
  where e.person_id = old.person_id and e.lead_id = new.id and e.state <> 'sent';
  if exists (select from public.leads l where l.person_id = old.person_id) then
    if private.has_webhooks() then
      perform private.tell_of_person('person.changed', new.person_id, '{split}', array[old.person_id]);
      perform private.tell_of_person('person.changed', old.person_id, '{split}', array[new.person_id]);
    end if;
    return null;
  end if;
  untold := private.take_untold(old.person_id);
  if private.has_webhooks() then
    perform private.tell_of_person('person.changed', new.person_id,
      case when untold.requests = '{}' then array['merged'] else array['merged', 'request_erased'] end,
      old.person_id || untold.people, untold.requests);
  end if;
  return null;
end;
$$;
create trigger leads_tell_webhooks_moved after update of person_id on public.leads
  for each row when (old.person_id is distinct from new.person_id) execute function private.tell_request_moved();

create function private.tell_details_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_webhooks() then
    perform private.tell_of_person('person.changed', new.person_id, '{details}');
  end if;
  return null;
end;
$$;
create trigger leads_tell_webhooks_changed after update of person_name, email, phone on public.leads
  for each row when (
    (old.person_name, old.email, old.phone) is distinct from (new.person_name, new.email, new.phone))
  execute function private.tell_details_changed();

create function private.tell_person_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_webhooks() then
    perform private.tell_of_person('person.changed', new.id, array_remove(array[
      case when (old.stage, old.lost_reason) is distinct from (new.stage, new.lost_reason) then 'stage' end,
      case when old.next_contact_at is distinct from new.next_contact_at then 'next_contact' end,
      case when old.owner_id is distinct from new.owner_id then 'owner' end
    ], null));
  end if;
  return null;
end;
$$;
create trigger people_tell_webhooks after update on public.people
  for each row when (
    (old.stage, old.lost_reason, old.next_contact_at, old.owner_id)
    is distinct from (new.stage, new.lost_reason, new.next_contact_at, new.owner_id))
  execute function private.tell_person_changed();

-- A contact that was noted, or taken back; a wish, which holds for everybody with this phone or email.
create function private.tell_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry private.person_entries := case tg_op when 'DELETE' then old else new end;
begin
  if not private.has_webhooks() or not exists (select from public.people p where p.id = entry.person_id) then
    return null;
  end if;
  if entry.kind <> 'wish' then
    perform private.tell_of_person('person.changed', entry.person_id, '{contacted}');
  else
    perform private.tell_of_person('person.refused', other.id, array[entry.details ->> 'way'])
    from (
      select entry.person_id as id union select a.person_id from private.people_alike(entry.person_id) a order by 1
    ) as other;
  end if;
  return null;
end;
$$;
create trigger person_entries_tell_webhooks_added after insert on private.person_entries
  for each row when (new.kind in ('call', 'text', 'email', 'wish')) execute function private.tell_entry();
create trigger person_entries_tell_webhooks_removed after delete on private.person_entries
  for each row when (old.kind in ('call', 'text', 'email')) execute function private.tell_entry();

-- What the desk asks -------------------------------------------------------------------------------------------------

-- How the webhooks are doing: `state` is off, on, or stopped by the receiver.
create function public.desk_webhooks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_owner();
  return (
    select jsonb_build_object(
      'state', coalesce((
        select case when not r.is_on then 'off' when r.stopped_at is not null then 'stopped' else 'on' end
        from private.webhook_receiver r), 'off'),
      'waiting', count(*) filter (where e.state = 'waiting'),
      'failed', count(*) filter (where e.state = 'failed'),
      'oldest_at', min(e.created_at))
    from private.webhook_events e where e.state <> 'sent'
  );
end;
$$;

-- Sends all that was not taken now, also where the receiver had wanted no more. Answers as `desk_webhooks`.
create function public.desk_webhooks_again() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  again int;
begin
  perform private.demand_owner();
  update private.webhook_receiver r set stopped_at = null where r.is_on;
  if found then
    update private.webhook_events e set state = 'waiting', tries = 0, next_try_at = null, problem = null
    where e.state <> 'sent';
    get diagnostics again = row_count;
    perform pg_notify('webhook_events', '');
    perform private.audit('lead_webhooks_sent_again', null, jsonb_build_object('count', again));
  end if;
  return public.desk_webhooks();
end;
$$;

do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, p.pronamespace = 'private'::regnamespace as is_inner
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('desk_webhooks', 'desk_webhooks_again')
      or p.pronamespace = 'private'::regnamespace
        and p.proname in ('has_webhooks', 'tell_of_person', 'take_untold', 'tell_requests_added', 'tell_requests_removed',
          'tell_request_moved', 'tell_details_changed', 'tell_person_changed', 'tell_entry')
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', one.name);
    if not one.is_inner then
      execute format('grant execute on function %s to authenticated', one.name);
    end if;
  end loop;
end $$;
