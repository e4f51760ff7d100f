-- How the backups went that the site makes by itself (docs/operating/backup.md). A hosted project makes its own, and has no
-- rows here. Backups leave this table out: it is about the place where they were made.
create table private.backups (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  ended_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- What it is called where backups are kept.
  name text check (char_length(name) <= 100),
  bytes bigint,
  -- How many rows of all tables are in it.
  row_count bigint,
  -- What it failed with, by its code or kind alone.
  problem text check (char_length(problem) <= 100)
);
-- One at a time, however many processes look whether one is due.
create unique index backups_waiting_idx on private.backups ((true)) where state = 'waiting';
create index backups_started_idx on private.backups (started_at);

revoke all on table private.backups from public, anon, authenticated, service_role;
alter table private.backups enable row level security;
