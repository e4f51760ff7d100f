import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import {
  deskAddSchema,
  deskAlikeSchema,
  deskImportSchema,
  deskKnownSchema,
  type ImportLine,
  importPieceSchema,
  type TypedPerson,
  typedPersonSchema,
} from '#domain/leads/csv/import-line.ts'
import { agentDaySchema, deskCalendarSchema } from '#domain/leads/desk/day/agent-day.ts'
import {
  deskAgentSchema,
  deskAgentsSchema,
  deskAuditSchema,
  deskLaunchCheckSchema,
  deskSummarySchema,
  deskWeekSchema,
  deskWeeksSchema,
} from '#domain/leads/desk/desk.ts'
import { deskSendAgainSchema, deskUnsentMailsSchema } from '#domain/leads/desk/mails.ts'
import type { Outcome } from '#domain/leads/desk/outcomes.ts'
import {
  changedPersonSchema,
  deskExportSchema,
  deskPeopleSchema,
  deskTodaySchema,
  type KindFilter,
  loggedPersonSchema,
  type PersonFilter,
} from '#domain/leads/desk/people.ts'
import {
  contactWishesSchema,
  deskEraseSchema,
  deskPersonOfSchema,
  deskPersonSchema,
} from '#domain/leads/desk/person.ts'
import { deskNoteSchema } from '#domain/leads/desk/person-entry.ts'
import { personPricesSchema } from '#domain/leads/desk/person-prices.ts'
import type { LostReason, Stage } from '#domain/leads/desk/stages.ts'
import { deskStatusSchema } from '#domain/leads/desk/status.ts'
import { deskWebhooksSchema } from '#domain/leads/desk/webhooks.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { askedPricesSchema } from '#domain/pricing/accuracy/asked-prices.ts'

/** Which people are looked for; an empty part lets all through. */
export interface PeopleFilter {
  readonly search: string
  readonly kind: KindFilter
  readonly stage: PersonFilter
}

/** The last person of a page: the next page goes on behind them. */
export interface Cursor {
  readonly at: string
  readonly id: string
}

type Params = Record<string, string | string[] | number | boolean | null>

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

/** Whom to turn to: overdue is who has waited since before `promisedSince`; the day ends at `dayEnds`. */
export const readToday = (client: SupabaseClient, promisedSince: Date, dayEnds: Date) =>
  ask(
    client,
    'desk_today',
    { promised_since: promisedSince.toISOString(), day_ends: dayEnds.toISOString() },
    deskTodaySchema,
  )

const pageParams = (filter: PeopleFilter, before: Cursor | undefined, size: number): Params => ({
  search: filter.search.trim(),
  stage: filter.stage,
  kind: filter.kind,
  before_at: before?.at ?? null,
  before_id: before?.id ?? null,
  page_size: size,
})

/** A page of people, the newest request first. */
export const readPeople = (
  client: SupabaseClient,
  filter: PeopleFilter,
  before: Cursor | undefined,
  size: number,
) => ask(client, 'desk_people', pageParams(filter, before, size), deskPeopleSchema)

/** The requests of a page of people with all that a spreadsheet wants, the newest first. */
export const readExport = (
  client: SupabaseClient,
  filter: PeopleFilter,
  before: Cursor | undefined,
  size: number,
) => ask(client, 'desk_export', pageParams(filter, before, size), deskExportSchema)

/** Everything of one person; null where there is none with this id. */
export const readPerson = (client: SupabaseClient, id: string) =>
  ask(client, 'desk_person', { id }, deskPersonSchema)

/** Whose a request is; null where there is none with this id. */
export const readPersonOf = (client: SupabaseClient, leadId: string) =>
  ask(client, 'desk_person_of', { lead_id: leadId }, deskPersonOfSchema)

/** Stores what came of a contact, and when the next one is due. */
export const logContact = (
  client: SupabaseClient,
  id: string,
  way: ReachWay,
  outcome: Outcome,
  nextContactAt: string | null,
) =>
  ask(
    client,
    'desk_log',
    { id, way, outcome, body: null, next_contact_at: nextContactAt, stage: null },
    loggedPersonSchema,
  )

/** Takes back what was stored of a contact; null where that is no longer possible. */
export const undoLog = (client: SupabaseClient, entryId: number) =>
  ask(client, 'desk_undo', { entry_id: entryId }, changedPersonSchema)

export const addNote = (client: SupabaseClient, id: string, body: string) =>
  ask(client, 'desk_note', { id, body }, deskNoteSchema)

/** Changes a note that still says `seen`, or removes it; answers the note as it is now. */
export const changeNote = (client: SupabaseClient, entryId: number, body: string, seen: string) =>
  ask(client, 'desk_change_note', { entry_id: entryId, body: body || null, seen }, deskNoteSchema)

/** What is set of a person; what is left out stays. */
export interface PersonChange {
  readonly stage?: Stage
  readonly lost_reason?: LostReason
  readonly next_contact_at?: string | null
  readonly answered?: true
}

/** Changes somebody who is still as they were seen; null where they are not. */
export const setPerson = (client: SupabaseClient, id: string, seen: number, change: PersonChange) =>
  ask(
    client,
    'desk_set',
    {
      id,
      seen,
      stage: change.stage ?? null,
      lost_reason: change.lost_reason ?? null,
      next_contact_at: change.next_contact_at ?? null,
      clears_next: change.next_contact_at === null,
      answered: change.answered ?? null,
    },
    changedPersonSchema,
  )

export const readAgents = (client: SupabaseClient) => ask(client, 'desk_agents', {}, deskAgentsSchema)

