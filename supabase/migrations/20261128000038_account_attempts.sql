-- Tries at accounts (sign-ins, codes, mails that are asked for), counted for all processes of the site together
-- (server/limits/account-counts.ts), among the other attempts. Our own process alone counts them: a hosted project has
-- limits of its own on accounts.

-- Counts a try (`asked`, JSON) and answers whether it is taken. `first` is counted by itself and decides first. Where the
-- key `known` stands, `if_known` is counted in place of all else; otherwise `attempts`, with `while_full` among them once
-- `noted` has had its times, and then `noted`, which refuses nothing. Keys as `count_attempts` takes them. Answers how all
-- of these keys stand then. `noted` is locked last, here and below, so that no two calls wait for each other.
create function private.count_account_attempt(asked text, moment timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  plan jsonb := asked::jsonb;
  noted jsonb := plan -> 'noted';
  chosen jsonb := plan -> 'attempts';
  counted jsonb;
  spans jsonb := '[]';
  known jsonb;
begin
  if plan ? 'first' then
    counted := public.count_attempts(plan ->> 'first', moment);
    spans := counted -> 'spans';
    if not (counted ->> 'taken')::boolean then
      return jsonb_build_object('taken', false, 'is_first', true, 'spans', spans);
    end if;
  end if;

  select jsonb_build_object('key', a.key, 'count', a.count, 'ends_at', floor(extract(epoch from a.ends_at) * 1000)) into known
  from private.attempts a where a.key = plan ->> 'known' and a.ends_at > moment;
  if known is not null then
    spans := spans || known;
    chosen := plan -> 'if_known';
    noted := null;
  elsif exists (
    select from private.attempts a
    where a.key = noted ->> 'key' and a.ends_at > moment and a.count >= (noted ->> 'times')::int
  ) then
    chosen := chosen || (plan -> 'while_full');
  end if;

  counted := public.count_attempts(chosen::text, moment);
  spans := spans || (counted -> 'spans');
  if noted is not null and (counted ->> 'taken')::boolean then
    insert into private.attempts as a (key, count, ends_at)
    values (noted ->> 'key', 1, moment + make_interval(secs => (noted ->> 'seconds')::int))
    on conflict (key) do update set
      count = case when a.ends_at > moment then a.count + 1 else 1 end,
      ends_at = case when a.ends_at > moment then a.ends_at else excluded.ends_at end
    returning jsonb_build_object('key', a.key, 'count', a.count, 'ends_at', floor(extract(epoch from a.ends_at) * 1000))
    into noted;
    spans := spans || noted;
  end if;
  return jsonb_build_object('taken', counted -> 'taken', 'is_first', false, 'spans', spans);
end;
$$;

-- A try has succeeded: takes it back where it was counted (`taken`, `noted`), forgets what failed before (`cleared`), and
-- keeps `known` for its time from now on.
create function private.settle_account_attempt(settled text, moment timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  plan jsonb := settled::jsonb;
  taken text[] := array(select jsonb_array_elements_text(plan -> 'taken'));
  cleared text[] := array(select jsonb_array_elements_text(plan -> 'cleared'));
  known jsonb := plan -> 'known';
begin
  perform from private.attempts a where a.key = any (taken || cleared || (known ->> 'key')) order by a.key for update;
  delete from private.attempts a where a.key = any (cleared);
  update private.attempts a set count = a.count - 1 where a.key = any (taken) and a.count > 0;
  insert into private.attempts (key, count, ends_at)
  values (known ->> 'key', 1, moment + make_interval(secs => (known ->> 'seconds')::int))
  on conflict (key) do update set count = 1, ends_at = excluded.ends_at;
  update private.attempts a set count = a.count - 1 where a.key = plan ->> 'noted' and a.count > 0;
end;
$$;

revoke all on function private.count_account_attempt(text, timestamptz), private.settle_account_attempt(text, timestamptz)
  from public, anon, authenticated, service_role;
