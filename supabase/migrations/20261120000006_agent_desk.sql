-- The agent's desk reads and changes leads through the functions below and in no other way: each looks first whether the
-- caller is the agent. The tables themselves stay closed to every request. A policy for the agent would not do: whoever
-- may select a table at all, rows or no rows, may ask for its planned count, and that comes from its size. Operators
-- that are not leakproof would not use an index under row security either.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- True for an account with the role `agent` (npm run make-agent), in an open session with the level it asks for. Read
-- from the account and not from the token, so that a role that was taken away is gone at once.
create function private.is_agent() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.session_reaches_rows() and exists (
    select from auth.users
    where id = auth.uid() and raw_app_meta_data ->> 'role' = 'agent'
      and (banned_until is null or banned_until <= now())
  );
$$;

create function private.demand_agent() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_agent() is not true then
    raise exception 'Only the agent may do this' using errcode = '42501';
  end if;
end;
$$;

-- When the status of a lead was set to what.
create table private.lead_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  at timestamptz not null default now(),
  status text not null
);
create index lead_changes_lead_id_idx on private.lead_changes (lead_id, id);

create function private.add_lead_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_changes (lead_id, status) values (new.id, new.status);
  return null;
end;
$$;
create trigger leads_add_change after update on public.leads
  for each row when (old.status is distinct from new.status) execute function private.add_lead_change();

-- What of a lead is looked for, in a narrow table of its own: names without accents and capitals, digits of numbers
-- without what stands between them.
create table private.lead_search (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  created_at timestamptz not null,
  kind text not null,
  status text not null,
  -- Begins with a space, so that a word's beginning can be told from its middle.
  words text not null
);
-- Without a pending list, which would be read through by every search. The extension may have stood elsewhere before.
do $$
begin
  execute format(
    'create index lead_search_words_idx on private.lead_search using gin (words %s.gin_trgm_ops) with (fastupdate = off)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm')
  );
end $$;
create index lead_search_newest_idx on private.lead_search (created_at desc, lead_id desc) include (status);
create index lead_search_kind_idx on private.lead_search (kind, created_at desc, lead_id desc);
create index lead_search_status_idx on private.lead_search (status, created_at desc, lead_id desc);
create index lead_search_kind_status_idx on private.lead_search (kind, status, created_at desc, lead_id desc);

