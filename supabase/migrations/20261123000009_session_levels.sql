-- What a session may do is read from the session and its account as they are now; a token only narrows it.

-- True for the open session of an account that is not banned and, where an authenticator app is on, has shown a code of
-- it. Both the session and the token must say so: a session falls back when its app goes, and a token from before the
-- code was given stays below it.
create or replace function private.session_reaches_rows() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and (
        s.aal::text = 'aal2' and auth.jwt() ->> 'aal' = 'aal2'
        or not exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
      )
  );
$$;

-- True where the session's owner has shown who they are (password, mailed code or link, Google, authenticator code)
-- within the last 15 minutes. What shuts an owner out or ends an account asks for it.
create function private.session_is_fresh() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_amr_claims
    where session_id = (auth.jwt() ->> 'session_id')::uuid and updated_at > now() - interval '15 minutes'
  );
$$;
revoke all on function private.session_is_fresh() from public, anon, authenticated, service_role;

-- The same as before, and not for whoever merely found a browser open. The page knows by the message what is missing.
create or replace function public.erase_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if not private.session_reaches_rows() then
    raise exception 'This needs an open session, with the code of the authenticator app where one is on'
      using errcode = '42501';
  end if;
  if not private.session_is_fresh() then
    raise exception 'reauthentication_needed' using errcode = '42501', hint = 'Sign in again first.';
  end if;
  delete from auth.flow_state where user_id = caller;
  delete from auth.refresh_tokens where user_id::text = caller::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  delete from auth.users where id = caller;
end;
$$;

-- What stands in for an authenticator app that is lost: keyed hashes, one row per code that is left. Only the embedded
-- accounts service has them; a hosted project leaves the table empty.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
revoke all on table private.recovery_codes from public, anon, authenticated, service_role;
alter table private.recovery_codes enable row level security;

-- What the desk says to the caller: 'open', or why it stays shut. Read from the account and its session, so that a role
-- that was taken away is gone at once. It opens to an account with the role `agent` (npm run make-agent) at the second
-- level, always; in a session that was used within 12 hours and begun within 7 days; and not to one that was begun with
-- a weak password, which the embedded accounts service notes with it.
create function private.desk_answer() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
      when s.created_at <= now() - interval '7 days'
        -- The accounts service keeps this one time without a zone, in UTC.
        or coalesce(s.refreshed_at at time zone 'utc', s.created_at) <= now() - interval '12 hours'
        then 'session_expired'
      when s.aal::text is distinct from 'aal2' or auth.jwt() ->> 'aal' is distinct from 'aal2' then 'insufficient_aal'
      when s.tag = 'weak_password' then 'weak_password'
      when private.session_reaches_rows() then 'open'
    end
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and u.raw_app_meta_data ->> 'role' = 'agent'
      and (u.banned_until is null or u.banned_until <= now())
  ), 'not_agent');
$$;

create or replace function private.is_agent() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.desk_answer() = 'open';
$$;

-- The agent's page leads on by the message: to the authenticator app, to another password, or to a new sign-in.
create or replace function private.demand_agent() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  answer text := private.desk_answer();
begin
  if answer = 'not_agent' then
    raise exception 'Only the agent may do this' using errcode = '42501';
  elsif answer <> 'open' then
    raise exception '%', answer using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.desk_answer() from public, anon, authenticated, service_role;
