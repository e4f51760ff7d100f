-- What somebody carries to another device: answers, plans and cart, encrypted in their browser with a key that stands in
-- the link alone, behind its #, which no browser sends. Whoever reads this table reads nothing: neither what is in
-- `sealed` nor who left it is known here. It goes after seven days, or as soon as somebody with the link deletes it.

create table private.carried_answers (
  -- 122 bits of chance: nobody finds a row whose link they do not have.
  id uuid primary key default gen_random_uuid(),
  -- Base64url. A household with a full cart needs a tenth of this.
  sealed text not null check (length(sealed) <= 200000 and sealed ~ '^[A-Za-z0-9_-]+$'),
  -- SHA-256, in hex, of a secret that stands in the link beside the key.
  delete_hash text not null check (delete_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index carried_answers_expires_at_idx on private.carried_answers (expires_at);

revoke all on table private.carried_answers from public, anon, authenticated;
alter table private.carried_answers enable row level security;

-- Keeps what a browser has sealed; answers {id, expires_at}.
create function public.keep_carried(sealed text, delete_hash text) returns jsonb
language sql security definer set search_path = '' as $$
  insert into private.carried_answers as c (sealed, delete_hash)
  values (keep_carried.sealed, keep_carried.delete_hash)
  returning jsonb_build_object('id', c.id, 'expires_at', c.expires_at);
$$;

-- What is kept under this id, {sealed, expires_at}; null where nothing is, or no longer.
create function public.read_carried(id uuid, moment timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sealed', c.sealed, 'expires_at', c.expires_at)
  from private.carried_answers c where c.id = read_carried.id and c.expires_at > moment;
$$;

-- Deletes it at once for whoever has its secret; answers whether something was there to delete.
create function public.delete_carried(id uuid, secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.carried_answers c
  where c.id = delete_carried.id
    and c.delete_hash = encode(sha256(convert_to(delete_carried.secret, 'UTF8')), 'hex');
  return found;
end;
$$;

-- Deletes what has expired; answers how many.
create function public.purge_carried(moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from private.carried_answers c where c.expires_at <= moment;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

revoke all on function public.keep_carried(text, text), public.read_carried(uuid, timestamptz),
  public.delete_carried(uuid, text), public.purge_carried(timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_carried(text, text), public.read_carried(uuid, timestamptz),
  public.delete_carried(uuid, text), public.purge_carried(timestamptz)
  to service_role;
