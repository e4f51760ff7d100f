-- The mails of a lead, stored with it in one transaction and kept until they are sent: one to the agent and, where an
-- address is known, one to the visitor. A process beside the database sends them (docs/mail.md).

alter table public.leads
  -- When somebody who wants a call can be reached, in their own time zone (an IANA name).
  add column best_times text[] not null default '{}'
    check (best_times <@ array['morning', 'midday', 'afternoon']::text[]),
  add column time_zone text check (char_length(time_zone) <= 64),
  -- Not asked of rows that are there already: what somebody stored by hand must not keep the site from starting.
  add constraint leads_call_has_phone check (kind not in ('call', 'callback') or phone is not null) not valid,
  add constraint leads_quote_email_has_email check (kind <> 'quote_email' or email is not null) not valid;

create table public.lead_mails (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  recipient text not null check (recipient in ('agent', 'visitor')),
  -- The visitor's address; the agent's stands in the operator's settings, so it is null here.
  address text check (char_length(address) <= 254),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  -- What the last try failed with, by its kind alone: never what a server said, which may repeat an address.
  problem text check (char_length(problem) <= 100),
  tried_at timestamptz,
  next_try_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (lead_id, recipient),
  check ((recipient = 'visitor') = (address is not null))
);
create index lead_mails_unsent_idx on public.lead_mails (created_at) where state <> 'sent';

revoke all on table public.lead_mails from public, anon, authenticated;
grant all on table public.lead_mails to service_role;
alter table public.lead_mails enable row level security;

-- Whoever sends mails listens to `lead_mails`; what is told is the lead's id alone, and only once it is stored.
create function private.add_lead_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_mails (lead_id, recipient) values (new.id, 'agent');
  if new.email is not null then
    insert into public.lead_mails (lead_id, recipient, address) values (new.id, 'visitor', new.email);
  end if;
  perform pg_notify('lead_mails', new.id::text);
  return null;
end;
$$;
revoke all on function private.add_lead_mails() from public, anon, authenticated;
create trigger leads_add_mails after insert on public.leads
  for each row execute function private.add_lead_mails();
