-- Applications, call wishes and e-mailed quotes, stored before the visitor sees a confirmation.
-- Written by the server's functions alone: row security is on, and there is deliberately no policy.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('application', 'call', 'quote_email', 'callback')),
  person_name text check (char_length(person_name) <= 200),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  language text not null default 'en' check (language in ('en', 'es')),
  plans jsonb not null default '[]'
    check (jsonb_typeof(plans) = 'array' and pg_column_size(plans) <= 200000),
  people jsonb not null default '[]'
    check (jsonb_typeof(people) = 'array' and pg_column_size(people) <= 200000),
  consent boolean not null default false,
  consent_version text check (char_length(consent_version) <= 100),
  consent_at timestamptz,
  page text check (char_length(page) <= 400),
  status text not null default 'new' check (status in ('new', 'contacted', 'applied', 'won', 'lost')),
  notes text check (char_length(notes) <= 10000),
  -- Made by the browser once per hand-over: a double tap or a retry stays one lead.
  idempotency_key uuid not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Somebody who left neither address nor number can't be answered.
  check (email is not null or phone is not null)
);

create index leads_created_at_idx on public.leads (created_at desc);

create trigger leads_set_updated_at before update on public.leads
  for each row execute function private.set_updated_at();

revoke all on table public.leads from public, anon, authenticated;
grant all on table public.leads to service_role;
alter table public.leads enable row level security;
