-- A day at the desk reaches beyond it: an email each morning, and a calendar that a calendar program subscribes to
-- (docs/desk.md).

-- What an agent has chosen of both. Without a row: the email, and no calendar.
create table private.agent_days (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wants_morning_email boolean not null default true,
  -- SHA-256 of the code in the calendar's address, which is shown once and kept nowhere.
  calendar_hash bytea unique check (octet_length(calendar_hash) = 32),
  calendar_made_at timestamptz,
  check ((calendar_hash is null) = (calendar_made_at is null))
);

-- One row for each agent and morning, made before the email is written, so that it goes out once.
create table private.morning_emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- On the clock of the phone's hours.
  day date not null,
  made_at timestamptz not null default now(),
  -- When it was sent, or found to have nothing to say.
  done_at timestamptz,
  unique (user_id, day)
);
create index morning_emails_open_idx on private.morning_emails (made_at) where done_at is null;

do $$
declare
  one text;
begin
  foreach one in array array['private.agent_days', 'private.morning_emails'] loop
    execute format('revoke all on table %s from public, anon, authenticated, service_role', one);
    execute format('alter table %s enable row level security', one);
  end loop;
end $$;

-- Whether an account opens the desk. Without a session: for what is done in an agent's name while they are away.
create function private.opens_desk(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = account and u.raw_app_meta_data ->> 'role' = 'agent' and u.email_confirmed_at is not null
      and (u.banned_until is null or u.banned_until <= now())
  );
$$;

-- Whose people an account sees: null for everybody's, as `desk_scope` says of the caller.
create function private.scope_of(account uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select case when not exists (
    select from auth.users u where u.id = account and u.raw_app_meta_data -> 'desk_owner' = 'true'
  ) then account end;
$$;

-- What the caller has chosen of both: { wants_morning_email, calendar_made_at }.
create function public.desk_day() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  return (
    select jsonb_build_object('wants_morning_email', coalesce(d.wants_morning_email, true),
      'calendar_made_at', d.calendar_made_at)
    from (select auth.uid() as id) as me left join private.agent_days d on d.user_id = me.id
  );
end;
$$;

create function public.desk_set_morning_email(wants boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  insert into private.agent_days (user_id, wants_morning_email) values (auth.uid(), wants)
  on conflict (user_id) do update set wants_morning_email = excluded.wants_morning_email;
  return public.desk_day();
end;
$$;

-- Makes the calendar's address anew, or takes it away; one that was given out before no longer opens. Answers what
-- `desk_day` does, and once the `code` of the new address.
create function public.desk_set_calendar(is_on boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Two random UUIDs have 244 random bits.
  code text := case when is_on
    then replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') end;
begin
  perform private.demand_agent();
  insert into private.agent_days (user_id, calendar_hash, calendar_made_at)
  values (auth.uid(), sha256(convert_to(code, 'UTF8')), case when is_on then now() end)
  on conflict (user_id) do update
  set calendar_hash = excluded.calendar_hash, calendar_made_at = excluded.calendar_made_at;
  return public.desk_day() || jsonb_build_object('code', code);
end;
$$;

-- The next contacts of the agent with this code, from a month ago on, 500 at most; null where no address has it. Asked
-- by the process, for whoever fetches the calendar.
create function public.calendar_of(code text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  account uuid := (
    select d.user_id from private.agent_days d where d.calendar_hash = sha256(convert_to(code, 'UTF8')));
  scope uuid;
begin
  if account is null or not private.opens_desk(account) then
    return null;
  end if;
  scope := private.scope_of(account);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.row -> 'id', 'name', o.row -> 'name', 'next_contact_at', o.row -> 'next_contact_at',
      'refused', o.row -> 'refused', 'has_phone', o.row -> 'phone' <> 'null', 'touched_at', o.row -> 'touched_at'
    ) order by o.next_contact_at, o.id), '[]')
    from (
      select p.next_contact_at, p.id, private.row_of(p.id) as row from public.people p
      where p.next_contact_at > now() - interval '1 month' and (scope is null or p.owner_id = scope)
      order by p.next_contact_at, p.id limit 500
    ) as o
  );
end;
$$;

-- The morning emails, for the process that sends them: over its own connection to the database, never over the API.

-- Makes the rows of a day that are missing, forgets those older than a month, and answers the ids of all that are open.
create function private.open_morning_emails(today date) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.morning_emails m where m.day < today - 30;
  insert into private.morning_emails (user_id, day)
  select u.id, today from auth.users u
  where u.raw_app_meta_data ->> 'role' = 'agent' and private.opens_desk(u.id)
    and coalesce((select d.wants_morning_email from private.agent_days d where d.user_id = u.id), true)
  on conflict (user_id, day) do nothing;
  return query select m.id from private.morning_emails m where m.done_at is null and m.day = today;
end;
$$;

-- What one of them says: { email, overdue, due, fresh, idle: how many (1,000 at most), people: the first few, each with
-- part, name and time }; null where it is done, or its agent is one no longer.
create function private.morning_email(id uuid, promised_since timestamptz, day_ends timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  mail private.morning_emails;
begin
  select m.* into mail from private.morning_emails m where m.id = morning_email.id and m.done_at is null;
  if mail.id is null or not private.opens_desk(mail.user_id) then
    return null;
  end if;
  return (
    with those as materialized (
      select w.*, row_number() over (partition by w.part order by w.at, w.person_id) as place
      from private.whom_today(private.scope_of(mail.user_id), promised_since, day_ends, 1000) w
    )
    select jsonb_build_object(
      'email', (select u.email from auth.users u where u.id = mail.user_id),
      'overdue', count(*) filter (where t.part = 'overdue'), 'due', count(*) filter (where t.part = 'due'),
      'fresh', count(*) filter (where t.part = 'fresh'), 'idle', count(*) filter (where t.part = 'idle'),
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('part', f.part, 'at', f.at,
          'name', private.row_of(f.person_id) -> 'name')
          order by array_position(array['overdue', 'due', 'fresh'], f.part), f.at, f.person_id), '[]')
        from (
          select s.* from those s where s.part <> 'idle' and s.place <= 10
          order by array_position(array['overdue', 'due', 'fresh'], s.part), s.at, s.person_id limit 10
        ) f
      ))
    from those t
  );
end;
$$;

revoke all on function private.opens_desk(uuid), private.scope_of(uuid), private.open_morning_emails(date),
  private.morning_email(uuid, timestamptz, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.desk_day(), public.desk_set_morning_email(boolean), public.desk_set_calendar(boolean),
  public.calendar_of(text) from public, anon, authenticated, service_role;
grant execute on function public.desk_day(), public.desk_set_morning_email(boolean), public.desk_set_calendar(boolean)
  to authenticated;
grant execute on function public.calendar_of(text) to service_role;
