-- Where a request stands, for whoever sent it: the link in each mail to a visitor, the code that is mailed before anything
-- personal is shown, and the short session in which it is (decision 050). Links, codes and sessions stand here as hashes.

create table private.request_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- The hash of the address that the mail went to: a link in a mailbox that the request no longer has leads nowhere.
  contact bytea not null check (octet_length(contact) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days'
);
create index request_links_lead_id_idx on private.request_links (lead_id);
create index request_links_expires_at_idx on private.request_links (expires_at);

-- Codes that were asked for. Whoever mails one makes its digits right before, so that they stand nowhere.
create table private.request_codes (
  id uuid primary key default gen_random_uuid(),
  link bytea not null references private.request_links (token_hash) on delete cascade,
  contact bytea not null check (octet_length(contact) = 32),
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  next_send_at timestamptz,
  code_hash bytea check (octet_length(code_hash) = 32),
  expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz
);
create index request_codes_link_idx on private.request_codes (link, asked_at desc, id desc);
create index request_codes_contact_idx on private.request_codes (contact, asked_at desc);
create index request_codes_waiting_idx on private.request_codes (asked_at) where state = 'waiting';

create table private.request_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  lead_id uuid not null references public.leads (id) on delete cascade,
  contact bytea not null check (octet_length(contact) = 32),
  expires_at timestamptz not null default now() + interval '30 minutes'
);
create index request_sessions_lead_id_idx on private.request_sessions (lead_id);
create index request_sessions_expires_at_idx on private.request_sessions (expires_at);

-- What a visitor has at hand of what an application may ask for: domain/leads/status/documents.ts.
create table private.request_documents (
  lead_id uuid not null references public.leads (id) on delete cascade,
  document text not null check (document ~ '^[a-z_]{1,40}$'),
  at timestamptz not null default now(),
  primary key (lead_id, document)
);

do $$
declare
  one text;
begin
  foreach one in array array['request_links', 'request_codes', 'request_sessions', 'request_documents'] loop
    execute format('revoke all on table private.%I from public, anon, authenticated, service_role', one);
    execute format('alter table private.%I enable row level security', one);
  end loop;
end $$;

alter table private.person_entries
  drop constraint person_entries_kind_check,
  -- `visitor`: done by who sent the request, on the page of its link; `details.what` says what.
  add constraint person_entries_kind_check check (kind in (
    'call', 'text', 'email', 'note', 'stage', 'next', 'owner', 'merge', 'split', 'wish', 'visitor'));

