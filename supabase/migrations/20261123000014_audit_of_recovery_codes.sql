-- Recovery codes in the audit: that new ones were made, and that one was used in place of the authenticator app.

create function private.audit_recovery_codes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- They are stored one by one, and are one event.
  if not exists (
    select from private.audit_events e
    where e.event = 'recovery_codes_made' and e.subject_id = new.user_id and e.at >= transaction_timestamp()
  ) then
    perform private.audit('recovery_codes_made', new.user_id);
  end if;
  return null;
end;
$$;
revoke all on function private.audit_recovery_codes() from public, anon, authenticated, service_role;
create trigger audit_recovery_codes after insert on private.recovery_codes
  for each row execute function private.audit_recovery_codes();

-- One row per session and way in which its owner has shown who they are.
create or replace function private.audit_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.audit_events (event, actor_id, subject_id, details)
  select case when new.authentication_method::text = 'recovery_code' then 'recovery_code_used' else 'signed_in' end,
    s.user_id, s.user_id, jsonb_build_object('method', left(new.authentication_method::text, 40))
  from auth.sessions s where s.id = new.session_id;
  return null;
end;
$$;