create function private.plain_words(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := translate(given, '()', '  ');
begin
  if getdatabaseencoding() = 'UTF8' then
    plain := regexp_replace(normalize(plain, nfkd), '[\u0300-\u036f]', '', 'g');
  end if;
  return regexp_replace(lower(plain), '(\d)[-.,/]+(?=\d)', '\1', 'g');
end;
$$;

create function private.words_of_lead(person_name text, email text, phone text, notes text) returns text
language sql immutable set search_path = '' as $$
  select ' ' || concat_ws(' ',
    private.plain_words(person_name), lower(email), nullif(private.plain_words(email), lower(email)),
    regexp_replace(phone, '\D', '', 'g'), private.plain_words(notes));
$$;

create function private.keep_lead_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_search (lead_id, created_at, kind, status, words)
  values (new.id, new.created_at, new.kind, new.status,
    private.words_of_lead(new.person_name, new.email, new.phone, new.notes))
  on conflict (lead_id) do update
  set created_at = excluded.created_at, kind = excluded.kind, status = excluded.status, words = excluded.words;
  return null;
end;
$$;
create trigger leads_keep_search
  after insert or update of created_at, kind, status, person_name, email, phone, notes on public.leads
  for each row execute function private.keep_lead_search();

insert into private.lead_search (lead_id, created_at, kind, status, words)
select id, created_at, kind, status, private.words_of_lead(person_name, email, phone, notes) from public.leads;

-- The patterns of what somebody typed, the longest first: all must fit. Words of one or two characters are looked for at
-- the beginning of words, longer ones anywhere. A whole number with its area code is taken apart there.
create function private.search_patterns(search text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  digits text := regexp_replace(search, '\D', '', 'g');
  typed text := private.plain_words(left(search, 200));
begin
  if search ~ '^[\d\s().+-]+$' and length(digits) between 10 and 15 then
    typed := right(digits, 7) || ' ' || left(right(digits, 10), 3);
  end if;
  return array(
    select (case when length(word) < 3 then '% ' else '%' end) || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from (
      select distinct rtrim(ltrim(part, '+'), '-.,/') as word from regexp_split_to_table(typed, '\s+') as part
    ) as words
    where word <> ''
    order by length(word) desc, word
    limit 8
  );
end;
$$;

-- One page of leads, newest first, after the one at (before_at, before_id). Plain, so that it becomes part of the query
-- that calls it, and each question is planned with its own values.
create function private.find_leads(
  longest text, others text[], only_kind text, only_status text, before_at timestamptz, before_id uuid, page_size int
) returns table (lead_id uuid)
language sql stable as $$
  select s.lead_id from private.lead_search s
  where (longest is null or s.words like longest)
    and s.words like all (others)
    and (only_kind is null or s.kind = only_kind)
    and (only_status is null or s.status = only_status)
    and (before_at is null or (s.created_at, s.lead_id) < (before_at, before_id))
  order by s.created_at desc, s.lead_id desc
  limit page_size;
$$;

-- Failed for good, failed before its next try, or waiting for longer than any mail should.
create function private.is_stuck(mail public.lead_mails) returns boolean
language sql stable as $$
  select mail.state = 'failed' or mail.state = 'waiting' and (
    mail.problem is not null or coalesce(mail.next_try_at, mail.created_at) < now() - interval '15 minutes'
  );
$$;

-- How many leads came in from `since` until `until`, and how many of these wait no longer.
create function private.count_leads(since timestamptz, until timestamptz) returns table (came_in bigint, answered bigint)
language sql stable as $$
  select count(*), count(*) filter (where s.status <> 'new') from private.lead_search s
  where s.created_at >= since and s.created_at < until;
$$;

-- The Monday of the week of `at` in a time zone (an IANA name).
create function private.monday_of(at timestamptz, zone text) returns date
language sql stable set search_path = '' as $$
  select date_trunc('week', at at time zone zone)::date;
$$;

create function private.days_of_week(at timestamptz, zone text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('day', day, 'came_in', came_in, 'answered', answered) order by day)
  from (select private.monday_of(at, zone) + n as day from generate_series(0, 6) as n) as days,
    private.count_leads(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone);
$$;

create function private.latest_weeks(at timestamptz, zone text, weeks int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object('week_start', monday, 'came_in', came_in, 'answered', answered) order by monday)
  from (select private.monday_of(at, zone) - 7 * n as monday from generate_series(0, weeks - 1) as n) as mondays,
    private.count_leads(monday::timestamp at time zone zone, (monday + 7)::timestamp at time zone zone);
$$;

-- What the process found at its start; one row.
create table private.launch_checks (
  id boolean primary key default true check (id),
  checked_at timestamptz not null,
  findings jsonb not null check (jsonb_typeof(findings) = 'array')
);

-- Text, because the embedded backend hands JSON on as a text of JSON.
create function public.record_launch_check(findings text) returns void
language sql security definer set search_path = '' as $$
  insert into private.launch_checks (checked_at, findings) values (now(), record_launch_check.findings::jsonb)
  on conflict (id) do update set checked_at = excluded.checked_at, findings = excluded.findings;
$$;

-- From here on what the desk asks. All of it is answered as JSON (domain/leads/desk.ts). Filters that are null or empty
-- filter nothing.

-- Who somebody is and what they want: what every list says of a lead.
create function private.contact_of(l public.leads) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'id', l.id, 'kind', l.kind, 'status', l.status, 'person_name', l.person_name, 'phone', l.phone, 'email', l.email,
    'language', l.language, 'best_times', l.best_times, 'time_zone', l.time_zone, 'plans', l.plans,
    'created_at', l.created_at);
$$;

create function public.desk_leads(
  search text default null, kind text default null, status text default null,
  before_at timestamptz default null, before_id uuid default null, page_size int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns text[];
begin
  perform private.demand_agent();
  patterns := private.search_patterns(coalesce(search, ''));
  return (
    select coalesce(jsonb_agg(private.contact_of(l) || jsonb_build_object(
      'has_unsent_mail', exists (select from public.lead_mails m where m.lead_id = l.id and private.is_stuck(m))
    ) order by l.created_at desc, l.id desc), '[]')
    from private.find_leads(patterns[1], patterns[2:], nullif(desk_leads.kind, ''), nullif(desk_leads.status, ''),
      before_at, before_id, least(greatest(coalesce(page_size, 50), 1), 200)) f
    join public.leads l on l.id = f.lead_id
  );
end;
$$;

-- The same page with what a spreadsheet wants. Without the answers about health.
create function public.desk_export(
  search text default null, kind text default null, status text default null,
  before_at timestamptz default null, before_id uuid default null, page_size int default 500
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns text[];
begin
  perform private.demand_agent();
  patterns := private.search_patterns(coalesce(search, ''));
  return (
    select coalesce(jsonb_agg(private.contact_of(l) || jsonb_build_object(
      'consent', l.consent, 'consent_version', l.consent_version, 'consent_at', l.consent_at, 'page', l.page,
      'notes', l.notes, 'updated_at', l.updated_at
    ) order by l.created_at desc, l.id desc), '[]')
    from private.find_leads(patterns[1], patterns[2:], nullif(desk_export.kind, ''), nullif(desk_export.status, ''),
      before_at, before_id, least(greatest(coalesce(page_size, 500), 1), 1000)) f
    join public.leads l on l.id = f.lead_id
  );
end;
$$;

create function public.desk_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return jsonb_build_object(
    'waiting', (select count(*) from private.lead_search s where s.status = 'new'),
    'oldest_waiting_at', (select min(s.created_at) from private.lead_search s where s.status = 'new'),
    'total', (select count(*) from private.lead_search),
    'newest_at', (select max(s.created_at) from private.lead_search s),
    'last_change', (select max(c.id) from private.lead_changes c),
    'unsent_mails', (select count(*) from public.lead_mails m where m.state <> 'sent' and private.is_stuck(m))
  );
end;
$$;

-- Monday to Sunday of the current week in a time zone.
create function public.desk_week(zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return private.days_of_week(now(), coalesce(nullif(zone, ''), 'UTC'));
end;
$$;

-- The last weeks, the current one included, in a time zone.
create function public.desk_weeks(zone text, weeks int default 8) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return private.latest_weeks(now(), coalesce(nullif(zone, ''), 'UTC'), least(greatest(coalesce(weeks, 8), 1), 53));
end;
$$;

-- Everything of one lead; null where there is none.
create function public.desk_lead(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (
    select to_jsonb(l) - 'idempotency_key' || jsonb_build_object(
      'mails', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'lead_id' order by m.recipient, m.id), '[]')
        from public.lead_mails m where m.lead_id = l.id
      ),
      'changes', (
        select coalesce(jsonb_agg(jsonb_build_object('at', c.at, 'status', c.status) order by c.id), '[]')
        from private.lead_changes c where c.lead_id = l.id
      ))
    from public.leads l where l.id = desk_lead.id
  );
end;
$$;

-- Sets status or notes (null leaves them, empty notes remove them) of a lead that is still as it was `seen` (its
-- updated_at). Null where somebody else changed it meanwhile, or it is gone.
create function public.desk_change_lead(id uuid, seen timestamptz, status text default null, notes text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changed public.leads;
begin
  perform private.demand_agent();
  update public.leads l
  set status = coalesce(desk_change_lead.status, l.status),
    notes = case when desk_change_lead.notes is null then l.notes else nullif(desk_change_lead.notes, '') end
  where l.id = desk_change_lead.id and l.updated_at = seen
  returning l.* into changed;
  return case when changed.id is not null then
    jsonb_build_object('status', changed.status, 'notes', changed.notes, 'updated_at', changed.updated_at)
  end;
end;
$$;

-- Mails that need somebody to look at them, the oldest first.
create function public.desk_unsent_mails() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (
    select coalesce(jsonb_agg(mail order by created_at, id), '[]')
    from (
      select m.created_at, m.id, to_jsonb(m) || jsonb_build_object('person_name', l.person_name, 'kind', l.kind) as mail
      from public.lead_mails m join public.leads l on l.id = m.lead_id
      where m.state <> 'sent' and private.is_stuck(m)
      order by m.created_at, m.id
      limit 200
    ) as mails
  );
end;
$$;

-- Puts a mail that was not sent up for sending again; with a new address also a visitor's mail that went elsewhere, and
-- the lead then has this address. Null where there is nothing to send.
create function public.desk_send_again(mail_id uuid, new_address text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given text := nullif(trim(new_address), '');
  mail public.lead_mails;
begin
  perform private.demand_agent();
  if given is not null and (length(given) > 254 or given !~ '^[^\s@<>,;:"[:cntrl:]]+@[^\s@<>,;:"[:cntrl:]]+\.[^\s@<>,;:"[:cntrl:]]+$') then
    raise exception 'This is no e-mail address' using errcode = 'P0001';
  end if;
  update public.lead_mails m
  set state = 'waiting', tries = 0, problem = null, tried_at = null, sent_at = null, next_try_at = now(),
    address = case when m.recipient = 'visitor' then coalesce(given, m.address) end
  where m.id = mail_id and (given is null or m.recipient = 'visitor')
    and (m.state <> 'sent' or given is distinct from m.address and given is not null)
  returning m.* into mail;
  if mail.id is null then
    return null;
  end if;
  update public.leads l set email = given where l.id = mail.lead_id and given is not null and l.email is distinct from given;
  perform pg_notify('lead_mails', mail.lead_id::text);
  return to_jsonb(mail);
end;
$$;

-- What keeps the site from going public, as the process saw it at its last start; null where none has looked.
create function public.desk_launch_check() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (select jsonb_build_object('checked_at', c.checked_at, 'findings', c.findings) from private.launch_checks c);
end;
$$;

-- The functions of the desk are for signed-in callers, who are then looked at; what lies beneath them is for nobody.
revoke all on private.lead_changes, private.lead_search, private.launch_checks from public, anon, authenticated;
alter table private.lead_changes enable row level security;
alter table private.lead_search enable row level security;
alter table private.launch_checks enable row level security;
do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, p.pronamespace = 'private'::regnamespace as is_inner, p.proname
    from pg_proc p
    where p.proname like 'desk\_%' and p.pronamespace = 'public'::regnamespace
      or p.proname = 'record_launch_check'
      or p.pronamespace = 'private'::regnamespace and p.proname in ('is_agent', 'demand_agent', 'add_lead_change',
        'plain_words', 'words_of_lead', 'keep_lead_search', 'search_patterns', 'find_leads', 'contact_of', 'is_stuck',
        'count_leads', 'monday_of', 'days_of_week', 'latest_weeks')
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', one.name);
    if one.proname = 'record_launch_check' then
      execute format('grant execute on function %s to service_role', one.name);
    elsif not one.is_inner then
      execute format('grant execute on function %s to authenticated', one.name);
    end if;
  end loop;
end $$;
