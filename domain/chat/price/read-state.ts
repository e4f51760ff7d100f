import { isStateCode, type StateCode, stateCodes, stateNames } from '#domain/people/states/states.ts'
import type { RestOfText } from './rest-of-text.ts'

/** What people also call a state, in both languages and as it is spelled without accents. */
const otherNames: Readonly<Record<string, StateCode>> = {
  'nueva york': 'NY',
  nyc: 'NY',
  'nueva jersey': 'NJ',
  'nuevo jersey': 'NJ',
  jersey: 'NJ',
  'nueva hampshire': 'NH',
  'nuevo hampshire': 'NH',
  'nuevo mexico': 'NM',
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'n carolina': 'NC',
  's carolina': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  'virginia occidental': 'WV',
  'virginia del oeste': 'WV',
  luisiana: 'LA',
  pensilvania: 'PA',
  misisipi: 'MS',
  misuri: 'MO',
  hawai: 'HI',
  tejas: 'TX',
  calif: 'CA',
  fla: 'FL',
  cali: 'CA',
  'washington dc': 'DC',
  'washington, dc': 'DC',
  'district of columbia': 'DC',
  'distrito de columbia': 'DC',
  'washington state': 'WA',
}

const byName = new Map<string, StateCode>([
  ...stateCodes.map((code): [string, StateCode] => [stateNames[code].toLowerCase(), code]),
  ...Object.entries(otherNames),
])
/** Longer names first: West Virginia is not Virginia. */
const names = [...byName.keys()].sort((one, other) => other.length - one.length)
const spelledName = names.join('|')
const place =
  '(?:(?:i |we |she |he )?(?:lives? )?in|(?:the )?state of|from|(?:yo |ella |el )?(?:vivo|vive|vivimos) en|en|de|soy de)'
const named = new RegExp(`(?:\\b${place} )?(?<![a-z])(${spelledName})(?![a-z])`)

/** Codes that are no words of either language, so that small letters do. */
const plainCodes = stateCodes.filter(
  (code) => !/^(?:AL|CA|CO|DE|HI|ID|IN|LA|MA|ME|MI|MO|MS|OH|OK|OR|PA|SC|SD|VA)$/.test(code),
)
/** After "in" or "de" these would be read out of "de la casa", "in me". */
const afterPlace = stateCodes.filter((code) => !/^(?:AL|DE|HI|IN|LA|ME|MI|OR)$/.test(code))
const codeAfterPlace = new RegExp(`\\b${place} (${afterPlace.join('|').toLowerCase()})\\b`)
const anyPlainCode = new RegExp(`\\b(${plainCodes.join('|').toLowerCase()})\\b`)
const aloneCode = new RegExp(`^\\W*(${stateCodes.join('|').toLowerCase()})\\W*$`)

/** The state that a text names. `message` is the text as it was typed: a code among small letters stands out by its own. */
export function stateSaid(text: RestOfText, message: string, isAsked: boolean): StateCode | undefined {
  const name = text.take(named)?.[1]
  if (name !== undefined) return byName.get(name)
  const capital = message === message.toUpperCase() ? undefined : capitalCode(message)
  if (capital !== undefined && text.take(new RegExp(`(?:\\b${place} )?\\b${capital.toLowerCase()}\\b`)))
    return capital
  const code =
    (isAsked ? text.take(aloneCode) : undefined) ?? text.take(codeAfterPlace) ?? text.take(anyPlainCode)
  const found = code?.[1]?.toUpperCase() ?? ''
  return isStateCode(found) ? found : undefined
}

/** OK and IN are shouted words as well, and LA is as often Los Angeles: those count only where the state was asked. */
function capitalCode(message: string): StateCode | undefined {
  const found: readonly string[] = message.match(/(?<![\w$])[A-Z]{2}(?!\w)/g) ?? []
  return found.filter(isStateCode).find((code) => !/^(?:HI|IN|LA|ME|OK|OR)$/.test(code))
}
