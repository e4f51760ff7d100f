-- Wishes are law: the link in the mails to visitors by which they refuse ways to be reached, and mails that are withheld
-- because their address refused them (docs/mail.md, decision 035).

alter table public.leads
  -- Names the request in that link, and nowhere else: 128 random bits as base64url.
  add column contact_code text not null
    default translate(
      encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 16), 'base64'), '+/=', '-_')
    check (contact_code ~ '^[A-Za-z0-9_-]{22}$'),
  add constraint leads_contact_code_key unique (contact_code);

alter table public.lead_mails
  drop constraint lead_mails_state_check,
  -- `withheld`: not sent, because its address refused emails.
  add constraint lead_mails_state_check check (state in ('waiting', 'sent', 'failed', 'withheld'));

-- The ways that one of these contacts refuses now, in the order of domain/leads/reach.ts. Emails are refused by address: a
-- number may be of several people, each with an address of their own.
create function private.refused_by(keys text[]) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(r.way order by array_position(array['email', 'call', 'text'], r.way)), '{}')
  from (
    select distinct w.way
    from unnest(keys) as k
    cross join lateral (
      select distinct on (o.way) o.way, o.is_refused from private.contact_wishes o
      where o.contact = private.contact_hash(k) order by o.way, o.id desc
    ) as w
    where w.is_refused and (w.way <> 'email' or k like 'e:%')
  ) as r;
$$;

-- Whether mails to this address are withheld. A form that leaves emails out and names an address all the same, as the one
-- that asks for a call does, asks for its confirmation; what was said by a link or to the agent is said of all mails.
create function private.withholds_mail(address text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select o.is_refused and o.source <> 'request' from private.contact_wishes o
    where o.contact = private.contact_hash((private.contact_keys(address, null))[1]) and o.way = 'email'
    order by o.id desc limit 1), false);
$$;

-- Refuses these ways for every contact of the request with this code, for good: nothing here lifts a refusal. Answers which
-- kind of request it is and all that is refused then, and nothing of anybody; null where no request has the code. Without
-- ways it only answers.
create function public.refuse_contact(code text, ways text[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request record;
  keys text[];
  one text;
begin
  select l.kind, l.person_id, l.email, l.phone into request from public.leads l where l.contact_code = code;
  if not found then
    return null;
  end if;
  keys := private.contact_keys(request.email, request.phone);
  if cardinality(ways) > 0 then
    perform from public.people p where p.id = request.person_id for update;
  end if;
  for one in select w from unnest(array['email', 'call', 'text']) as w where w = any (ways) loop
    insert into private.contact_wishes (contact, way, is_refused, source)
    select private.contact_hash(k), one, true, 'link'
    from unnest(keys) as k
    left join lateral (
      select o.is_refused, o.source from private.contact_wishes o
      where o.contact = private.contact_hash(k) and o.way = one order by o.id desc limit 1
    ) as latest on true
    -- A refusal of a form's is lifted by the next form; from here on it is not.
    where latest.is_refused is not true or latest.source = 'request';
    if found then
      perform private.add_entry(request.person_id, 'wish', details =>
        jsonb_build_object('way', one, 'is_refused', true, 'source', 'link'));
    end if;
  end loop;
  return jsonb_build_object('kind', request.kind, 'refused', private.refused_by(keys));
end;
$$;

revoke all on function private.refused_by(text[]), private.withholds_mail(text), public.refuse_contact(text, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.refuse_contact(text, text[]) to service_role;
