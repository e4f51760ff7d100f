/** Lower case, no accents, no apostrophes, hyphens between words as spaces; numbers in words as digits. */
export function spelled(message: string): string {
  const plain = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=[a-z0-9])[-–](?=[a-z])/g, ' ')
    .replace(/\bd\. ?c\b\.?/g, 'dc')
    .replace(/\s+/g, ' ')
    .trim()
  return inDigits(plain)
}

const units: Readonly<Record<string, number>> = {
  ...numbered(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...numbered(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...{ a: 1, un: 1, una: 1, veintiun: 21 },
}
const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
  ...{ ninety: 90, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80 },
  noventa: 90,
}
const hundreds: Readonly<Record<string, number>> = {
  ...{ hundred: 100, cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400 },
  ...{ quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
}
const isScale = (word: string | undefined) =>
  /^(?:thousand|grand|mil|millions?|millon|millones)$/.test(word ?? '')
/** Beside these a small number is one too, as in "two years". */
const isCounted = (word: string | undefined) =>
  isScale(word) || /^(?:years?|yrs?|months?|weeks?|anos?|mes|meses|semanas?)$/.test(word ?? '')

function numbered(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, place) => [word, place + 1]))
}

function inDigits(text: string): string {
  const halves = text
    .replace(/\b(?:half an?|half a|medio) (?:million|millon)\b/g, '500 thousand')
    .replace(/\b(?:a quarter(?: of a)?|un cuarto de) (?:million|millon)\b/g, '250 thousand')
    .replace(/\b(?:one|an?|un) (?:million|millon) (?:and a half|y medio)\b/g, '1500 thousand')
    .replace(
      /\b(\d+|two|three|dos|tres) (?:and a half million|millones y medio)\b/g,
      (whole, number: string) => {
        const value = units[number] ?? Number(number)
        return Number.isFinite(value) ? `${value * 1000 + 500} thousand` : whole
      },
    )
  // Word by word, with whatever stands between them.
  const pieces = halves.split(/(\b[a-z]+\b)/)
  let written = ''
  let place = 0
  while (place < pieces.length) {
    const read = numberAt(pieces, place)
    if (read === undefined) {
      written += pieces[place] ?? ''
      place += 1
    } else {
      written += String(read.value)
      place = read.end
    }
  }
  return written
}

/** The number that words from `start` on name; undefined for none, and for words such as "a" that seldom are one. */
function numberAt(pieces: readonly string[], start: number): { value: number; end: number } | undefined {
  let value = 0
  let room = 1000
  let end = start
  let place = start
  let count = 0
  while (place < pieces.length) {
    const word = pieces[place] ?? ''
    if (count > 0 && (word === 'and' || word === 'y') && pieces[place + 1] === ' ') {
      place += 2
      continue
    }
    const hundred = hundreds[word.replace(/as$/, 'os')]
    if (word === 'hundred' && value >= 1 && value <= 9) {
      value *= 100
      room = 100
    } else if (hundred !== undefined && room > 100 && !(word === 'hundred' && value > 0)) {
      value += hundred
      room = 100
    } else if (tens[word] !== undefined && room > 10) {
      value += tens[word] ?? 0
      room = 10
    } else if (units[word] !== undefined && room > (units[word] ?? 0) && room > 1) {
      value += units[word] ?? 0
      room = value > 9 || count > 0 ? 1 : 10
    } else break
    count += 1
    place += 1
    end = place
    if (pieces[place] !== ' ' && pieces[place] !== '-') break
    place += 1
  }
  if (count === 0) return undefined
  const next = pieces[end] === ' ' ? pieces[end + 1] : undefined
  const isArticle = count === 1 && /^(?:a|una?)$/.test(pieces[start] ?? '')
  return value >= 10 || (isArticle ? isScale(next) : isCounted(next)) ? { value, end } : undefined
}
