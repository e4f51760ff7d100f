-- How often somebody has tried something lately, counted for all processes and functions of the site together
-- (functions/limits/count-together.ts). A key is a keyed hash: no network address and no email stands here. Nothing is
-- lost with it but counts, so it is not written to the log that makes the database safe, and costs little.

create unlogged table private.attempts (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
create index attempts_ends_at_idx on private.attempts (ends_at);

revoke all on table private.attempts from public, anon, authenticated;
alter table private.attempts enable row level security;

-- Counts an attempt under each of `attempts` (JSON, [{key, times, seconds}]), or under none of them where one has had as many as
-- `times` since its span of `seconds` began. What repeats an attempt that was taken (`repeated`, one of these) is taken
-- again, up to `times`, and is counted nowhere else. Answers whether it is taken, and how each key stands then.
-- The rows are locked in the order of their keys, so two calls never wait for each other.
create function public.count_attempts(attempts text, moment timestamptz, repeated text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked jsonb := attempts::jsonb;
  once jsonb := repeated::jsonb;
  counted jsonb;
  is_full boolean;
begin
  update private.attempts a set count = a.count + 1
  where a.key = once ->> 'key' and a.ends_at > moment and a.count < (once ->> 'times')::int;
  if found then
    return jsonb_build_object('taken', true, 'repeat', true, 'spans', '[]'::jsonb);
  end if;

  with stored as (
    insert into private.attempts as a (key, count, ends_at)
    select one.key, 1, moment + make_interval(secs => one.seconds)
    from jsonb_to_recordset(asked) as one (key text, seconds int)
    order by one.key
    on conflict (key) do update set
      count = case when a.ends_at > moment then a.count + 1 else 1 end,
      ends_at = case when a.ends_at > moment then a.ends_at else excluded.ends_at end
    returning a.key, a.count, a.ends_at
  )
  select bool_or(s.count > one.times), jsonb_agg(jsonb_build_object(
      'key', s.key, 'count', least(s.count, one.times), 'ends_at', floor(extract(epoch from s.ends_at) * 1000)))
  into is_full, counted
  from stored s join jsonb_to_recordset(asked) as one (key text, times int) on one.key = s.key;

  if is_full then
    update private.attempts a set count = a.count - 1
    where a.key in (select one.key from jsonb_to_recordset(asked) as one (key text));
    return jsonb_build_object('taken', false, 'repeat', false, 'spans', counted);
  end if;

  if once is not null then
    insert into private.attempts as a (key, count, ends_at)
    values (once ->> 'key', 1, moment + make_interval(secs => (once ->> 'seconds')::int))
    on conflict (key) do update set count = 1, ends_at = excluded.ends_at;
  end if;
  return jsonb_build_object('taken', true, 'repeat', false, 'spans', coalesce(counted, '[]'::jsonb));
end;
$$;

-- Deletes the counts whose span has ended; answers how many.
create function public.purge_attempts(moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from private.attempts a where a.ends_at <= moment;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

revoke all on function public.count_attempts(text, timestamptz, text), public.purge_attempts(timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.count_attempts(text, timestamptz, text), public.purge_attempts(timestamptz)
  to service_role;
