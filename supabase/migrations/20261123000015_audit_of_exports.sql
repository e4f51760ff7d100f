-- An export leaves a line for each lead in it beside the one that counts them, so that whoever looks into a theft can tell
-- whose data it was. The desk shows the count alone.

create or replace function public.desk_export(
  search text default null, kind text default null, status text default null,
  before_at timestamptz default null, before_id uuid default null, page_size int default 500
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb := private.desk_export(search, kind, status, before_at, before_id, page_size);
begin
  if answer <> '[]' then
    perform private.audit('lead_exported', (lead ->> 'id')::uuid) from jsonb_array_elements(answer) as lead;
    perform private.audit('leads_exported', null, jsonb_build_object('count', jsonb_array_length(answer)));
  end if;
  return answer;
end;
$$;

-- The same as before, without the lines of single leads in an export.
create or replace function public.desk_audit(before_id bigint default null, page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.demand_agent();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'at', e.at, 'event', e.event, 'actor', u.email, 'is_own', e.actor_id = auth.uid(),
      'subject_id', e.subject_id, 'account', of_account.email, 'has_lead', l.id is not null, 'lead_name', l.person_name,
      'details', e.details
    ) order by e.id desc), '[]')
    from (
      select * from private.audit_events a
      where (a.event ~ '^(leads?|role)_' or a.subject_id = auth.uid())
        and a.event <> 'lead_exported'
        and (before_id is null or a.id < before_id)
      order by a.id desc
      limit least(greatest(coalesce(page_size, 50), 1), 200)
    ) e
    left join auth.users u on u.id = e.actor_id
    left join auth.users of_account on of_account.id = e.subject_id and e.event ~ '^role_'
    left join public.leads l on l.id = e.subject_id
  );
end;
$$;
