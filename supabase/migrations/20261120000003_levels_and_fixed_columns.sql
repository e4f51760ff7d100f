-- What a token alone does not settle: that its session is still open and has the level its account asks for. And what
-- no request may change: whose a row is, since when it exists, and when it was last written.

-- True for a session that has not been ended and, where an authenticator app is on, has shown a code of it.
-- Reads tables of `auth` that the request's own role may not read; it tells of the caller alone.
create function private.session_reaches_rows() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
  ) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
  );
$$;
revoke all on function private.session_reaches_rows() from public, anon;
grant execute on function private.session_reaches_rows() to authenticated;

-- Restrictive: it narrows every other policy, those of the future included.
create policy "The session is open and has the level its account asks for" on public.profiles
  as restrictive for all to authenticated
  using ((select private.session_reaches_rows())) with check ((select private.session_reaches_rows()));
create policy "The session is open and has the level its account asks for" on public.saved_plans
  as restrictive for all to authenticated
  using ((select private.session_reaches_rows())) with check ((select private.session_reaches_rows()));

-- The server's clock alone dates a row; what a request says of it is passed over, so that a whole row can be sent back.
create function private.fix_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.id <> old.id then
    raise exception 'A profile keeps its id' using errcode = '42501';
  end if;
  new.updated_at = now();
  return new;
end;
$$;
drop trigger profiles_set_updated_at on public.profiles;
create trigger profiles_fix before insert or update on public.profiles
  for each row execute function private.fix_profile();

-- One plan is one company, plan type, coverage and person; the row that was starred, or else the oldest, stays.
delete from public.saved_plans later using public.saved_plans kept
where later.user_id = kept.user_id
  and later.plan_details ->> 'company' = kept.plan_details ->> 'company'
  and later.plan_details ->> 'planType' = kept.plan_details ->> 'planType'
  and later.plan_details ->> 'coverage' = kept.plan_details ->> 'coverage'
  and later.plan_details ->> 'personName' = kept.plan_details ->> 'personName'
  and (not kept.is_favorite, kept.created_at, kept.id) < (not later.is_favorite, later.created_at, later.id);

-- Hashes, because names may be longer than an index takes. A plan that lacks one of the four equals no other.
create unique index saved_plans_same_plan_idx on public.saved_plans (
  user_id,
  md5(plan_details ->> 'company'),
  md5(plan_details ->> 'planType'),
  md5(plan_details ->> 'coverage'),
  md5(plan_details ->> 'personName')
);

-- Saving a plan that the account has already saves nothing and is no error, also when two devices do it at once.
-- Runs with the caller's rights, so that it tells nobody what another account keeps.
create function private.fix_new_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- One after the other for one account, so that each sees what the other has saved.
  perform pg_advisory_xact_lock(hashtextextended('saved_plans ' || new.user_id, 0));
  if exists (
    select from public.saved_plans
    where user_id = new.user_id
      and md5(plan_details ->> 'company') = md5(new.plan_details ->> 'company')
      and md5(plan_details ->> 'planType') = md5(new.plan_details ->> 'planType')
      and md5(plan_details ->> 'coverage') = md5(new.plan_details ->> 'coverage')
      and md5(plan_details ->> 'personName') = md5(new.plan_details ->> 'personName')
      and id <> new.id
  ) then
    return null;
  end if;
  if not exists (select from public.saved_plans where id = new.id)
    and (select count(*) from public.saved_plans where user_id = new.user_id) >= 200 then
    raise exception 'An account keeps up to 200 plans' using errcode = 'P0001', hint = 'Delete a plan first.';
  end if;
  -- Not now(), which is one for a whole statement: plans that were saved together keep their order.
  new.created_at = clock_timestamp();
  new.updated_at = new.created_at;
  return new;
end;
$$;

create function private.fix_changed_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.id <> old.id or new.user_id <> old.user_id then
    raise exception 'A saved plan keeps its id and its owner' using errcode = '42501';
  end if;
  new.created_at = old.created_at;
  new.updated_at = now();
  return new;
end;
$$;
drop trigger saved_plans_set_updated_at on public.saved_plans;
create trigger saved_plans_fix_new before insert on public.saved_plans
  for each row execute function private.fix_new_plan();
create trigger saved_plans_fix_changed before update on public.saved_plans
  for each row execute function private.fix_changed_plan();
