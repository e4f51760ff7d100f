-- How far off our estimates were from what carriers asked in the end, as anybody may read it on /how-we-estimate
-- (decision 053).

-- Sums alone, and none of few: a carrier with ten plans of ten people whose estimates were the model's, and no carrier
-- before those shown have thirty together. Of a plan its last price counts; whose request is erased, counts no more. Prices
-- come in by the month, counts are rounded down to fives and errors to whole per cents, so that looking before and after
-- tells nothing of one. Months such as 2026-10, both included; `typical` and `signed` in per cent, the second below 0 where
-- we were too low. Null where there is not enough.
create function public.asked_price_errors() returns jsonb
language sql stable security definer set search_path = '' as $$
  with span as (
    select m as until, m - interval '12 months' as since
    from date_trunc('month', now() at time zone 'utc') m
  ), last_asked as (
    select distinct on (a.lead_id, a.place)
      a.carrier_id, l.person_id, (a.estimate / a.asked - 1)::float8 as error
    from span
      join private.asked_prices a
        on a.at >= span.since at time zone 'utc' and a.at < span.until at time zone 'utc' and a.is_modelled
      join public.leads l on l.id = a.lead_id
    order by a.lead_id, a.place, a.at desc, a.id desc
  ), carriers as (
    select e.carrier_id, count(*)::int as plans,
      percentile_cont(0.5) within group (order by abs(e.error)) as typical,
      percentile_cont(0.5) within group (order by e.error) as signed
    from last_asked e
    group by e.carrier_id
    having count(*) >= 10 and count(distinct e.person_id) >= 10
  )
  select jsonb_build_object(
    'since', to_char(span.since, 'YYYY-MM'),
    'until', to_char(span.until - interval '1 month', 'YYYY-MM'),
    'carriers', jsonb_agg(jsonb_build_object(
      'carrier_id', c.carrier_id, 'plans', c.plans / 5 * 5,
      'typical', round(c.typical * 100)::int, 'signed', round(c.signed * 100)::int) order by c.carrier_id))
  from carriers c, span
  group by span.since, span.until
  having sum(c.plans) >= 30;
$$;

revoke all on function public.asked_price_errors() from public, anon, authenticated, service_role;
grant execute on function public.asked_price_errors() to anon, authenticated;
