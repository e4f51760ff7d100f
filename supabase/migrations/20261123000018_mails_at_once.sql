-- Leads that are stored at once, as by an import, are told of once: the queue of notices keeps each one by itself, and a
-- hundred thousand of them kept whoever stored the leads, and whoever sends the mails, busy for nothing.

create or replace function private.add_lead_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The lead's id; of several leads nothing, and whoever hears it looks for all that is due.
  told text := (select case when count(*) = 1 then min(a.id::text) else '' end from added a having count(*) > 0);
begin
  insert into public.lead_mails (lead_id, recipient) select a.id, 'agent' from added a;
  insert into public.lead_mails (lead_id, recipient, address)
  select a.id, 'visitor', a.email from added a where a.email is not null;
  if told is not null then
    perform pg_notify('lead_mails', told);
  end if;
  return null;
end;
$$;

drop trigger leads_add_mails on public.leads;
create trigger leads_add_mails after insert on public.leads
  referencing new table as added for each statement execute function private.add_lead_mails();
