/**
 * First and last name of a full name, for programs that keep them apart. A rule can only guess: whoever reads it has the
 * full name beside it. The first word is always the first name. The last one is the last word with what belongs to it:
 * particles before it (de la Cruz, van der Berg), `y` with the surname before, Jr. or III behind, and a second surname
 * where the word before is one: a usual Spanish surname or, of somebody who reads Spanish, any word that is no usual
 * second first name. With a comma the last name comes first. Without one, both with a blank between are the full name.
 */
export function splitName(fullName: string, language: string): { first: string; last: string } {
  const [before = '', ...after] = fullName.split(',').map(squeezed)
  const behind = squeezed(after.join(' '))
  if (behind !== '' && !suffixes.has(plain(behind))) return { first: behind, last: before }
  const words = squeezed(fullName).split(' ')
  const suffixAt =
    words.length > 2 && suffixes.has(plain(words.at(-1) ?? '')) ? words.length - 1 : words.length
  const start = startOfLast(words.slice(0, suffixAt), language)
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') }
}

/** At which of the words the last name begins; behind them all where there is none. */
function startOfLast(words: readonly string[], language: string): number {
  if (words.length < 2) return words.length
  const start = startOfUnit(words, words.length - 1)
  const before = start > 1 ? startOfUnit(words, start - 1) : 0
  if (before < 1) return start
  if (connectors.has(plain(words[start] ?? ''))) return before
  return isSurname(plain(words[start - 1] ?? ''), language) ? before : start
}

/** Where the word at `end` begins together with the particles before it. The first word is none. */
function startOfUnit(words: readonly string[], end: number): number {
  let start = end
  while (start > 1 && isParticle(plain(words[start - 1] ?? ''))) start--
  return start
}

const isParticle = (word: string) => particles.has(word) || connectors.has(word)

function isSurname(word: string, language: string): boolean {
  return surnames.has(word) || /[a-z]{2}ez$/.test(word) || (language === 'es' && !firstNames.has(word))
}

function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Without accents, capitals and points. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
}

const listed = (words: string) => new Set(words.split(' '))

const suffixes = listed('jr sr ii iii iv md phd esq')
const connectors = listed('y e')
const particles = listed(
  'de del la las los da das do dos di du le van von der den ter ten san santa saint st bin ibn al el mac',
)
/** Usual among US Hispanics and not ending in -ez. */
const surnames = listed(
  'garcia cruz flores diaz reyes morales ortiz castillo torres rivera ramos ruiz vargas castro romero herrera medina ' +
    'aguilar vega guerrero rojas soto delgado contreras salazar luna silva santos molina navarro campos rios acosta ' +
    'figueroa pena leon moreno mendoza guzman munoz santiago salinas cabrera fuentes espinoza padilla duran cardenas ' +
    'velasco marin trujillo rosario colon pacheco cortes carrillo rubio zamora',
)
/** Usual after another first name, as in José Luis. */
const firstNames = listed(
  'jose luis carlos juan manuel antonio francisco javier miguel angel alberto alejandro eduardo enrique ernesto ' +
    'fernando felipe gabriel guillermo ignacio jesus jorge julio maria ana isabel elena teresa carmen guadalupe luisa ' +
    'cristina patricia elizabeth beatriz fernanda alejandra andrea carolina daniela gabriela laura lourdes lucia ' +
    'mercedes pilar rosa sofia victoria rocio mar dolores concepcion andres david daniel rafael ramon ricardo ' +
    'roberto sergio pablo pedro diego adrian armando arturo cesar hugo ivan mario martin oscar raul ruben victor',
)
