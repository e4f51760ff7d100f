import { z } from 'zod'
import { carrierSchema } from '#domain/carriers/carrier.ts'
import { isTimeZone } from '#domain/format/time-zone.ts'
import { emailSchema } from '#domain/people/contact/email-schema.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { planTypes } from '#domain/plans/plan-type.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { weekdays } from './hours.ts'
import { languages } from './language.ts'

const stateCode = z.string().refine(isStateCode, 'must be the two-letter code of a state, or DC')
const httpsUrl = z.url({
  protocol: /^https?$/,
  message: 'must be a full address such as https://example.com/page',
})
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (800) 555-0142')

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must look like 09:00 or 17:30',
  abort: true,
})

const videoId = z
  .string()
  .regex(
    /^[\w-]{11}$/,
    'must be the id of a YouTube video, the 11 characters after youtu.be/ or v=, such as a1B2-c3D4_e',
  )
  .nullable()

/** When the phone is answered. */
const hours = z
  .strictObject({
    /** By whose clock, as an IANA name. */
    timeZone: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as America/Chicago')
      .default('America/New_York'),
    days: z.array(z.enum(weekdays)).min(1).default(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']),
    from: clockTime.default('09:00'),
    until: clockTime.default('18:00'),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    error: 'must be later than agent.hours.from',
  })

const quotes = z
  .strictObject({
    /** Where prices come from: our engine's estimates, the carriers' rates as CSV files, or the quote service White Swan. */
    provider: z.enum(['embedded', 'rate-tables', 'white-swan']),
    /** Folder of the CSV files (docs/prices/rate-tables.md); a relative one counts from where the process is started. */
    rateTablesFolder: z.string().trim().min(1).nullable(),
    /** What White Swan is sent for each of our health ratings; null: it has no such rating, so it is not asked. */
    whiteSwanHealthRatings: z.record(z.enum(healthRatings), z.string().trim().min(1).nullable()),
  })
  .refine(({ provider, rateTablesFolder }) => provider !== 'rate-tables' || rateTablesFolder !== null, {
    path: ['rateTablesFolder'],
    error: 'must name the folder of the CSV files, because quotes.provider is rate-tables',
  })

/** Ids and names tell carriers apart, in rate tables and on the pages; a limit goes with a product. */
const carriers = z
  .array(carrierSchema)
  .min(1)
  .superRefine((all, context) => {
    for (const [place, carrier] of all.entries()) {
      for (const key of ['id', 'name'] as const) {
        const isTaken = all.slice(0, place).some((other) => other[key] === carrier[key])
        if (isTaken)
          context.addIssue({
            code: 'custom',
            path: [place, key],
            message: `must be its own, and ${carrier[key]} stands twice`,
          })
      }
      const { term, whole, iul, finalExpense } = carrier.products
      const sold = { term, whole: whole ?? finalExpense, iul }
      for (const kind of planTypes) {
        const sells = sold[kind] !== null
        if (sells === (carrier.limits[kind] !== null)) continue
        const message = sells
          ? `must say up to what amount ${carrier.name} sells it`
          : `must be null, because ${carrier.name} sells none (products.${kind} is null)`
        context.addIssue({ code: 'custom', path: [place, 'limits', kind], message })
      }
    }
  })

const text = z.string().trim().min(1)
/** The operator's own words, in each language of the site. */
const inBothLanguages = z.strictObject({ en: text, es: text })

/** What one family did, on the page of a product; `none` leaves the part out. */
const successStory = z
  .union([
    z.literal('none'),
    z.strictObject({ quote: inBothLanguages, name: text, who: inBothLanguages, plan: inBothLanguages }),
  ])
  .nullable()

/** True stories in place of the shipped examples; null: the example, labelled so and named by the launch check. */
const stories = z.strictObject({
  /** Paragraphs of the About page. */
  founder: z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) }).nullable(),
  /** Of the FAQ page; none at all leaves the part out. */
  testimonials: z
    .array(z.strictObject({ name: text, rating: z.int().min(1).max(5), comment: inBothLanguages }))
    .nullable(),
  success: z.strictObject({
    term: successStory,
    iul: successStory,
    noExam: successStory,
    mortgage: successStory,
  }),
})

/** Everything an operator can change without touching code. `config/settings.ts` holds the shipped values, a file of the operator's what differs. */
export const settingsSchema = z.strictObject({
  brand: z.strictObject({
    name: z.string().trim().min(1),
    assistantName: z.string().trim().min(1),
  }),
  agent: z.strictObject({
    name: z.string().trim().min(1),
    phone,
    supportEmail: emailSchema,
    /** Where the agent is told of new leads; null: at the support e-mail. Not shown to visitors. */
    leadsEmail: emailSchema.nullable(),
    /** The language of the mails about new leads. */
    language: z.enum(languages),
    nationalProducerNumber: z
      .string()
      .regex(/^\d{1,10}$/, 'must be the digits of the National Producer Number'),
    yearsOfExperience: z.number().int().min(0).max(80),
    /** States where the agent may quote. Visitors of other states get a plain message instead of prices. */
    licensedStates: z.union([z.literal('all'), z.array(stateCode).min(1)]),
    /** Licence numbers that a state wants to see on the site, such as California's. */
    stateLicenses: z.array(z.strictObject({ state: stateCode, number: z.string().min(1) })),
    /** State of domicile and principal place of business, shown beside the California licence. */
    domicile: z.string().nullable(),
    hours: hours.prefault({}),
    /** Within how many hours a request is answered; what comes outside the phone's hours is promised an answer within them. */
    promiseHours: z.int().min(1).max(168).default(24),
    /** When agents are written to on the days on which the phone is answered, by that clock; null: they are not. */
    morningEmailAt: clockTime.nullable().default('08:00'),
  }),
  links: z.strictObject({
    socialProfileUrl: httpsUrl.nullable(),
    schedulingUrl: httpsUrl.nullable(),
    phoneDialerScriptUrl: httpsUrl.nullable(),
  }),
  videos: z.strictObject({ intro: videoId, term: videoId, whole: videoId, iul: videoId }),
  carriers,
  quotes,
  /** Shown on the home page when set: the protection arranged so far, in millions of USD. */
  protectionTotalMillions: z.number().positive().nullable(),
  /** Sent instead of the visitor's own details by the instant quote. */
  placeholderProspect: z.strictObject({ name: z.string().min(1), email: emailSchema, phone }),
  trustBadges: z.strictObject({
    sslSecured: z.boolean(),
    hipaaCompliant: z.boolean(),
    /** The operator's word that the HIPAA badge is true for this business. */
    hipaaAttested: z.boolean(),
  }),
  /** How long is kept what nobody asks for any more; whatever is past it is erased by the running site. */
  retention: z.strictObject({
    /** Months after a lead was last changed; null keeps leads for good, which the launch check refuses. */
    leadMonths: z.int().min(1).max(240).nullable(),
    /** Days that an account may wait for its e-mail address to be confirmed. */
    unconfirmedAccountDays: z.int().min(2).max(365),
    /** Months that the security log is kept. */
    auditMonths: z.int().min(4).max(120),
  }),
  splash: z.enum(['always', 'session', 'off']),
  homeButton: z.boolean(),
  stories,
  /** Fixed date of the legal pages (YYYY-MM-DD); null shows the current date. */
  legalPagesDate: z.iso.date().nullable(),
})

export type Settings = z.infer<typeof settingsSchema>
