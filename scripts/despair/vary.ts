import type { Language } from '#domain/site/language.ts'
import type { Random } from './random.ts'
import type { Wording } from './wordings.ts'

const shortForms: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/\byou\b/g, 'u'],
    [/\byour\b/g, 'ur'],
    [/\bare\b/g, 'r'],
    [/\bto\b/g, '2'],
    [/\bfor\b/g, '4'],
    [/\bbefore\b/g, 'b4'],
    [/\bbecause\b/g, 'bc'],
    [/\band\b/g, 'n'],
    [/\bwant to\b/g, 'wanna'],
    [/\bgoing to\b/g, 'gonna'],
    [/\bi am\b|\bim\b/g, 'im'],
    [/\bwithout\b/g, 'w/o'],
    [/\bpeople\b/g, 'ppl'],
    [/\btonight\b/g, '2nite'],
    [/ing\b/g, 'in'],
    [/\bmyself\b/g, 'my self'],
    [/\banymore\b/g, 'any more'],
    [/\bim\b/g, 'i am'],
    [/\bdont\b/g, 'do not'],
    [/\bcant\b/g, 'cannot'],
    [/\bsomeone\b/g, 'some1'],
    [/\bthe\b/g, 'da'],
    [/\btheir\b/g, 'there'],
    [/\bthough\b/g, 'tho'],
  ],
  es: [
    [/\bque\b|\bqué\b/g, 'q'],
    [/\bpara\b/g, 'pa'],
    [/\bporque\b/g, 'xq'],
    [/\bpor\b/g, 'x'],
    [/qu(?=[ei])/g, 'k'],
    [/c(?=[aou])/g, 'k'],
    [/\bh(?=[aeiou])/g, ''],
    [/v/g, 'b'],
    [/z|c(?=[ei])/g, 's'],
    [/ll/g, 'y'],
    [/\bestoy\b/g, 'toy'],
    [/\btambién\b/g, 'tmb'],
    [/\bde\b/g, 'd'],
    [/\bmás\b/g, 'mas'],
    [/\bme\b/g, 'm'],
    [/\bmi familia\b/g, 'mi flia'],
    [/ado\b/g, 'ao'],
  ],
}

/** What says nothing, before and after a message of either kind. */
const before: Record<Language, readonly string[]> = {
  en: 'hi|hello|hey|so|ok|um|listen|quick question|honest question|sir|please|lol|i guess|well|to be honest|good evening|can i ask|hypothetically|maybe|sometimes|today|btw'.split(
    '|',
  ),
  es: 'hola|oiga|disculpe|bueno|pues|mire|una pregunta|señorita|la verdad|por favor|buenas noches|fíjese que|a veces|hoy|oye|ay|este|digamos|es que|mira|buenas'.split(
    '|',
  ),
}
const after: Record<Language, readonly string[]> = {
  en: 'lol|please|thanks|idk|ok?|just asking|sorry|right|haha|you know|i guess|...|!!|is that ok|smh|tbh|anyway|so yeah'.split(
    '|',
  ),
  es: 'por favor|gracias|jaja|no sé|verdad|nomás pregunto|disculpe|la neta|...|!!|o no|pues|sabe|la verdad|bueno|porfa|y ya'.split(
    '|',
  ),
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A slip of the finger in a word: a letter too few, too many, another, or two of them swapped. */
function slip(word: string, random: Random): string {
  if (word.length < 3) return word
  if (random.next() < 0.3) return word[0] + word.slice(1).replace(/[aeiou]/, '')
  if (word.length < 4) return word
  const at = 1 + random.below(word.length - 2)
  const [head, here, next, tail] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  const slips = [
    head + next + tail,
    head + here + here + next + tail,
    head + next + here + tail,
    head + letters[random.below(letters.length)] + next + tail,
  ]
  return random.pick(slips)
}

/** The message as another person would type it: in short forms, with slips, words left out, something before or after. */
export function varied({ text, language }: Wording, random: Random): string {
  let said = text.toLowerCase()
  for (const [long, short] of shortForms[language]) if (random.next() < 0.2) said = said.replace(long, short)
  if (random.next() < 0.5) said = said.normalize('NFKD').replace(/\p{M}/gu, '')
  let words = said.split(/\s+/)
  if (words.length > 5 && random.next() < 0.5) {
    const dropped = random.below(words.length)
    words = words.filter((_, at) => at !== dropped)
  }
  const slips = random.next() < 0.5 ? 0.06 : 0.18
  words = words.map((word) => (random.next() < slips ? slip(word, random) : word))
  if (random.next() < 0.3) words.unshift(random.pick(before[language]))
  if (random.next() < 0.25) words.push(random.pick(after[language]))
  return words.join(' ')
}
