import { formatList, formatSpan } from '#domain/format/format.ts'
import {
  isLicensedEverywhere,
  type LicensedStates,
  licensedStateList,
} from '#domain/people/states/licensed-states.ts'
import { hoursText } from '#domain/site/hours-words.ts'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { sharedWords } from './site-words.ts'

/** What the texts name of the operator: `{{agent}}` and so on. */
export type OperatorWords = Readonly<Record<string, string>>

/** What the pages' texts may name; other placeholders in them stand for figures that a page works out. */
export function pageOperatorWords(settings: Settings, language: Language): OperatorWords {
  const { agent, brand, retention } = settings
  return {
    agent: agent.name,
    brand: brand.name,
    phone: agent.phone,
    email: agent.supportEmail,
    hours: hoursText(settings, language),
    licensed: licensed(agent.licensedStates, language),
    leadsKept: leadsKept(retention.leadMonths, language),
    unconfirmedKept: formatSpan(retention.unconfirmedAccountDays, 'day', language),
    auditKept: formatSpan(retention.auditMonths, 'month', language),
  }
}

/** What the assistant's own words may name besides. */
export function ownOperatorWords(settings: Settings, language: Language): OperatorWords {
  const { agent, brand, carriers } = settings
  return {
    ...pageOperatorWords(settings, language),
    assistant: brand.assistantName,
    npn: agent.nationalProducerNumber,
    years: String(agent.yearsOfExperience),
    carriers: formatList(
      carriers.map(({ name }) => name),
      language,
    ),
  }
}

function leadsKept(leadMonths: number | null, language: Language): string {
  const { leadsKept, leadsKeptFor } = sharedWords[language]
  return leadMonths === null
    ? leadsKept
    : leadsKeptFor.replace('{{months}}', formatSpan(leadMonths, 'month', language))
}

function licensed(licensedStates: LicensedStates, language: Language): string {
  const { licensedAll, licensedIn } = sharedWords[language]
  return isLicensedEverywhere(licensedStates)
    ? licensedAll
    : licensedIn.replace('{{states}}', licensedStateList(licensedStates, language))
}
