import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import type { Insured } from './price-talk.ts'
import { type RestOfText, restOf } from './rest-of-text.ts'

type Sex = NonNullable<KnownAnswers['gender']>

const relations: Readonly<Record<string, Insured>> = {
  ...{ wife: 'wife', esposa: 'wife', mujer: 'wife', senora: 'wife', husband: 'husband', hubby: 'husband' },
  ...{ esposo: 'husband', marido: 'husband', spouse: 'spouse', conyuge: 'spouse', partner: 'partner' },
  ...{
    pareja: 'partner',
    fiance: 'partner',
    fiancee: 'partner',
    girlfriend: 'partner',
    boyfriend: 'partner',
  },
  ...{ novia: 'partner', novio: 'partner', mother: 'mother', mom: 'mother', mum: 'mother', mama: 'mother' },
  ...{ madre: 'mother', mommy: 'mother', 'mother in law': 'mother', suegra: 'mother', father: 'father' },
  ...{ dad: 'father', papa: 'father', padre: 'father', 'father in law': 'father', suegro: 'father' },
  ...{ parent: 'parent', daughter: 'daughter', hija: 'daughter', son: 'son', hijo: 'son', sister: 'sister' },
  ...{ hermana: 'sister', brother: 'brother', hermano: 'brother', grandmother: 'grandmother' },
  ...{ grandma: 'grandmother', abuela: 'grandmother', abuelita: 'grandmother', grandfather: 'grandfather' },
  ...{ grandpa: 'grandfather', abuelo: 'grandfather', abuelito: 'grandfather', friend: 'friend' },
  ...{ amiga: 'friend', amigo: 'friend', aunt: 'person', uncle: 'person', tia: 'person', tio: 'person' },
}
const sexOfWord: Readonly<Record<string, Sex>> = {
  ...{ girlfriend: 'Female', novia: 'Female', fiancee: 'Female', boyfriend: 'Male', novio: 'Male' },
  ...{ aunt: 'Female', tia: 'Female', uncle: 'Male', tio: 'Male', amiga: 'Female' },
}
const sexOfInsured: Partial<Record<Insured, Sex>> = {
  ...{ wife: 'Female', mother: 'Female', daughter: 'Female', sister: 'Female', grandmother: 'Female' },
  ...{ husband: 'Male', father: 'Male', son: 'Male', brother: 'Male', grandfather: 'Male' },
}

const words = Object.keys(relations)
  .sort((one, other) => other.length - one.length)
  .join('|')
const relation = new RegExp(
  `\\b(?:my|our|mi|nuestr[oa])(?: (?:dear|late|elderly|querid[oa]|anciana?))? (${words})\\b`,
)
/** Who gets the money is not who is insured. */
const gets = new RegExp(
  `\\b(?:(?:leave|leaving|left|give|giving|pay|pays|dejar(?:l[eo]s?)?|dejo|dar(?:le|les)?|pagar(?:le|les)?)(?: \\w+){0,3}?|so(?: that)?|if i die|to protect|para que|go(?:es)? to)(?: to| a| for| para)? (?:my|our|mi|mis|nuestr[oa]s?) (?:${words}|kids|family|children|hijos|familia|nietos)\\b|\\b(?:for|to|para|a) (?:my|our|mis|mi|nuestr[oa]s?) (?:kids|family|children|grandkids|hijos|familia|nietos|ninos)\\b`,
)
const pronounHer = /\b(?:for her|para ella|ella|shes|she)\b(?: (?:is|es|tiene))?/
/** "He" is Spanish as well: "no he fumado". */
const pronounHim =
  /\b(?:for him|para el(?=\s*(?:[?.!,|]|$))|hes\b|he\b(?! \w*(?:ado|ido)\b))(?: (?:is|es|tiene)\b)?/
const forMe =
  /\b(?:(?:what about|how about|and|y|for|para) (?:me|myself|mi mism[oa]|yo|mi)(?=\s*(?:[?.!,|]|$))|for me|para mi(?=\s*(?:[?.!,|]|$))|for myself)/

/**
 * For whom a price is wanted, as far as a message says it, and the sex that the very word tells. `whole` is all of what
 * was said: of "my wife is 58" the age may have been taken already.
 */
export function insuredSaid(
  text: RestOfText,
  whole: string,
  speaksOfSelf: boolean,
): { insured?: Insured; gender?: Sex } {
  const said = restOf(whole)
  for (const each of [text, said]) each.takeAll(gets)
  const isForMe = said.take(forMe) !== undefined
  const word = said.take(relation)?.[1]
  const her = said.take(pronounHer) !== undefined
  const him = said.take(pronounHim) !== undefined
  for (const pattern of [forMe, relation, pronounHer, pronounHim]) text.takeAll(pattern)
  if (isForMe || speaksOfSelf) return { insured: 'you' }
  if (word !== undefined) {
    const insured = relations[word] ?? 'person'
    const gender = sexOfInsured[insured] ?? sexOfWord[word]
    return gender === undefined ? { insured } : { insured, gender }
  }
  if (her === him) return {}
  return { insured: 'person', gender: her ? 'Female' : 'Male' }
}

