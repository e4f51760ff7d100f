-- An account is erased in the order of all locks (decision 044): whoever changes people holds them and then refers to the
-- account that looks after them, so who erases that account has to hold its people before the account's row.

-- Locks what is about to be erased, for the rest of the transaction: those whose these requests are, those whom these
-- accounts look after, then the accounts. It never waits for an account while it holds people: who is being given to an
-- account keeps the account's row, and may ask for any of them next.
create function private.lock_to_erase(leads uuid[], accounts uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  those uuid[];
  held int;
begin
  loop
    begin
      those := array(
        select l.person_id from public.leads l where l.id = any (leads)
        union select p.id from public.people p where p.owner_id = any (accounts));
      if private.lock_people(those) then
        perform from auth.users u where u.id = any (accounts) for update skip locked;
        get diagnostics held = row_count;
        -- From here on nobody is given to these accounts; whoever was while this waited is not held yet.
        if held = (select count(*) from auth.users u where u.id = any (accounts)) and not exists (
          select from public.people p where p.owner_id = any (accounts) and p.id <> all (those)
        ) then
          return;
        end if;
      end if;
      raise no_data_found;
    exception when no_data_found then null;
    end;
    -- All are let go; so are the accounts, as soon as they are free.
    begin
      perform from auth.users u where u.id = any (accounts) order by u.id for update;
      raise no_data_found;
    exception when no_data_found then null;
    end;
  end loop;
end;
$$;

-- As before, in the order of locks.
create or replace function private.erase_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_to_erase('{}', array[account]);
  delete from auth.flow_state where user_id = account;
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = account::text;
  delete from auth.users where id = account;
end;
$$;

-- As before; what is erased is said once, in private.erase_account.
create or replace function public.erase_my_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.session_reaches_rows() then
    raise exception 'This needs an open session, with the code of the authenticator app where one is on'
      using errcode = '42501';
  end if;
  if not private.session_is_fresh() then
    raise exception 'reauthentication_needed' using errcode = '42501', hint = 'Sign in again first.';
  end if;
  perform private.erase_account(auth.uid());
end;
$$;

-- As before, but all that goes in this round is locked before the first of it goes.
create or replace function public.purge_old_rows(
  lead_months int default null, unconfirmed_days int default null, audit_months int default null, most int default 500
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  old_leads uuid[] := '{}';
  old_accounts uuid[] := '{}';
  leads int := 0;
  accounts int := 0;
  events int := 0;
begin
  if least(lead_months, unconfirmed_days, audit_months, most) < 1 then
    raise exception 'Nothing is kept for less than one month or day' using errcode = '22023';
  end if;
  if lead_months is not null then
    old_leads := array(
      select l.id from public.leads l
      where l.person_id in (
        select p.id from public.people p where p.touched_at < now() - make_interval(months => lead_months)
        order by p.touched_at limit most));
  end if;
  if unconfirmed_days is not null then
    old_accounts := array(
      select o.id from auth.users o
      where o.email_confirmed_at is null and o.phone_confirmed_at is null and o.last_sign_in_at is null
        and o.created_at < now() - make_interval(days => unconfirmed_days)
        -- A letter that is on its way may still be answered.
        and not exists (
          select from auth.one_time_tokens t where t.user_id = o.id and t.created_at > now() - interval '1 day')
      limit most);
  end if;
  perform private.lock_to_erase(old_leads, old_accounts);
  leads := private.erase_leads(old_leads, null, 'retention');
  -- Whoever confirmed their address while this waited keeps the account.
  delete from auth.users u
  where u.id = any (old_accounts) and u.email_confirmed_at is null and u.phone_confirmed_at is null
    and u.last_sign_in_at is null;
  get diagnostics accounts = row_count;
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

revoke all on function private.lock_to_erase(uuid[], uuid[]) from public, anon, authenticated, service_role;
