import type { Settings } from '#domain/site/settings-schema.ts'
import { carriers } from './carriers.ts'
import { stories } from './stories.ts'

/**
 * The operator's settings. Change the values here, or override any of them by an environment variable
 * named after its place: `SITE_AGENT_PHONE="(212) 555-0100"`, `SITE_LINKS_SCHEDULING_URL=https://…`
 * (lists and objects as JSON). `npm run launch-check` tells what still has to be replaced before going public.
 */
export const settings: Settings = {
  brand: { name: 'Plainwell Life', assistantName: 'Plainwell Assistant' },
  agent: {
    name: 'Alex Sample',
    phone: '(800) 555-0142',
    supportEmail: 'support@plainwell.example',
    leadsEmail: null,
    language: 'en',
    nationalProducerNumber: '00000000',
    yearsOfExperience: 7,
    licensedStates: 'all',
    stateLicenses: [],
    domicile: null,
    hours: {
      timeZone: 'America/New_York',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      from: '09:00',
      until: '18:00',
    },
    promiseHours: 24,
    morningEmailAt: '08:00',
  },
  links: {
    socialProfileUrl: 'https://social.example/plainwell-life',
    schedulingUrl: null,
    phoneDialerScriptUrl: null,
  },
  videos: { intro: null, term: null, whole: null, iul: null },
  carriers,
  quotes: {
    provider: 'embedded',
    rateTablesFolder: null,
    whiteSwanHealthRatings: {
      'Super Preferred': 'Excellent',
      Preferred: 'Good',
      Standard: 'Average',
      'Table 1': null,
      'Table 2': null,
      'Table 3': null,
      'Table 4': null,
    },
  },
  protectionTotalMillions: null,
  placeholderProspect: { name: 'Quote Visitor', email: 'quotes@plainwell.example', phone: '(800) 555-0143' },
  trustBadges: { sslSecured: true, hipaaCompliant: true, hipaaAttested: false },
  retention: { leadMonths: null, unconfirmedAccountDays: 30, auditMonths: 24 },
  splash: 'always',
  homeButton: false,
  stories,
  legalPagesDate: null,
}
