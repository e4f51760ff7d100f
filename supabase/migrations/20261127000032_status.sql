-- How each process of the site is doing, as it says itself every minute, for the status page of the desk; and what the
-- operator was told of by mail. Neither holds anything about a person.

create table private.site_processes (
  -- Made at its start.
  id uuid primary key,
  heard_at timestamptz not null default now(),
  status jsonb not null check (jsonb_typeof(status) = 'object')
);

-- What is wrong now and wants the operator. The row is there from when it was noticed until it is over, so that several
-- processes tell of it once.
create table private.alerts (
  kind text primary key check (kind in ('lead_mails', 'disk', 'backup')),
  began_at timestamptz not null default now(),
  -- When the operator was mailed.
  mailed_at timestamptz
);

revoke all on table private.site_processes, private.alerts from public, anon, authenticated, service_role;
alter table private.site_processes enable row level security;
alter table private.alerts enable row level security;

-- Text, because the embedded backend hands JSON on as a text of JSON.
create function public.record_status(process uuid, status text) returns void
language sql security definer set search_path = '' as $$
  delete from private.site_processes p where p.heard_at < now() - interval '1 day';
  insert into private.site_processes (id, status) values (process, record_status.status::jsonb)
  on conflict (id) do update set heard_at = now(), status = excluded.status;
$$;

-- The processes that were heard of lately, or else the last one that was; and what is wrong now.
create function public.desk_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_owner();
  return jsonb_build_object(
    'processes', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'heard_at', p.heard_at) || p.status order by p.heard_at desc, p.id)
      from private.site_processes p
      where p.heard_at > now() - interval '3 minutes'
        or p.heard_at = (select max(l.heard_at) from private.site_processes l)), '[]'),
    'alerts', coalesce((
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'began_at', a.began_at, 'mailed_at', a.mailed_at)
        order by a.began_at, a.kind)
      from private.alerts a), '[]'));
end;
$$;

revoke all on function public.record_status(uuid, text), public.desk_status() from public, anon, authenticated, service_role;
grant execute on function public.record_status(uuid, text) to service_role;
grant execute on function public.desk_status() to authenticated;

-- When the last mail went out.
create index lead_mails_sent_idx on public.lead_mails (sent_at) where state = 'sent';
