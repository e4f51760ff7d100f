-- What happened to accounts and at the agent's desk: who signed in, what of an account was changed, who opened, changed,
-- exported or erased a lead. Lines are added and read, never changed; they name accounts and leads by their ids alone,
-- so that a line may outlive what it tells of (docs/security.md).

create table private.audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- server/audit/audit-event.ts lists them.
  event text not null check (event ~ '^[a-z_]{3,40}$'),
  -- The account that did it through a request of its own; null where the accounts service or a command did.
  actor_id uuid,
  -- The account or the lead that it happened to. No foreign key: the line stays when they go.
  subject_id uuid,
  -- Where no account is known, such as at a refused sign-in: the email address under a key that is not in the database.
  address_hash text check (char_length(address_hash) <= 64),
  -- Counts, methods and states; never a name, an address or an answer.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 500)
);
create index audit_events_at_idx on private.audit_events (at);
create index audit_events_subject_id_idx on private.audit_events (subject_id, id desc);
create index audit_events_desk_idx on private.audit_events (id desc) where event ~ '^(leads?|role)_';

revoke all on private.audit_events from public, anon, authenticated, service_role;
alter table private.audit_events enable row level security;

-- Holds for everybody, the tables' owner included: whoever takes over the site cannot wipe out how. Only what is older
-- than three months may go, and only retention deletes it (20261123000012_erase_and_retention.sql).
create function private.keep_audit_events() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
    return old;
  end if;
  raise exception 'The audit is append-only' using errcode = '42501';
end;
$$;
create trigger audit_events_keep before update or delete on private.audit_events
  for each row execute function private.keep_audit_events();
create trigger audit_events_keep_all before truncate on private.audit_events
  for each statement execute function private.keep_audit_events();

-- Adds a line in the transaction of what it tells of.
create function private.audit(event text, subject_id uuid, details jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_events (event, actor_id, subject_id, details)
  values (audit.event, auth.uid(), audit.subject_id, audit.details);
$$;

-- Accounts: whatever changes their tables, the accounts service, a command or SQL, leaves its line. What goes because
-- the whole account is erased leaves one line alone.

create function private.audit_user() returns trigger
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
      jsonb_build_object('role', left(coalesce(new.raw_app_meta_data, old.raw_app_meta_data) ->> 'role', 40)));
  end if;
  return null;
end;
$$;

create function private.audit_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    perform private.audit('factor_on', new.user_id);
  elsif exists (select from auth.users u where u.id = old.user_id) then
    perform private.audit('factor_off', old.user_id);
  end if;
  return null;
end;
$$;

create function private.audit_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.audit('identity_linked', new.user_id, jsonb_build_object('provider', left(new.provider, 40)));
  elsif exists (select from auth.users u where u.id = old.user_id) then
    perform private.audit('identity_unlinked', old.user_id, jsonb_build_object('provider', left(old.provider, 40)));
  end if;
  return null;
end;
$$;

-- One row per session and way in which its owner has shown who they are.
create function private.audit_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.audit_events (event, actor_id, subject_id, details)
  select 'signed_in', s.user_id, s.user_id, jsonb_build_object('method', left(new.authentication_method, 40))
  from auth.sessions s where s.id = new.session_id;
  return null;
end;
$$;

create function private.audit_ended_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('sessions_ended', ended.user_id, jsonb_build_object('count', count(*)))
  from ended join auth.users u on u.id = ended.user_id
  group by ended.user_id;
  return null;
end;
$$;

-- A hosted project may forbid triggers on the tables of its accounts service, which keeps a log of its own.
do $$
declare
  one text;
begin
  foreach one in array array[
    'create trigger audit_user_changes after update on auth.users for each row execute function private.audit_user()',
    'create trigger audit_user_erased after delete on auth.users for each row execute function private.audit_user()',
    'create trigger audit_factor_on after update on auth.mfa_factors for each row
      when (new.status = ''verified'' and old.status <> ''verified'') execute function private.audit_factor()',
    'create trigger audit_factor_off after delete on auth.mfa_factors for each row
      when (old.status = ''verified'') execute function private.audit_factor()',
    'create trigger audit_identity_linked after insert on auth.identities for each row
      when (new.provider <> ''email'') execute function private.audit_identity()',
    'create trigger audit_identity_unlinked after delete on auth.identities for each row
      when (old.provider <> ''email'') execute function private.audit_identity()',
    'create trigger audit_sign_in after insert on auth.mfa_amr_claims for each row execute function private.audit_sign_in()',
    'create trigger audit_ended_sessions after delete on auth.sessions referencing old table as ended
      for each statement execute function private.audit_ended_sessions()'
  ] loop
    begin
      execute one;
    exception when insufficient_privilege then
      raise notice 'No audit of this: %', one;
    end;
  end loop;
