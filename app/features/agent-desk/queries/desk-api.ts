import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import {
  deskAuditSchema,
  deskChangeSchema,
  deskEraseSchema,
  deskExportSchema,
  deskLaunchCheckSchema,
  deskLeadDetailSchema,
  deskLeadsSchema,
  deskPersonSchema,
  deskSendAgainSchema,
  deskSummarySchema,
  deskUnsentMailsSchema,
  deskWeekSchema,
  deskWeeksSchema,
} from '#domain/leads/desk/desk.ts'
import type { LeadKind, LeadStatus } from '#domain/leads/lead.ts'

/** Which leads are looked for; an empty part lets all through. */
export interface LeadFilter {
  readonly search: string
  readonly kind: LeadKind | ''
  readonly status: LeadStatus | ''
}

/** The last lead of a page: the next page goes on behind it. */
export interface Cursor {
  readonly created_at: string
  readonly id: string
}

type Params = Record<string, string | number | boolean | null>

async function ask<Schema extends z.ZodType>(
  client: SupabaseClient,
  name: string,
  params: Params,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { data, error } = await client.rpc(name, params)
  if (error) throw error
  return schema.parse(data)
}

export const readSummary = (client: SupabaseClient) => ask(client, 'desk_summary', {}, deskSummarySchema)

const pageParams = (filter: LeadFilter, before: Cursor | undefined, size: number): Params => ({
  search: filter.search.trim(),
  kind: filter.kind,
  status: filter.status,
  before_at: before?.created_at ?? null,
  before_id: before?.id ?? null,
  page_size: size,
})

/** A page of leads, the newest first. */
export const readLeads = (
  client: SupabaseClient,
  filter: LeadFilter,
  before: Cursor | undefined,
  size: number,
) => ask(client, 'desk_leads', pageParams(filter, before, size), deskLeadsSchema)

/** A page of leads with all that a spreadsheet wants, the newest first. */
export const readExport = (
  client: SupabaseClient,
  filter: LeadFilter,
  before: Cursor | undefined,
  size: number,
) => ask(client, 'desk_export', pageParams(filter, before, size), deskExportSchema)

/** Everything of one lead; null where there is none with this id. */
export const readLead = (client: SupabaseClient, id: string) =>
  ask(client, 'desk_lead', { id }, deskLeadDetailSchema)

export const readWeek = (client: SupabaseClient, zone: string) =>
  ask(client, 'desk_week', { zone }, deskWeekSchema)

export const readWeeks = (client: SupabaseClient, zone: string, weeks: number) =>
  ask(client, 'desk_weeks', { zone, weeks }, deskWeeksSchema)

export const readUnsentMails = (client: SupabaseClient) =>
  ask(client, 'desk_unsent_mails', {}, deskUnsentMailsSchema)

export const readLaunchCheck = (client: SupabaseClient) =>
  ask(client, 'desk_launch_check', {}, deskLaunchCheckSchema)

/** A page of the security log, the newest first, after the line `before`. */
export const readAudit = (client: SupabaseClient, before: number | undefined, size: number) =>
  ask(client, 'desk_audit', { before_id: before ?? null, page_size: size }, deskAuditSchema)

/** Who else a lead belongs to; null where it is gone. */
export const readPerson = (client: SupabaseClient, id: string) =>
  ask(client, 'desk_person', { id }, deskPersonSchema)

/** Erases a lead for good, or all leads of the same person. */
export const eraseLead = (client: SupabaseClient, id: string, isWholePerson: boolean) =>
  ask(client, 'desk_erase', { id, whole_person: isWholePerson }, deskEraseSchema)

/** Changes a lead that is still as it was seen; null where it is not. */
export const changeLead = (
  client: SupabaseClient,
  id: string,
  seen: string,
  change: { status: LeadStatus } | { notes: string },
) => ask(client, 'desk_change_lead', { id, seen, ...change }, deskChangeSchema)

/** Lets a mail be sent anew, to another address where one is given; null where there is nothing to send. */
export const sendAgain = (client: SupabaseClient, mailId: string, address?: string) =>
  ask(client, 'desk_send_again', { mail_id: mailId, new_address: address ?? null }, deskSendAgainSchema)
