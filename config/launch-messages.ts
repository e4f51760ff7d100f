import type { LaunchCode } from '#domain/leads/desk/launch-finding.ts'

/** How the terminal words what the launch check finds. */
export const launchMessages: Readonly<Record<LaunchCode, string>> = {
  sampleName: '“{{name}}” is the sample agent: enter the name on your license',
  sampleYears: 'these years are the sample agent’s: enter your own',
  samplePhone: '{{phone}} is a number of films and examples: enter your own',
  sampleSupportEmail: '{{email}} reaches nobody: enter your own',
  sampleLeadsEmail:
    '{{email}} reaches nobody: enter where you read of new leads, or null for the support e-mail',
  sampleNumber: 'the number is still zeros: enter your license’s number',
  noCaliforniaLicense:
    'the California license number is missing: California asks it of a site that quotes Californians; add { "state": "CA", "number": "…" }, or leave CA out of agent.licensedStates',
  noDomicile:
    'it is not entered: California asks it of a site that quotes Californians; enter your state of domicile and principal place of business',
  sampleLink: '{{url}} leads nowhere: enter your own, or null',
  exampleFounder: example('founder story'),
  exampleTestimonials: example('testimonials'),
  exampleSuccess: example('success story'),
  unattestedBadge:
    'nobody vouches for the HIPAA badge: set this to true only if the badge is true for your business, or drop it with trustBadges.hipaaCompliant false',
  noRating: '{{carrier}} has no financial-strength rating: enter grade, agency and the day you looked it up',
  unclaimedRating:
    '{{carrier}} is rated {{grade}} ({{agency}}, {{date}}), below A- or a grade that no agency gives: the home page claims nothing of your carriers’ ratings; correct it if it is mistyped.',
  noAddress: `it is not set: ${address()}`,
  openAddress: `{{url}} is not https, and health answers would travel in the open: ${address()}`,
  privateAddress: `{{url}} is no public address: ${address()}`,
  noMailServer:
    'it is not set: e-mails lie in DATA_DIR/outbox and reach nobody, so you are told of no lead, no quote arrives, and nobody can confirm an account or set a new password. Enter your mail server.',
  noBackups:
    'it is not set: leads and accounts are on one disk alone, and lost with it. Name a folder on another disk, or a bucket (docs/operating/backup.md).',
  ownBackups:
    'it is not set: nothing here backs up the database of DATABASE_URL. See that its server does, or name a folder or a bucket (docs/operating/backup.md).',
  openWebhook:
    'webhooks go to {{host}} without https, and names, phones and emails would travel in the open: enter an address with https.',
  webhookAnswers:
    'answers about health and dates of birth go to {{host}}: see that your visitors are told so, and that whoever runs it may have them.',
  unusedProspect:
    '{{email}} reaches nobody: harmless with these prices, but a quote service needs a mailbox of yours.',
  sampleProspect:
    '{{email}} reaches nobody: White Swan gets it with every instant quote; enter a mailbox of yours',
  modeledPrices:
    'the built-in engine is the only source of prices: they are modelled estimates, and labelled so, not carriers’ rates.',
  unaskedRatings:
    'White Swan is not asked for {{ratings}}: these visitors see no prices until you enter its words for them.',
  oldRates:
    'the {{product}} rates of {{carrier}} are of {{date}}, more than a year old: ask whether they still hold.',
  noProxies:
    'it is 0, so all visitors count as one, and a few busy ones shut the others out: set it to how many proxies (the web server with https is one) stand in front.',
  noConfirmation:
    'it is off: whoever types an e-mail address first has an account under it, and the owner of the mailbox, or your own desk, may end up there. Take the variable away.',
  noLimits: 'it is off: passwords may be guessed and mails sent without end. Take the variable away.',
  noRetention:
    'nobody has said how long leads are kept, and the privacy policy promises an end to it: enter how many months after its last change a lead is erased',
  noAgent:
    'no account opens the agent’s desk: create one on the site, then run npm run make-agent -- <e-mail>.',
  agentWithoutApp:
    '{{count}} of the accounts with the agent’s role has no authenticator app that is on, and the desk stays closed to it: sign in, open /agent and set the app up, or take the role away (npm run make-agent -- <e-mail> --remove).',
  agentsUnknown:
    'the database could not be asked who opens the agent’s desk: start the site, or see that its database answers, then run this again.',
  sampleBrand: 'the site still goes by the shipped name “{{name}}”.',
  sampleAssistant: 'the chat assistant still goes by the shipped name “{{name}}”.',
  everyState: 'the site quotes in all 50 states: name yours, unless you are licensed in every one.',
  noSchedulingLink: 'without a scheduling link visitors can only phone or write, and see no calendar.',
  noVideos: 'no video is entered for {{pages}}: these pages go without one.',
  noGoogle: 'it is not set: nobody is offered to sign in with Google.',
}

function example(what: string): string {
  return `the site shows an invented example (${what}): invented stories are unlawful advertising; put in a true one`
}

function address(): string {
  return 'set the environment variable to the address that visitors use, with https.'
}

/** The message of a finding; with the two places where it is set, the `file` and the `variable`, if it has them. */
export function launchMessage(code: LaunchCode, values: Readonly<Record<string, string>>): string {
  const words = launchMessages[code].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  return values.variable === undefined ? words : `${words} (${values.file} or ${values.variable}).`
}