/** Says to whom new people come by themselves: those of these states (none: of all), in turn with the others. */
export const setAgent = (
  client: SupabaseClient,
  id: string,
  states: readonly string[],
  takesLeads: boolean,
) =>
  ask(
    client,
    'desk_set_agent',
    { id, states: states.join(','), takes_leads: takesLeads },
    deskAgentSchema.nullable(),
  )

export const readDay = (client: SupabaseClient) => ask(client, 'desk_day', {}, agentDaySchema)

export const setMorningEmail = (client: SupabaseClient, wants: boolean) =>
  ask(client, 'desk_set_morning_email', { wants }, agentDaySchema)

/** Makes the address of the caller's calendar, which is told this once, or takes it away. */
export const setCalendar = (client: SupabaseClient, isOn: boolean) =>
  ask(client, 'desk_set_calendar', { is_on: isOn }, deskCalendarSchema)

export const assignPerson = (client: SupabaseClient, id: string, ownerId: string | null) =>
  ask(client, 'desk_assign', { id, owner_id: ownerId }, changedPersonSchema)

/** Makes two people one; answers them as they stand then. */
export const mergePeople = (client: SupabaseClient, intoId: string, fromId: string) =>
  ask(client, 'desk_merge', { into_id: intoId, from_id: fromId }, changedPersonSchema)

/** Makes some of somebody's requests a person of their own; answers that one. */
export const splitPerson = (client: SupabaseClient, leadIds: string[]) =>
  ask(client, 'desk_split', { lead_ids: leadIds }, changedPersonSchema)

/** Records that somebody refuses a way, or allows it again. */
export const setWish = (client: SupabaseClient, id: string, way: ReachWay, isRefused: boolean) =>
  ask(client, 'desk_wish', { id, way, is_refused: isRefused, body: null }, contactWishesSchema)

export const readWeek = (client: SupabaseClient, zone: string) =>
  ask(client, 'desk_week', { zone }, deskWeekSchema)

export const readWeeks = (client: SupabaseClient, zone: string, weeks: number) =>
  ask(client, 'desk_weeks', { zone, weeks }, deskWeeksSchema)

export const readUnsentMails = (client: SupabaseClient) =>
  ask(client, 'desk_unsent_mails', {}, deskUnsentMailsSchema)

export const readLaunchCheck = (client: SupabaseClient) =>
  ask(client, 'desk_launch_check', {}, deskLaunchCheckSchema)

/** How webhooks are doing; for an owner of the site alone. */
export const readWebhooks = (client: SupabaseClient) => ask(client, 'desk_webhooks', {}, deskWebhooksSchema)

/** Sends all webhooks that were not taken now. */
export const sendWebhooksAgain = (client: SupabaseClient) =>
  ask(client, 'desk_webhooks_again', {}, deskWebhooksSchema)

/** A page of the security log, the newest first, after the line `before`. */
export const readAudit = (client: SupabaseClient, before: number | undefined, size: number) =>
  ask(client, 'desk_audit', { before_id: before ?? null, page_size: size }, deskAuditSchema)

/** Erases for good: a request by its id, or with `isWholePerson` everything of a person. */
export const erase = (client: SupabaseClient, id: string, isWholePerson: boolean) =>
  ask(client, 'desk_erase', { id, whole_person: isWholePerson }, deskEraseSchema)

/** Lets a mail be sent anew, to another address where one is given; null where there is nothing to send. */
export const sendAgain = (client: SupabaseClient, mailId: string, address?: string) =>
  ask(client, 'desk_send_again', { mail_id: mailId, new_address: address ?? null }, deskSendAgainSchema)

/** Who is there with this phone or email; an empty one finds nobody. */
export const readAlike = (client: SupabaseClient, contact: { phone: string; email: string }) =>
  ask(client, 'desk_alike', contact, deskAlikeSchema)

/** Stores somebody who was typed in; answers whose request it is. */
export const addTypedPerson = (client: SupabaseClient, person: TypedPerson) =>
  ask(client, 'desk_add', { person: JSON.stringify(typedPersonSchema.parse(person)) }, deskAddSchema)

/** Who of these is there already: by their place, the person's id or null. */
export const readKnown = (
  client: SupabaseClient,
  people: readonly Pick<ImportLine, 'name' | 'phone' | 'email'>[],
) => ask(client, 'desk_known', { people: JSON.stringify(people) }, deskKnownSchema)

/** Stores people of a file; made again, it stores nobody twice. */
export const importPeople = (client: SupabaseClient, people: readonly ImportLine[]) =>
  ask(client, 'desk_import', { people: JSON.stringify(importPieceSchema.parse(people)) }, deskImportSchema)

/** How the site is doing; for owners of the site. */
export const readStatus = (client: SupabaseClient) => ask(client, 'desk_status', {}, deskStatusSchema)

/** What carriers asked for the plans of a person; null where there is no such person. */
export const readPricesOf = (client: SupabaseClient, id: string) =>
  ask(client, 'desk_prices_of', { id }, personPricesSchema)

/** Stores what a carrier asked for a plan that says the estimate `seen`; answers all of the person, null where none does. */
export const addPrice = (
  client: SupabaseClient,
  price: {
    leadId: string
    place: number
    seen: number
    carrierId: string
    asked: number
    healthClass: string
  },
) => {
  const { leadId: lead_id, place, seen, carrierId: carrier_id, asked, healthClass: health_class } = price
  const params = { lead_id, place, seen, carrier_id, asked, health_class }
  return ask(client, 'desk_add_price', params, personPricesSchema)
}

/** Takes away one that was typed wrong; answers those that are left of the person. */
export const dropPrice = (client: SupabaseClient, id: number) =>
  ask(client, 'desk_drop_price', { price_id: id }, personPricesSchema)

/** The latest prices of all people that the caller sees, without whose they are. */
export const readPrices = (client: SupabaseClient) => ask(client, 'desk_prices', {}, askedPricesSchema)
