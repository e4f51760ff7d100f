import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DatabaseUnusable } from '#server/database/connect.ts'
import type { Queries } from '#server/database/sql.ts'
import { projectFile } from '#server/project-file.ts'

const authSchema = projectFile('server/backend/auth-schema.sql')

/** The roles a request acts in, as on hosted Supabase. */
const requestRoles = ['anon', 'authenticated', 'service_role'] as const

/**
 * What a hosted Supabase project has before its first migration: the three roles, the `auth` schema with its tables
 * and helper functions, and the same generous default grants, so that migrations meet the same ground in both places.
 * Runs in the caller's transaction and may run again. Throws `DatabaseUnusable` when the database user lacks a right.
 */
export async function bootstrapDatabase(sql: Queries): Promise<void> {
  await refuseSupabaseOwnDatabase(sql)
  await sql.script(roles).catch(explainMissingRight)
  await sql.script(await readFile(authSchema, 'utf8'))
  await sql.script(grants)
  await checkRoles(sql)
  // Who may use the schema and does not own it cannot mark it: then all this is done again at each start.
  const comment = `comment on schema auth is '${await bootstrapMark()}'`
  await sql.script(`do $$ begin ${comment}; exception when insufficient_privilege then null; end $$`)
}

/** Whether `bootstrapDatabase` has done here all that it does now, and the database user may act in the roles. */
export async function isBootstrapped(sql: Queries): Promise<boolean> {
  const [row] = await sql<{ mark: string | null; passes: boolean }>`
    select obj_description(to_regnamespace('auth'), 'pg_namespace') as mark,
      exists (select from pg_roles where rolname = 'service_role' and (rolbypassrls or rolsuper)) as passes`
  if (!row?.passes || row.mark !== (await bootstrapMark())) return false
  const intoEach = requestRoles.map((role) => `set local role ${role}`).join('; ')
  return sql.script(`begin; ${intoEach}; commit`).then(
    () => true,
    async () => {
      await sql.script('rollback')
      return false
    },
  )
}

/** Tells one version of what is prepared from another. */
async function bootstrapMark(): Promise<string> {
  const text = [roles, await readFile(authSchema, 'utf8'), grants].join('\n')
  return `prepared ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

// Roles belong to the whole server, so another database may be creating the same ones at this moment.
const roles = `do $$
declare
  wanted record;
begin
  for wanted in select * from (values ('anon', ''), ('authenticated', ''), ('service_role', 'bypassrls')) as r (name, extra)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I nologin noinherit %s', wanted.name, wanted.extra);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    begin
      execute format('grant %I to current_user', wanted.name);
    exception when insufficient_privilege or unique_violation then null;
    end;
  end loop;
end $$`

const grants = `
grant usage on schema public, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role`

async function refuseSupabaseOwnDatabase(sql: Queries): Promise<void> {
  const [row] = await sql`select to_regclass('auth.schema_migrations') as found`
  if (row?.found !== null) {
    throw new DatabaseUnusable(
      'DATABASE_URL points into a Supabase project. Set SUPABASE_URL and its keys instead: the project already has a backend.',
    )
  }
}

/** Every request switches into one of the roles; without that right, or without the bypass, nothing would work. */
async function checkRoles(sql: Queries): Promise<void> {
  for (const role of requestRoles) {
    await sql.script(`set local role ${role}; reset role`).catch(explainMissingRight)
  }
  const [service] =
    await sql`select rolbypassrls or rolsuper as passes from pg_roles where rolname = 'service_role'`
  if (!service?.passes) explainMissingRight()
}

function explainMissingRight(cause?: unknown): never {
  throw new DatabaseUnusable(
    'The user of DATABASE_URL may not set up the roles anon, authenticated and service_role. Let an administrator run: ' +
      'create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls; ' +
      'grant anon, authenticated, service_role to <that user>;',
    { cause },
  )
}
