import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesFile, namespaces, readWords, textsOf } from '../../tests/fixtures/locale-words.ts'

interface Explained {
  term: string
  meaning: string
}

function explained(language: string): [string, Explained][] {
  const { words }: { words: Record<string, Explained> } = JSON.parse(
    readFileSync(messagesFile(language, 'page-glossary'), 'utf8'),
  )
  return Object.entries(words)
}

/** The writers' table: each English word, also those that share a row, with its Spanish one. */
const decided = new Map(
  (readFileSync('docs/glossary.md', 'utf8').split('## Of the code')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => {
      const [english = '', spanish = ''] = line.slice(2).split(' | ')
      const [those, these] = [english.split(', '), spanish.split(', ')]
      return those.map((word, place) => [word, these[place] ?? ''] as const)
    }),
)

test('the glossary that visitors read names everything as the writers’ table decides', () => {
  const spanish = new Map(explained('es'))
  const differing = explained('en')
    .map(([id, { term }]) => [term.toLowerCase(), spanish.get(id)?.term.toLowerCase()])
    .filter(([english = '', word]) => decided.get(english) !== word)
  expect(differing).toEqual([])
})

/** What Spanish speakers in the US also hear, and why this site says something else. */
const discouraged = {
  'seguro temporal: a término': /\btemporal(es)?\b/i,
  'portador: aseguradora': /\bportador(a|es|as)?\b/i,
  'aplicar: solicitar; an answer may apply to someone, with se':
    /(?<!\bse )\bapli(car|ca|can|que|quen|có|cante|cantes|cación|caciones)\b/i,
  'aseguranza: seguro': /\baseguranzas?\b/i,
  'suscripción: evaluación de riesgo': /\bsuscripci(ón|ones)\b/i,
  'beneficio de muerte: beneficio por fallecimiento': /\bbeneficios? (de|por) muerte\b/i,
  'valor efectivo: valor en efectivo': /\bvalor(es)? efectivos?\b/i,
  'reclamación: reclamo': /\breclamaci(ón|ones)\b/i,
  'clase de salud: categoría de salud': /\bclases? de salud\b/i,
  'vida completa, vida total: vida entera': /\bvida (completa|total)\b/i,
  'Spanish of Spain: celular, computadora, carro, velorio':
    /\b(móvil(es)?|ordenador(es)?|coches?|velatorios?|vosotros|vuestr[oa]s?)\b/i,
  'tú: usted': /\b(tú|tus?|contigo|tienes|puedes|quieres|necesitas|eres|estás)\b/i,
}

/** What the functions and the server say: the assistant, its tools, the emails. */
const spokenElsewhere = globSync('{functions,server}/**/words/{es,*.es}.json').flatMap((file) =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')), file),
)

test('no Spanish text says what the glossary decided against', () => {
  const spoken = namespaces.flatMap((namespace) => textsOf(readWords('es', namespace), namespace))
  expect(spokenElsewhere.length).toBeGreaterThan(100)
  const found = [...spoken, ...spokenElsewhere]
    // What someone may type into a search engine.
    .filter(([place]) => !place.endsWith('.keywords'))
    .flatMap(([place, text]) =>
      Object.entries(discouraged)
        .filter(([, pattern]) => pattern.test(text))
        .map(([rule]) => `${place}, ${rule}: ${text}`),
    )
  expect(found).toEqual([])
})
