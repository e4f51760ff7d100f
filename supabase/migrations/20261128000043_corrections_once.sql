-- As before, but a correction that says what the last open one said is no second one: whoever's answer was lost on the
-- way sends the same once more.
create or replace function public.change_request(session text, change text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lead uuid := private.request_of_session(session);
  asked jsonb := change::jsonb;
  person public.people;
  about jsonb;
  said text;
begin
  if lead is null then
    return null;
  end if;
  if asked ? 'end' then
    delete from private.request_sessions s where s.token_hash = private.token_hash(session);
    return null;
  end if;
  if asked ? 'refuse' then
    perform public.refuse_contact(
      (select l.contact_code from public.leads l where l.id = lead),
      array(select jsonb_array_elements_text(asked -> 'refuse')));
    return private.request_status(lead);
  end if;
  perform private.lock_people_of(array[lead]);
  select p.* into person from public.people p join public.leads l on l.person_id = p.id where l.id = lead;
  if person.id is null then
    return null;
  end if;
  if (
    select count(*) from private.person_entries e
    where e.person_id = person.id and e.kind = 'visitor' and e.at > now() - interval '1 day'
  ) >= 60 then
    return '{"limited": true}';
  end if;
  about := jsonb_build_object('contact', (select encode(private.address_hash(l.email), 'hex') from public.leads l where l.id = lead));
  if asked ? 'document' then
    said := asked ->> 'document';
    if (asked ->> 'is_ready')::boolean then
      insert into private.request_documents (lead_id, document) values (lead, said) on conflict do nothing;
    else
      delete from private.request_documents d
      where d.document = said and d.lead_id in (select r.id from private.requests_shown(lead) r);
    end if;
    if found then
      perform private.add_entry(person.id, 'visitor', details => about
        || jsonb_build_object('what', case when (asked ->> 'is_ready')::boolean then 'ready' else 'not_ready' end, 'document', said));
    end if;
    return private.request_status(lead);
  end if;
  if asked ? 'correct' then
    -- The request stays as it was sent, because consent belongs to its number and address; the agent enters what is right.
    said := concat_ws(E'\n',
      asked -> 'correct' ->> 'full_name', asked -> 'correct' ->> 'phone', asked -> 'correct' ->> 'email');
    perform private.add_entry(person.id, 'visitor', body => said,
      details => about || jsonb_build_object('what', 'correction'))
    where said is distinct from (
      select one.a ->> 'body'
      from jsonb_array_elements(private.request_status(lead) -> 'asked') with ordinality as one (a, place)
      where one.a ->> 'what' = 'correction' order by one.place desc limit 1);
  elsif asked ? 'erase' then
    -- From an application on, the law has an agent keep the records: then the agent decides.
    if person.stage in ('new', 'contacted', 'quoted', 'lost') then
      perform private.erase_leads(array(select r.id from private.requests_shown(lead) r), lead, 'visitor');
      return '{"erased": true}';
    end if;
    perform private.add_entry(person.id, 'visitor', details => about || '{"what": "erase"}')
    where not exists (
      select from jsonb_array_elements(private.request_status(lead) -> 'asked') as a where a ->> 'what' = 'erase');
  else
    return private.request_status(lead);
  end if;
  update public.people p set next_contact_at = least(p.next_contact_at, now()) where p.id = person.id;
  return private.request_status(lead);
end;
$$;
