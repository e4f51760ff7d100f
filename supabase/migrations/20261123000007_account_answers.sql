-- What a signed-in person answered beyond the specified columns of `profiles`: all else that a price rests on, and who
-- else is to be insured. One row for an account; its shape is `domain/account/account-answers.ts`. Without it a second
-- device would have to invent the answers.

create table public.account_answers (
  id uuid primary key references auth.users (id) on delete cascade,
  answers jsonb not null
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 200000),
  updated_at timestamptz not null default now()
);

-- The server's clock alone dates a row; what a request says of it is passed over.
create function private.fix_account_answers() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.id <> old.id then
    raise exception 'Answers keep their owner' using errcode = '42501';
  end if;
  new.updated_at = now();
  return new;
end;
$$;
create trigger account_answers_fix before insert or update on public.account_answers
  for each row execute function private.fix_account_answers();

revoke all on table public.account_answers from public, anon, authenticated;
grant select, insert, update, delete on table public.account_answers to authenticated;
grant all on table public.account_answers to service_role;

alter table public.account_answers enable row level security;

create policy "Owners read their answers" on public.account_answers
  for select to authenticated using ((select auth.uid()) = id);
create policy "Owners store their answers" on public.account_answers
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "Owners change their answers" on public.account_answers
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "Owners delete their answers" on public.account_answers
  for delete to authenticated using ((select auth.uid()) = id);

-- Restrictive: it narrows every other policy, those of the future included.
create policy "The session is open and has the level its account asks for" on public.account_answers
  as restrictive for all to authenticated
  using ((select private.session_reaches_rows())) with check ((select private.session_reaches_rows()));
