-- The `auth` schema as hosted Supabase has it, as far as accounts, policies and migrations need it. Runs at every start,
-- so that a database of an earlier version gets what it lacks. The tables and functions down to the second heading were
-- taken from @supabase/lite 0.10.0 (Apache-2.0).

create schema if not exists auth;

create table if not exists auth.users (
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  phone text unique,
  email_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (
    case
      when email_confirmed_at is null then phone_confirmed_at
      when phone_confirmed_at is null then email_confirmed_at
      when email_confirmed_at < phone_confirmed_at then email_confirmed_at
      else phone_confirmed_at
    end
  ) stored,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0
    check (email_change_confirm_status between 0 and 2),
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_token varchar(255),
  phone_change_sent_at timestamptz,
  reauthentication_token varchar(255),
  reauthentication_sent_at timestamptz,
  raw_app_meta_data jsonb default '{}'::jsonb,
  raw_user_meta_data jsonb default '{}'::jsonb,
  banned_until timestamptz,
  deleted_at timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index if not exists users_email_partial_key
  on auth.users (email)
  where is_sso_user = false;
create index if not exists users_is_anonymous_idx
  on auth.users (is_anonymous);
create unique index if not exists users_confirmation_token_idx
  on auth.users (confirmation_token)
  where length(confirmation_token) > 6;
create unique index if not exists users_recovery_token_idx
  on auth.users (recovery_token)
  where length(recovery_token) > 6;
create unique index if not exists users_email_change_token_current_idx
  on auth.users (email_change_token_current)
  where length(email_change_token_current) > 6;
create unique index if not exists users_email_change_token_new_idx
  on auth.users (email_change_token_new)
  where length(email_change_token_new) > 6;
create unique index if not exists users_reauthentication_token_idx
  on auth.users (reauthentication_token)
  where length(reauthentication_token) > 6;

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users(id) on delete cascade,
  not_after timestamptz,
  refreshed_at timestamp without time zone,
  user_agent text,
  ip inet,
  tag text,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text check (scopes is null or length(scopes) <= 4096),
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  aal text check (aal in ('aal1', 'aal2', 'aal3')),
  factor_id uuid
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  id text primary key,
  token varchar(255) not null,
  user_id uuid not null,
  session_id uuid references auth.sessions(id) on delete cascade,
  revoked boolean default false,
  -- Previous token value, for rotation family tracking
  parent varchar(255),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists refresh_tokens_token_idx on auth.refresh_tokens (token);
create index if not exists refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index if not exists refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

create table if not exists auth.identities (
  id uuid primary key,
  provider text not null,
  -- External provider's user ID (e.g. Google sub claim)
  provider_id text not null,
  user_id uuid not null references auth.users(id) on delete cascade,
  identity_data jsonb not null default '{}'::jsonb,
  email varchar(255) generated always as (lower(identity_data->>'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);
create index if not exists identities_email_idx on auth.identities (email);

create table if not exists auth.flow_state (
  id uuid primary key,
  user_id uuid,
  auth_code text,
  authentication_method text not null,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  oauth_client_state_id uuid,
  linking_target_id uuid,
  email_optional boolean not null default false,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists idx_auth_code on auth.flow_state (auth_code);
create index if not exists idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index if not exists flow_state_created_at_idx on auth.flow_state (created_at);

create table if not exists auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz default now(),
  ip_address varchar(64) default ''
);

-- Who asks, for policies; `/rest/v1` sets it from the token.
create or replace function auth.uid() returns uuid as $$
  select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid;
$$ language sql stable;

create or replace function auth.role() returns text as $$
  select nullif(current_setting('request.jwt.claim.role', true), '');
$$ language sql stable;

create or replace function auth.email() returns text as $$
  select nullif(current_setting('request.jwt.claim.email', true), '');
$$ language sql stable;

create or replace function auth.jwt() returns jsonb as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), ''),
    '{}'
  )::jsonb;
$$ language sql stable;

-- What accounts need beyond that, as on hosted Supabase where it has the same.
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
end $$;