const number =
  '(\\d{1,3})(?![\\d,.]*\\d|s\\b| ?(?:k|m|mil|thousand|grand|millions?|millon|millones|dollars|dolares|usd|%|percent|feet|foot|ft|lbs?|pounds|libras|months?|meses|weeks?|days?|dias|kids|hijos|hijas|ninos|times|veces|pies)\\b)'
const years = '(?: ?(?:years?|yrs?|anos?|anitos)(?![a-z]))'
const old = '(?: ?(?:old|de edad|cumplidos|young))'
const self = [
  new RegExp(
    `\\b(?:i am|im|i was|i were|i turn(?:ed)?|i just turned|i will be|ill be|i)(?: now| about| almost| only| already| just| turning| a)* ${number}${years}?${old}?(?! ?(?:year|yr))`,
  ),
  new RegExp(
    `\\b(?:yo )?(?:tengo|cumpli|cumplo|acabo de cumplir|voy a cumplir)(?: ya| casi| como| apenas)* ${number}${years}?${old}?`,
  ),
]
const other = [
  new RegExp(
    `\\b(?:he is|hes|she is|shes|theyre|they are|who is|whos|(?:ella |el )?tiene|(?:${words})(?: is| es| tiene|,| de| who is)*) ?(?:now |ya |about |almost |casi |turning )*${number}${years}?${old}?`,
  ),
]
const anyone = [
  // "40M nonsmoker".
  /(?<![$\d.,])\b(\d{2}) ?(?=[mf]\b *(?:[,/|]|non|smok|no\b))/,
  new RegExp(`(?:^|\\b(?:and|y|what about|how about) )(?:at|a los)(?: age)? ${number}${years}?\\W*$`),
  new RegExp(`\\b(?:aged?|edad)(?: is| es| of| de|:)* ?${number}${years}?`),
  new RegExp(`\\b${number}${years}${old}`),
  new RegExp(`\\b${number} ?(?:yo|y\\/o|yrs?)\\b(?= (?:old|male|female|man|woman|m|f|non|smoker)\\b)`),
  new RegExp(`\\b${number} ?(?:yo|y\\/o)\\b`),
  new RegExp(`\\b${number}(?= (?:male|female|man|woman|m|f|non smoker|smoker)\\b)`),
  new RegExp(
    `(?<=\\b(?:male|female|man|woman|mujer|hombre|senora|senor|persona|fumador|fumadora|smoker|person)(?: of| de|,| who is)* )${number}${years}?${old}?`,
  ),
]
const bare = new RegExp(`\\b${number}${years}?${old}?`)
const birth =
  /\b(?:i was |she was |he was )?(?:born|naci(?:o|da|do)?|birth ?(?:day|date)?|fecha de nacimiento)\b[^?!|]*?\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:19|20)?\d\d)\b|\b\d{1,2}\/\d{1,2}\/(?:19|20)?\d\d\b/

/** An age in years, and whether it is told of the visitor; a date of birth is not read, and the age asked for instead. */
export function ageSaid(
  text: RestOfText,
  isAsked: boolean,
): { age?: number; ofSelf: boolean; toldBirth: boolean } {
  const toldBirth = text.takeAll(birth).length > 0
  const own = first(text, self)
  const others =
    text.has(relation) || /\b(?:she|shes|he|hes|ella|el)\b/.test(text.left()) ? first(text, other) : undefined
  const age =
    own ?? others ?? first(text, anyone) ?? (isAsked && !toldBirth ? first(text, [bare]) : undefined)
  const isAge = age !== undefined && age <= 120
  return { ...(isAge && { age }), ofSelf: own !== undefined, toldBirth }
}

function first(text: RestOfText, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const found = text.take(pattern)?.[1]
    if (found !== undefined) return Number(found)
  }
  return undefined
}

const female = /\b(?:females?|woman|women|lady|mujer|femenin[oa]|dama|girl|fem)\b/
const male = /\b(?:males?|man|men|guy|hombre|varon|masculin[oa]|caballero)\b/

/** The sex that a text names; none where it names both. */
export function sexSaid(text: RestOfText, isAsked: boolean): Sex | undefined {
  const isFemale = text.takeAll(female).length > 0
  const isMale = text.takeAll(male).length > 0
  if (isFemale !== isMale) return isFemale ? 'Female' : 'Male'
  if (!isAsked || isFemale) return undefined
  if (text.take(/^\W*(?:f|she|her|ella|senora|senorita)\W*$/)) return 'Female'
  return text.take(/^\W*(?:h|m|he|him|el|senor)\W*$/) ? 'Male' : undefined
}
