import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { loadSettings } from '#config/load-settings.ts'
import { parseSettingsFile, settingsFileOf } from '#config/settings-file.ts'
import { readOwnSettings, readShippedSettings } from '#server/startup/read-settings.ts'
import { type Ask, confirms } from './ask.ts'
import { editSettings, editVariables, writeWhole } from './edit-settings.ts'
import { type Answer, type Present, type SetupQuestion, setupQuestions } from './questions.ts'

export interface SetupTerminal {
  ask: Ask
  say: (text: string) => void
}

/**
 * Asks for what every site needs, and writes it into the operator's file and `envFile`. Rejects with a sentence where
 * the files cannot be used, and with `NoAnswer` where the answers end: then nothing is written.
 */
export async function runSetup(
  source: NodeJS.ProcessEnv,
  envFile: string,
  { ask, say }: SetupTerminal,
): Promise<void> {
  const own = await readOwnSettings(source)
  if (!own.ok) throw new Error(own.messages.join('\n✗ '))
  const shipped = await readShippedSettings()
  const before = { settings: own.text, env: existsSync(envFile) ? await readFile(envFile, 'utf8') : '' }
  const texts = { ...before }
  const file = settingsFileOf(source)
  const presentOf = (): Present => presentIn(texts, shipped, file)
  presentOf()
  say(intro(file))
  const winning = Object.keys(source).filter((name) => name.startsWith('SITE_') && source[name]?.trim())
  if (winning.length > 0) say(`These variables win over what you answer: ${winning.join(', ')}.\n`)
  for (const question of setupQuestions) {
    const answer = await askUntilRight(question, presentOf, { ask, say })
    if ('changes' in answer && answer.changes.length > 0) {
      texts.settings = editSettings(texts.settings, answer.changes)
    }
    if ('variables' in answer) texts.env = editVariables(texts.env, answer.variables)
  }
  if (texts.settings === before.settings && texts.env === before.env) return say('Nothing was changed.')
  // What fits by itself may not fit together.
  presentOf()
  const files = [
    ...(texts.settings === before.settings ? [] : [file]),
    ...(texts.env === before.env ? [] : [envFile]),
  ].join(' and ')
  if (!(await confirms(ask, `Write ${files}?`))) return say('Nothing was written.')
  if (texts.settings !== before.settings) {
    await mkdir(dirname(file), { recursive: true })
    await writeWhole(file, texts.settings, 0o644)
  }
  if (texts.env !== before.env) {
    await writeWhole(envFile, texts.env, 0o600)
    await chmod(envFile, 0o600)
  }
  say(`Written: ${files}.\n${outro}`)
}

const intro = (file: string) => `This asks for what every site needs, and writes it into ${file}.
Enter keeps what stands in brackets, - empties it. Nothing is written before the end.
`

const outro = `npm start opens the site with it. npm run launch-check says what is still missing before it goes public, such as
the carriers’ ratings and your own stories; docs/operating/settings.md lists every setting.`

/** What the two files say together. Throws where that cannot be used. */
function presentIn(texts: { settings: string; env: string }, shipped: unknown, file: string): Present {
  const parsed = parseSettingsFile(texts.settings.trim() === '' ? '{}' : texts.settings, file)
  const loaded = parsed.ok ? loadSettings({}, shipped, parsed.file) : parsed
  const plain = loadSettings({}, shipped)
  const messages = [loaded, plain].flatMap((read) => (read.ok ? [] : read.messages))
  if (!parsed.ok || !loaded.ok || !plain.ok) throw new Error(messages.join('\n✗ '))
  return {
    settings: loaded.settings,
    shippedCarriers: plain.settings.carriers,
    ownCarriers: Object(parsed.file.value).carriers,
    variables: parseEnv(texts.env),
  }
}

/** Asks until the answer can be used. */
async function askUntilRight(
  question: SetupQuestion,
  presentOf: () => Present,
  { ask, say }: SetupTerminal,
): Promise<Answer> {
  const present = presentOf()
  if (question.isAsked && !question.isAsked(present)) return { changes: [] }
  if (question.lead) say(question.lead(present))
  for (;;) {
    const typed = await ask(`${question.text} [${question.shown(present)}]: `)
    if (typed === '') return { changes: [] }
    const isEmptied = typed === '-'
    const answer =
      isEmptied && !question.mayBeEmpty
        ? { fault: 'It cannot be empty.' }
        : question.read(isEmptied ? '' : typed, present)
    if (!('fault' in answer)) return answer
    say(`✗ ${answer.fault}`)
  }
}
