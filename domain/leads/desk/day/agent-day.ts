import { z } from 'zod'
import { reachWays } from '#domain/leads/reach.ts'

const time = z.iso.datetime({ offset: true })

/** `desk_day`: whether the morning's email comes, and since when there is a calendar; null where there is none. */
export const agentDaySchema = z.object({
  wants_morning_email: z.boolean(),
  calendar_made_at: time.nullable(),
})
export type AgentDay = z.infer<typeof agentDaySchema>

/** `desk_set_calendar`: the same, and this once the code of the new address; null where the calendar was taken away. */
export const deskCalendarSchema = agentDaySchema.extend({ code: z.string().nullable() })

/** Where the calendar with this code is found, below the site's address. */
export const calendarPath = (code: string) => `/calendar/${code}.ics`

/** `calendar_of`: the next contacts of the agent whose calendar it is, the earliest first; null where it is nobody's. */
export const calendarSchema = z
  .array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      next_contact_at: time,
      refused: z.array(z.enum(reachWays)),
      has_phone: z.boolean(),
      touched_at: time,
    }),
  )
  .nullable()
export type CalendarContact = NonNullable<z.infer<typeof calendarSchema>>[number]

const parts = ['overdue', 'due', 'fresh'] as const

/** `private.morning_email`: how many are in each part of today (1,000 at most), and the first few by name. */
export const morningSchema = z.object({
  email: z.string(),
  overdue: z.number(),
  due: z.number(),
  fresh: z.number(),
  idle: z.number(),
  people: z.array(z.object({ part: z.enum(parts), at: time, name: z.string().nullable() })),
})
export type MorningContent = z.infer<typeof morningSchema>