create function private.token_hash(token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'));
$$;

create function private.address_hash(address text) returns bytea
language sql stable set search_path = '' as $$
  select private.contact_hash((private.contact_keys(address, null))[1]);
$$;

-- The link with this token; null where there is none, where it has expired, and where its request has another address now.
create function private.live_link(token text) returns private.request_links
language sql stable set search_path = '' as $$
  select k from private.request_links k join public.leads l on l.id = k.lead_id
  where k.token_hash = private.token_hash(token) and k.expires_at > now() and k.contact = private.address_hash(l.email);
$$;

-- Notes the link of a mail to a visitor, right before it is written.
create function private.add_request_link(lead uuid, address text, token text) returns void
language sql set search_path = '' as $$
  insert into private.request_links (token_hash, lead_id, contact)
  values (private.token_hash(token), lead, private.address_hash(address));
$$;

-- Asks for a code to the mailbox that the link was mailed to, where there is such a link and it has not had too many: three
-- in an hour for a link, five in an hour and ten in a day for an address, and twenty that nobody used for a link in all.
-- Answers the same in every case.
create function public.ask_request_code(link text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known private.request_links := private.live_link(link);
  added uuid;
begin
  -- One after the other, so that none is counted past.
  perform pg_advisory_xact_lock(hashtextextended('request code ' || coalesce(encode(known.contact, 'hex'), ''), 0))
  where known.contact is not null;
  insert into private.request_codes (link, contact)
  select known.token_hash, known.contact
  from (
    select count(*) filter (where c.asked_at > now() - interval '1 hour') as address_hour,
      count(*) as address_day,
      count(*) filter (where c.link = known.token_hash and c.asked_at > now() - interval '1 hour') as link_hour
    from private.request_codes c where c.contact = known.contact and c.asked_at > now() - interval '1 day'
  ) as counted
  where known.token_hash is not null and counted.link_hour < 3 and counted.address_hour < 5 and counted.address_day < 10
    and (select count(*) from private.request_codes c where c.link = known.token_hash and c.used_at is null) < 20
  returning id into added;
  if added is not null then
    perform pg_notify('request_codes', added::text);
  end if;
  return true;
end;
$$;

-- Gives a code that waits its digits, for ten minutes, and says to whom they are mailed; nothing where it does not wait any
-- longer. The codes before it end.
create function private.begin_request_code(code_id uuid, digits text) returns table (lead_id uuid, address text)
language plpgsql set search_path = '' as $$
declare
  one private.request_codes;
begin
  update private.request_codes c
  set code_hash = private.token_hash(c.id || ':' || digits), expires_at = now() + interval '10 minutes', tries = 0,
    next_send_at = now() + interval '30 seconds'
  where c.id = code_id and c.state = 'waiting' and c.asked_at > now() - interval '10 minutes'
  returning c.* into one;
  return query
  select l.id, l.email from private.request_links k join public.leads l on l.id = k.lead_id
  where k.token_hash = one.link and k.contact = private.address_hash(l.email);
end;
$$;

-- Opens a session for the digits of the newest code of a link: once, within its ten minutes, and with at most five tries.
create function public.open_request(link text, digits text, session text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known private.request_links := private.live_link(link);
  newest private.request_codes;
  is_right boolean;
begin
  select c.* into newest from private.request_codes c where c.link = known.token_hash
  order by c.asked_at desc, c.id desc limit 1 for update;
  if newest.id is null or newest.code_hash is null or newest.used_at is not null or newest.expires_at <= now()
    or newest.tries >= 5 then
    return false;
  end if;
  is_right := newest.code_hash = private.token_hash(newest.id || ':' || digits);
  update private.request_codes c
  set tries = c.tries + 1, used_at = case when is_right then now() end where c.id = newest.id;
  if is_right then
    insert into private.request_sessions (token_hash, lead_id, contact)
    values (private.token_hash(session), known.lead_id, known.contact);
  end if;
  return is_right;
end;
$$;

-- The request of a session that still is: its id, or null.
create function private.request_of_session(session text) returns uuid
language sql stable set search_path = '' as $$
  select s.lead_id from private.request_sessions s join public.leads l on l.id = s.lead_id
  where s.token_hash = private.token_hash(session) and s.expires_at > now() and s.contact = private.address_hash(l.email);
$$;

-- The requests that a session shows: those of the same person that were sent with the same address.
create function private.requests_shown(lead uuid) returns setof public.leads
language sql stable set search_path = '' as $$
  select o.* from public.leads l
  join public.leads o on o.person_id = l.person_id and private.address_hash(o.email) = private.address_hash(l.email)
  where l.id = lead and o.kind not in ('typed', 'imported');
$$;

-- What the page shows of a request: nothing of health, nothing that starts an application, and no other address.
create function private.request_status(lead uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', l.person_name, 'email', l.email, 'phone', l.phone, 'stage', p.stage,
    'waiting_since', p.waiting_since, 'next_contact_at', p.next_contact_at,
    'refused', to_jsonb(private.refused_by(private.contact_keys(l.email, l.phone))),
    'requests', (
      select jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'created_at', o.created_at, 'is_out_of_state', o.is_out_of_state,
        'plans', (
          select coalesce(jsonb_agg(one - 'applyProductCode' - 'apply_product_code' order by place), '[]')
          from jsonb_array_elements(o.plans) with ordinality as plan (one, place))
      ) order by o.created_at desc, o.id desc)
      from (select * from private.requests_shown(l.id) r order by r.created_at desc, r.id desc limit 20) as o),
    'documents', (
      select coalesce(jsonb_agg(distinct d.document), '[]') from private.request_documents d
      where d.lead_id in (select r.id from private.requests_shown(l.id) r)),
    -- What was asked here and no agent has acted on since.
    'asked', (
      select coalesce(jsonb_agg(jsonb_build_object('what', e.details ->> 'what', 'at', e.at, 'body', e.body) order by e.id), '[]')
      from private.person_entries e
      where e.person_id = p.id and e.kind = 'visitor' and e.details ->> 'what' in ('correction', 'erase')
        and e.details ->> 'contact' = encode(private.address_hash(l.email), 'hex')
        and not exists (
          select from private.person_entries a where a.person_id = p.id and a.id > e.id and a.actor_id is not null)))
  from public.leads l join public.people p on p.id = l.person_id where l.id = lead;
$$;

-- What the page shows to a session; null where it has ended.
create function public.read_request(session text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.request_status(private.request_of_session(session));
$$;

-- Does what a visitor asks on the page (JSON, one of `refuse`, `correct`, `document`, `erase`, `end`), and answers the page
-- as it stands then; null where the session has ended, `{"limited": true}` where a person has been asked about too often,
-- `{"erased": true}` where the requests are gone. Each change is a line of the history, by the visitor.
create function public.change_request(session text, change text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lead uuid := private.request_of_session(session);
  asked jsonb := change::jsonb;
  person public.people;
  about jsonb;
  said text;
begin
  if lead is null then
    return null;
  end if;
  if asked ? 'end' then
    delete from private.request_sessions s where s.token_hash = private.token_hash(session);
    return null;
  end if;
  if asked ? 'refuse' then
    perform public.refuse_contact(
      (select l.contact_code from public.leads l where l.id = lead),
      array(select jsonb_array_elements_text(asked -> 'refuse')));
    return private.request_status(lead);
  end if;
  perform private.lock_people_of(array[lead]);
  select p.* into person from public.people p join public.leads l on l.person_id = p.id where l.id = lead;
  if person.id is null then
    return null;
  end if;
  if (
    select count(*) from private.person_entries e
    where e.person_id = person.id and e.kind = 'visitor' and e.at > now() - interval '1 day'
  ) >= 60 then
    return '{"limited": true}';
  end if;
  about := jsonb_build_object('contact', (select encode(private.address_hash(l.email), 'hex') from public.leads l where l.id = lead));
  if asked ? 'document' then
    said := asked ->> 'document';
    if (asked ->> 'is_ready')::boolean then
      insert into private.request_documents (lead_id, document) values (lead, said) on conflict do nothing;
    else
      delete from private.request_documents d
      where d.document = said and d.lead_id in (select r.id from private.requests_shown(lead) r);
    end if;
    if found then
      perform private.add_entry(person.id, 'visitor', details => about
        || jsonb_build_object('what', case when (asked ->> 'is_ready')::boolean then 'ready' else 'not_ready' end, 'document', said));
    end if;
    return private.request_status(lead);
  end if;
  if asked ? 'correct' then
    -- The request stays as it was sent, because consent belongs to its number and address; the agent enters what is right.
    perform private.add_entry(person.id, 'visitor', body => concat_ws(E'\n',
        asked -> 'correct' ->> 'full_name', asked -> 'correct' ->> 'phone', asked -> 'correct' ->> 'email'),
      details => about || jsonb_build_object('what', 'correction'));
  elsif asked ? 'erase' then
    -- From an application on, the law has an agent keep the records: then the agent decides.
    if person.stage in ('new', 'contacted', 'quoted', 'lost') then
      perform private.erase_leads(array(select r.id from private.requests_shown(lead) r), lead, 'visitor');
      return '{"erased": true}';
    end if;
    perform private.add_entry(person.id, 'visitor', details => about || '{"what": "erase"}')
    where not exists (
      select from jsonb_array_elements(private.request_status(lead) -> 'asked') as a where a ->> 'what' = 'erase');
  else
    return private.request_status(lead);
  end if;
  update public.people p set next_contact_at = least(p.next_contact_at, now()) where p.id = person.id;
  return private.request_status(lead);
end;
$$;

-- As before, and what of links, codes and sessions is past its time.
create or replace function public.purge_attempts(moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from private.request_links k where k.expires_at <= moment;
  delete from private.request_sessions s where s.expires_at <= moment;
  delete from private.attempts a where a.ends_at <= moment;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, p.pronamespace = 'public'::regnamespace as is_open from pg_proc p
    where p.pronamespace = 'public'::regnamespace
        and p.proname in ('ask_request_code', 'open_request', 'read_request', 'change_request')
      or p.pronamespace = 'private'::regnamespace
        and p.proname in ('token_hash', 'address_hash', 'live_link', 'add_request_link', 'begin_request_code',
          'request_of_session', 'requests_shown', 'request_status')
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', one.name);
    if one.is_open then
      execute format('grant execute on function %s to service_role', one.name);
    end if;
  end loop;
end $$;
