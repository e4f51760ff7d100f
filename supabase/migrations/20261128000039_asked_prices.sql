-- What carriers asked in the end, as the agent is told: beside our estimate of that plan, so that the errors of the
-- estimates show (docs/desk.md, decision 053).

-- Nothing here is free text and nothing was typed by a visitor. Whose a price is, its request says; when that goes, the
-- price stays without it.
create table private.asked_prices (
  id bigint generated always as identity primary key,
  lead_id uuid references public.leads (id) on delete set null,
  -- Which of the request's plans, from 0 on.
  place int not null check (place >= 0),
  -- As the settings name the carrier.
  carrier_id text not null check (carrier_id ~ '^[a-z0-9-]{1,60}$'),
  plan_type text not null check (plan_type in ('term', 'whole', 'iul', 'gul', 'vul', 'final-expense')),
  term_years int check (term_years between 1 and 100),
  coverage numeric not null check (coverage >= 0),
  -- USD a month: what the plan of the request said, and what the carrier asked.
  estimate numeric not null check (estimate > 0),
  asked numeric not null check (asked between 1 and 1000000),
  -- The class that the carrier gave, where it said so.
  health_class text check (health_class in ('Super Preferred', 'Preferred', 'Standard Plus', 'Standard', 'Table 1',
    'Table 2', 'Table 3', 'Table 4', 'Table 5', 'Table 6', 'Table 7', 'Table 8')),
  -- Whether the estimate was our model's; a rate table's and a quote service's say nothing about the model.
  is_modelled boolean not null,
  actor_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
create index asked_prices_lead_id_idx on private.asked_prices (lead_id);
create index asked_prices_actor_id_idx on private.asked_prices (actor_id);
create index asked_prices_at_idx on private.asked_prices (at desc, id desc);
revoke all on table private.asked_prices from public, anon, authenticated, service_role;
alter table private.asked_prices enable row level security;

-- A price whose request is erased says nothing of health any more, and its time is a day.
create function private.part_asked_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.health_class := null;
  new.actor_id := null;
  new.at := date_trunc('day', new.at);
  return new;
end;
$$;
create trigger asked_prices_part before update of lead_id on private.asked_prices
  for each row when (new.lead_id is null) execute function private.part_asked_price();

-- The prices that were asked for one person's plans, the newest first.
create function private.prices_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'lead_id', a.lead_id, 'place', a.place, 'asked', a.asked, 'estimate', a.estimate,
    'health_class', a.health_class, 'is_modelled', a.is_modelled, 'at', a.at) order by a.id desc), '[]')
  from private.asked_prices a join public.leads l on l.id = a.lead_id
  where l.person_id = prices_of.person;
$$;

create function public.desk_prices_of(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_agent();
  if not private.sees_person(desk_prices_of.id) then
    return null;
  end if;
  return private.prices_of(desk_prices_of.id);
end;
$$;

-- Stores what a carrier asked for a plan of a request: all else is the plan's own. `seen` is the estimate on screen; null
-- where the plan says another, or the caller does not see whose it is. Answers as `desk_prices_of`.
create function public.desk_add_price(
  lead_id uuid, place int, seen numeric, carrier_id text, asked numeric, health_class text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  plan jsonb;
begin
  perform private.demand_agent();
  select * into p from private.person_to_change((
    select l.person_id from public.leads l where l.id = desk_add_price.lead_id));
  if p.id is null then
    return null;
  end if;
  select l.plans -> desk_add_price.place into plan from public.leads l where l.id = desk_add_price.lead_id;
  -- Requests until 1.0 named some parts otherwise.
  if coalesce(plan ->> 'monthlyPremium', plan ->> 'monthlyPrice')::numeric is distinct from seen then
    return null;
  end if;
  insert into private.asked_prices (
    lead_id, place, carrier_id, plan_type, term_years, coverage, estimate, asked, health_class, is_modelled, actor_id)
  values (
    desk_add_price.lead_id, desk_add_price.place, desk_add_price.carrier_id, plan ->> 'planType',
    coalesce(plan ->> 'termYears', plan ->> 'term')::int, (plan ->> 'coverage')::numeric, seen,
    round(desk_add_price.asked, 2), nullif(desk_add_price.health_class, ''),
    coalesce(plan ->> 'priceSource' = 'model', false), auth.uid());
  perform private.audit('lead_changed', desk_add_price.lead_id, '{"kind": "price"}');
  return private.prices_of(p.id);
end;
$$;

-- Takes away one that was typed wrong. Answers as `desk_prices_of`; null where the caller does not see whose it is.
create function public.desk_drop_price(price_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  p public.people;
  lead uuid;
begin
  perform private.demand_agent();
  select a.lead_id into lead from private.asked_prices a where a.id = desk_drop_price.price_id;
  select * into p from private.person_to_change((select l.person_id from public.leads l where l.id = lead));
  if p.id is null then
    return null;
  end if;
  delete from private.asked_prices a where a.id = desk_drop_price.price_id;
  perform private.audit('lead_changed', lead, '{"kind": "price_dropped"}');
  return private.prices_of(p.id);
end;
$$;

-- The latest prices without whose they are: of the caller's people, or of all and of whoever was erased for an owner of
-- the site. What they add up to is domain/pricing/accuracy/asked-prices.ts.
create function public.desk_prices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  scope uuid;
begin
  perform private.demand_agent();
  scope := private.desk_scope();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'carrier_id', o.carrier_id, 'plan_type', o.plan_type, 'estimate', o.estimate, 'asked', o.asked,
      'is_modelled', o.is_modelled, 'at', o.at) order by o.at desc, o.id desc), '[]')
    from (
      select a.* from private.asked_prices a
      where scope is null or exists (
        select from public.leads l join public.people p on p.id = l.person_id
        where l.id = a.lead_id and p.owner_id = scope)
      order by a.at desc, a.id desc limit 5000
    ) o
  );
end;
$$;

revoke all on function private.part_asked_price(), private.prices_of(uuid) from public, anon, authenticated, service_role;
revoke all on function public.desk_prices_of(uuid), public.desk_prices(), public.desk_drop_price(bigint),
  public.desk_add_price(uuid, int, numeric, text, numeric, text)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_prices_of(uuid), public.desk_prices(), public.desk_drop_price(bigint),
  public.desk_add_price(uuid, int, numeric, text, numeric, text) to authenticated;
