/**
 * What the tables of accounts need beyond those that the library brings, as on hosted Supabase where it has the same.
 * Runs at every start, so that a database of an earlier version gets what it lacks.
 */
export const authSchemaAdditions = `
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'webauthn', 'phone')),
  status text not null check (status in ('unverified', 'verified')),
  -- Sealed with the server's key.
  secret text,
  -- The time step of the last code that was taken: no code is taken twice (RFC 6238, 5.2).
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz
);
alter table auth.mfa_challenges drop column if exists attempts;
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, authentication_method)
);

-- One row per letter with a link or a code. user_id is null where nobody has the address.
create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  token_type text not null,
  -- Null until the letter is written.
  token_hash text unique,
  -- The password that a sign-up chose: it counts once its own letter is answered.
  encrypted_password text,
  relates_to text,
  redirect_to text,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- What the sign-up keeps with the account, which counts as its password does; and where a letter goes whose account may
-- have another address by the time it is written.
-- One link and code is good of each kind; those of versions that knew no kinds end.
alter table auth.one_time_tokens
  add column if not exists metadata jsonb,
  add column if not exists sent_to text,
  add column if not exists kind text,
  -- Keyed, because so few digits are guessed from a plain hash.
  add column if not exists code_hash text,
  drop column if exists code_challenge,
  drop column if exists code_challenge_method;
delete from auth.one_time_tokens where kind is null;
create index if not exists one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
create index if not exists one_time_tokens_sent_to_idx on auth.one_time_tokens (sent_to, token_type);
create unique index if not exists one_time_tokens_kind_unique on auth.one_time_tokens (user_id, kind);
-- A change of address is over that no mailbox can confirm any more.
update auth.users u
set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
where email_change is not null and not exists (
  select from auth.one_time_tokens t
  where t.user_id = u.id and t.token_type in ('email_change_current', 'email_change_new') and t.expires_at > now()
);
create index if not exists one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

-- Pairs of an address and a password that somebody has signed up with, as keyed hashes: whether the address had an
-- account already or not, a sign-in with such a pair is answered alike.
create table if not exists auth.unconfirmed_sign_ups (
  pair_hash text primary key,
  expires_at timestamptz not null
);
create index if not exists unconfirmed_sign_ups_expires_at_idx on auth.unconfirmed_sign_ups (expires_at);

create unique index if not exists refresh_tokens_token_unique on auth.refresh_tokens (token);
create index if not exists refresh_tokens_parent_idx on auth.refresh_tokens (parent);

-- A way to Google that is under way: the browser it began in, what only Google's answer to it may hold, and the session
-- of whoever links Google to an account, which ends the way when it ends.
alter table auth.flow_state
  add column if not exists browser_hash text,
  add column if not exists provider_nonce text,
  add column if not exists provider_code_verifier text,
  add column if not exists session_id uuid references auth.sessions (id) on delete cascade;

delete from auth.flow_state f where user_id is not null
  and not exists (select from auth.users u where u.id = f.user_id);
do $$ begin
  alter table auth.flow_state
    add constraint flow_state_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade;
exception when duplicate_object then null;
end $$`
