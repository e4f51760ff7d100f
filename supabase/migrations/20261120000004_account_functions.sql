-- What the Security part of the dashboard asks for beyond tables: the account's sessions, and its end.

-- Sessions that are open, the latest used first.
create function public.my_sessions()
returns table (id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id,
    s.created_at,
    -- The accounts service keeps this one time without a zone, in UTC.
    coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    s.user_agent,
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions s
  where private.session_reaches_rows()
    and s.user_id = auth.uid()
    and (s.not_after is null or s.not_after > now())
  order by 3 desc, 1;
$$;

-- Erases the caller's account and everything in it at once: profile, plans, identities, sessions, factors and pending
-- links go with the row of the account; the rest is named here.
create function public.erase_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if not private.session_reaches_rows() then
    raise exception 'This needs an open session, with the code of the authenticator app where one is on'
      using errcode = '42501';
  end if;
  delete from auth.flow_state where user_id = caller;
  delete from auth.refresh_tokens where user_id::text = caller::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  delete from auth.users where id = caller;
end;
$$;

revoke all on function public.my_sessions(), public.erase_my_account() from public, anon, service_role;
grant execute on function public.my_sessions(), public.erase_my_account() to authenticated;