end $$;

-- The desk: what reads or changes a lead is wrapped by a function of the same name, which adds the line. The inner one
-- looks first whether the caller is the agent.

alter function public.desk_lead(uuid) set schema private;
create function public.desk_lead(id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb := private.desk_lead(id);
begin
  -- The desk reads an open lead again and again: that is one opening.
  if answer is not null and not exists (
    select from private.audit_events e
    where e.event = 'lead_opened' and e.subject_id = desk_lead.id and e.actor_id = auth.uid()
      and e.at > now() - interval '15 minutes'
  ) then
    perform private.audit('lead_opened', id);
  end if;
  return answer;
end;
$$;

alter function public.desk_export(text, text, text, timestamptz, uuid, int) set schema private;
create function public.desk_export(
  search text default null, kind text default null, status text default null,
  before_at timestamptz default null, before_id uuid default null, page_size int default 500
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb := private.desk_export(search, kind, status, before_at, before_id, page_size);
begin
  if answer <> '[]' then
    perform private.audit('leads_exported', null, jsonb_build_object('count', jsonb_array_length(answer)));
  end if;
  return answer;
end;
$$;

alter function public.desk_change_lead(uuid, timestamptz, text, text) set schema private;
create function public.desk_change_lead(id uuid, seen timestamptz, status text default null, notes text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb := private.desk_change_lead(id, seen, status, notes);
begin
  if answer is not null then
    perform private.audit('lead_changed', id,
      jsonb_strip_nulls(jsonb_build_object('status', status, 'notes', case when notes is not null then true end)));
  end if;
  return answer;
end;
$$;

alter function public.desk_send_again(uuid, text) set schema private;
create function public.desk_send_again(mail_id uuid, new_address text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb := private.desk_send_again(mail_id, new_address);
begin
  if answer is not null then
    perform private.audit('lead_mail_sent_again', (answer ->> 'lead_id')::uuid,
      jsonb_build_object('new_address', nullif(trim(new_address), '') is not null));
  end if;
  return answer;
end;
$$;

-- One page of the desk's own part, the newest first, after the line `before_id`: what was done at the desk, by whomever,
-- and what happened to the caller's own account. `actor` is the email of the agent who did it, `lead_name` the lead's
-- while there is one.
create function public.desk_audit(before_id bigint default null, page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.demand_agent();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'at', e.at, 'event', e.event, 'actor', u.email, 'is_own', e.actor_id = auth.uid(),
      'subject_id', e.subject_id, 'account', of_account.email, 'has_lead', l.id is not null, 'lead_name', l.person_name,
      'details', e.details
    ) order by e.id desc), '[]')
    from (
      select * from private.audit_events a
      where (a.event ~ '^(leads?|role)_' or a.subject_id = auth.uid())
        and (before_id is null or a.id < before_id)
      order by a.id desc
      limit least(greatest(coalesce(page_size, 50), 1), 200)
    ) e
    left join auth.users u on u.id = e.actor_id
    left join auth.users of_account on of_account.id = e.subject_id and e.event ~ '^role_'
    left join public.leads l on l.id = e.subject_id
  );
end;
$$;

do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, p.pronamespace = 'private'::regnamespace as is_inner
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
        and p.proname in ('desk_lead', 'desk_export', 'desk_change_lead', 'desk_send_again', 'desk_audit')
      or p.pronamespace = 'private'::regnamespace
        and (p.proname ~ '^(desk_|audit)' or p.proname = 'keep_audit_events')
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', one.name);
    if not one.is_inner then
      execute format('grant execute on function %s to authenticated', one.name);
    end if;
  end loop;
end $$;
