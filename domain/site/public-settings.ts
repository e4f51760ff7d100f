import { z } from 'zod'
import { carrierSchema } from '#domain/carriers/carrier.ts'
import { claimedGrades, strengthClaim } from '#domain/carriers/strength.ts'
import { type PlanType, planTypes } from '#domain/plans/plan-type.ts'
import { youngestAge } from '#domain/pricing/risk/mortality-tables.ts'
import { hoursText, openingHours } from './hours-words.ts'
import { languages } from './language.ts'
import { type Settings, settingsSchema } from './settings-schema.ts'

const shape = settingsSchema.shape

/** What the browser may see of the settings: an explicit list, so that nothing new becomes public by accident. */
const publicSettingsSchema = z.object({
  brand: shape.brand,
  agent: shape.agent.omit({ leadsEmail: true, language: true }).strip(),
  /** When the phone is answered, in words, and as schema.org writes it: no page carries what writes them. */
  hoursText: z.record(z.enum(languages), z.string()),
  openingHours: z.string(),
  links: shape.links,
  videos: shape.videos,
  carriers: z.array(
    carrierSchema
      .pick({
        id: true,
        name: true,
        initials: true,
        logo: true,
        color: true,
        strengthRating: true,
        starsFrom: true,
        limits: true,
        inCarrierStrip: true,
        inLimitTable: true,
      })
      .strip(),
  ),
  /** What may be said of the financial strength of them all; null: nothing. */
  strengthClaim: z.enum(claimedGrades).nullable(),
  protectionTotalMillions: shape.protectionTotalMillions,
  placeholderProspect: shape.placeholderProspect,
  trustBadges: shape.trustBadges.pick({ sslSecured: true, hipaaCompliant: true }).strip(),
  splash: shape.splash,
  homeButton: shape.homeButton,
  stories: shape.stories,
  legalPagesDate: shape.legalPagesDate,
  retention: shape.retention,
  /** The youngest age, in years, at which some carrier's price can be told, by plan type; null where none is sold. */
  youngestIssueAge: z.record(z.enum(planTypes), z.number().nullable()),
  /** What prices are: the legal pages say what that means for a price and for a visitor's answers. */
  prices: z.enum(['modeled', 'filed', 'from-service']),
})

export type PublicSettings = z.infer<typeof publicSettingsSchema>

const kindsOfPrices = {
  embedded: 'modeled',
  'rate-tables': 'filed',
  'white-swan': 'from-service',
} as const satisfies Record<Settings['quotes']['provider'], PublicSettings['prices']>

/** The public part of the settings; everything that the list above does not name is left out. */
export function publicSettings(settings: Settings): PublicSettings {
  return publicSettingsSchema.parse({
    ...settings,
    hoursText: { en: hoursText(settings, 'en'), es: hoursText(settings, 'es') },
    openingHours: openingHours(settings),
    // An address of somebody else's would tell them who looks at which carrier.
    carriers: settings.carriers.map((carrier) => ({ ...carrier, logo: servedLogo(carrier) })),
    strengthClaim: strengthClaim(settings.carriers),
    youngestIssueAge: youngestIssueAges(settings),
    prices: kindsOfPrices[settings.quotes.provider],
  })
}

/** The address below which logos that lie elsewhere are served through us, by the carrier's id. */
export const carrierLogoPath = '/carrier-logos/'

function servedLogo({ id, logo }: Settings['carriers'][number]): string | null {
  return logo?.startsWith('/') === false ? `${carrierLogoPath}${id}` : logo
}

function youngestIssueAges({ carriers, quotes }: Settings): Record<string, number | null> {
  const youngestPriced = quotes.provider === 'embedded' ? youngestAge : 0
  const youngest = (planType: PlanType) => {
    const ages = carriers.flatMap(({ products }) => products[planType]?.minIssueAge ?? [])
    return ages.length === 0 ? null : Math.max(youngestPriced, Math.min(...ages))
  }
  return Object.fromEntries(planTypes.map((planType) => [planType, youngest(planType)]))
}

/** The public part plus where the backend answers, as `/config.json` serves it and every page carries it. */
const siteConfigSchema = publicSettingsSchema.extend({
  /** The backend's address; on a page it may be relative to the page's own origin. */
  supabaseUrl: z.string(),
  supabaseKey: z.string(),
  publicUrl: z.string(),
  /** What the accounts service can do beyond what supabase-js has words for: our own can, a hosted project cannot. */
  accounts: z.object({
    recoveryCodes: z.boolean(),
    cancelEmailChange: z.boolean(),
    /** Whether Google signs people in; null where the service alone can tell. */
    google: z.boolean().nullable(),
  }),
  /** Whether a language model writes the assistant's answers, and so is sent what visitors type. */
  assistant: z.enum(['site-texts', 'model']),
  /** The server's date (YYYY-MM-DD) when the page was rendered. */
  today: z.iso.date(),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
