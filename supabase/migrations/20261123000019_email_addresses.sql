-- One rule for e-mail addresses in the database too: the desk took some to which no mail can go.

-- Without what JavaScript's trim() takes for white space; trim() of SQL takes off spaces alone.
create function private.without_blanks_around(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(given, E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;
revoke all on function private.without_blanks_around(text) from public, anon, authenticated, service_role;

-- The rule of domain/people/contact/email.ts, word by word; a test compares the two.
create function private.is_email_address(given text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(private.without_blanks_around(given)) <= 254 and private.without_blanks_around(given) ~
    '^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$'
$$;
revoke all on function private.is_email_address(text) from public, anon, authenticated, service_role;

create or replace function private.desk_send_again(mail_id uuid, new_address text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given text := nullif(private.without_blanks_around(new_address), '');
  mail public.lead_mails;
begin
  perform private.demand_agent();
  if given is not null and not private.is_email_address(given) then
    raise exception 'This is no e-mail address' using errcode = 'P0001';
  end if;
  update public.lead_mails m
  set state = 'waiting', tries = 0, problem = null, tried_at = null, sent_at = null, next_try_at = now(),
    address = case when m.recipient = 'visitor' then coalesce(given, m.address) end
  where m.id = mail_id and (given is null or m.recipient = 'visitor')
    and (m.state <> 'sent' or given is distinct from m.address and given is not null)
  returning m.* into mail;
  if mail.id is null then
    return null;
  end if;
  update public.leads l set email = given where l.id = mail.lead_id and given is not null and l.email is distinct from given;
  perform pg_notify('lead_mails', mail.lead_id::text);
  return to_jsonb(mail);
end;
$$;
