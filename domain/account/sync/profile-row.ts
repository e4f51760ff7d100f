import { z } from 'zod'

/** The most that the table `profiles` takes: characters of a text, and bytes of a list. */
export const profileLimits = { email: 254, fullName: 200, phone: 40, zipCode: 20, list: 20_000 } as const

const text = z.string().nullable()
const list = z
  .array(z.string())
  .nullable()
  .transform((elements) => elements ?? [])

/** One row of the table `profiles`, as the backend answers it. `updated_at` is an RFC 3339 timestamp. */
export const profileRowSchema = z.object({
  id: z.string(),
  email: text,
  full_name: text,
  phone: text,
  /** YYYY-MM-DD. */
  date_of_birth: text,
  /** A ZIP code, or the code of a state. */
  zip_code: text,
  gender: text,
  smoker: z
    .boolean()
    .nullable()
    .transform((value) => value ?? false),
  medical_conditions: list,
  medications: list,
  insurance_goals: list,
  last_device_id: text,
  updated_at: z.string(),
})
export type ProfileRow = z.infer<typeof profileRowSchema>

/** What the site writes into a row: all but the owner, and the time, which the database sets itself. */
export type ProfileColumns = Partial<Omit<ProfileRow, 'id' | 'updated_at'>>
