-- The launch check with how many accounts open the desk now, and how many of them have no authenticator app: what was
-- found at the last look is older than an agent who was made since.
create or replace function public.desk_launch_check() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_owner();
  return (
    select jsonb_build_object(
      'checked_at', c.checked_at, 'findings', c.findings, 'agents', public.count_agents())
    from private.launch_checks c);
end;
$$;
