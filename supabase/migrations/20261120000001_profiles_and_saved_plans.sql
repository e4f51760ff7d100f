-- What a signed-in person keeps with us: one profile, any number of saved plans.
-- Each row belongs to one user, and that user alone may read or write it.

-- Helpers live outside `public`, so that the REST interface never offers them.
create schema if not exists private;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 254),
  full_name text check (char_length(full_name) <= 200),
  phone text check (char_length(phone) <= 40),
  date_of_birth date,
  zip_code text check (char_length(zip_code) <= 20),
  gender text check (char_length(gender) <= 20),
  smoker boolean not null default false,
  medical_conditions text[] not null default '{}' check (pg_column_size(medical_conditions) <= 20000),
  medications text[] not null default '{}' check (pg_column_size(medications) <= 20000),
  insurance_goals text[] not null default '{}' check (pg_column_size(insurance_goals) <= 20000),
  last_device_id text check (char_length(last_device_id) <= 100),
  updated_at timestamptz not null default now()
);

create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

create table public.saved_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_name text not null check (char_length(plan_name) between 1 and 400),
  plan_details jsonb not null
    check (jsonb_typeof(plan_details) = 'object' and pg_column_size(plan_details) <= 20000),
  is_favorite boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The dashboard's read: one user's plans, newest first. Also serves the cascade when a user is deleted.
create index saved_plans_user_id_created_at_idx on public.saved_plans (user_id, created_at desc);

create trigger saved_plans_set_updated_at before update on public.saved_plans
  for each row execute function private.set_updated_at();

-- Hosted projects may grant every new table to everyone by default: take it back, give out what is needed.
revoke all on table public.profiles, public.saved_plans from public, anon, authenticated;
grant select, insert, update, delete on table public.profiles, public.saved_plans to authenticated;
grant all on table public.profiles, public.saved_plans to service_role;

alter table public.profiles enable row level security;
alter table public.saved_plans enable row level security;

-- `(select auth.uid())` is evaluated once per statement instead of once per row.
create policy "Owners read their profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "Owners create their profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "Owners change their profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "Owners delete their profile" on public.profiles
  for delete to authenticated using ((select auth.uid()) = id);

create policy "Owners read their plans" on public.saved_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Owners save plans" on public.saved_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Owners change their plans" on public.saved_plans
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "Owners delete their plans" on public.saved_plans
  for delete to authenticated using ((select auth.uid()) = user_id);
