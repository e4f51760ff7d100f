-- One row that the server writes to learn whether anything can be stored (server/backend/readiness.ts).

create table private.readiness (
  is_only_row boolean primary key default true check (is_only_row),
  tried_at timestamptz not null default now()
);
insert into private.readiness default values;

revoke all on table private.readiness from public, anon, authenticated;
alter table private.readiness enable row level security;
