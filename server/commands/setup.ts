import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { loadSettings } from '#config/load-settings.ts'
import { parseSettingsFile, settingsFileOf } from '#config/settings-file.ts'
import { causeOf, giveUp } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'
import { readOwnSettings, readShippedSettings } from '#server/startup/read-settings.ts'
import { type Ask, confirms, NoAnswer, openTerminal } from '#server/startup/setup/ask.ts'
import { editSettings, editVariables, writeWhole } from '#server/startup/setup/edit-settings.ts'
import {
  type Answer,
  type Present,
  type SetupQuestion,
  setupQuestions,
} from '#server/startup/setup/questions.ts'

const envFile = '.env'

/** npm run setup: asks in the terminal for what every site needs, and writes the operator's file and `.env`. */
async function main(): Promise<void> {
  const source = processEnvironment()
  const own = await readOwnSettings(source)
  if (!own.ok) return giveUp(own.messages.join('\n✗ '))
  const shipped = await readShippedSettings()
  const before = { settings: own.text, env: existsSync(envFile) ? await readFile(envFile, 'utf8') : '' }
  const texts = { ...before }
  const file = settingsFileOf(source)
  const presentOf = (): Present => presentIn(texts, shipped, file)
  presentOf()
  console.log(intro(file))
  const winning = Object.keys(source).filter((name) => name.startsWith('SITE_') && source[name]?.trim())
  if (winning.length > 0) console.log(`These variables win over what you answer: ${winning.join(', ')}.\n`)
  const terminal = openTerminal()
  try {
    for (const question of setupQuestions) {
      const answer = await askUntilRight(question, presentOf, terminal.ask)
      if ('changes' in answer && answer.changes.length > 0) {
        texts.settings = editSettings(texts.settings, answer.changes)
      }
      if ('variables' in answer) texts.env = editVariables(texts.env, answer.variables)
    }
    if (texts.settings === before.settings && texts.env === before.env) {
      return console.log('Nothing was changed.')
    }
    // What fits by itself may not fit together.
    presentOf()
    const files = [
      ...(texts.settings === before.settings ? [] : [file]),
      ...(texts.env === before.env ? [] : [envFile]),
    ].join(' and ')
    if (!(await confirms(terminal.ask, `Write ${files}?`))) return console.log('Nothing was written.')
    if (texts.settings !== before.settings) {
      await mkdir(dirname(file), { recursive: true })
      await writeWhole(file, texts.settings, 0o644)
    }
    if (texts.env !== before.env) {
      await writeWhole(envFile, texts.env, 0o600)
      await chmod(envFile, 0o600)
    }
    console.log(`Written: ${files}.\n${outro}`)
  } finally {
    terminal.close()
  }
}

const intro = (file: string) => `This asks for what every site needs, and writes it into ${file}.
Enter keeps what stands in brackets, - empties it. Nothing is written before the end.
`

const outro = `npm start opens the site with it. npm run launch-check says what is still missing before it goes public, such as
the carriers’ ratings and your own stories; docs/operating/settings.md lists every setting.`

/** What the two files say together. Ends the command where it cannot be used. */
function presentIn(texts: { settings: string; env: string }, shipped: unknown, file: string): Present {
  const parsed = parseSettingsFile(texts.settings.trim() === '' ? '{}' : texts.settings, file)
  const loaded = parsed.ok ? loadSettings({}, shipped, parsed.file) : parsed
  const plain = loadSettings({}, shipped)
  const messages = [loaded, plain].flatMap((read) => (read.ok ? [] : read.messages))
  if (!parsed.ok || !loaded.ok || !plain.ok) return giveUp(messages.join('\n✗ '))
  return {
    settings: loaded.settings,
    shippedCarriers: plain.settings.carriers,
    ownCarriers: Object(parsed.file.value).carriers,
    variables: parseEnv(texts.env),
  }
}

/** Asks until the answer can be used. */
async function askUntilRight(question: SetupQuestion, presentOf: () => Present, ask: Ask): Promise<Answer> {
  const present = presentOf()
  if (question.isAsked && !question.isAsked(present)) return { changes: [] }
  if (question.lead) console.log(question.lead(present))
  for (;;) {
    const typed = await ask(`${question.text} [${question.shown(present)}]: `)
    if (typed === '') return { changes: [] }
    const isEmptied = typed === '-'
    const answer =
      isEmptied && !question.mayBeEmpty
        ? { fault: 'It cannot be empty.' }
        : question.read(isEmptied ? '' : typed, present)
    if (!('fault' in answer)) return answer
    console.log(`✗ ${answer.fault}`)
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof NoAnswer)) return giveUp(causeOf(error))
  giveUp('The answers ended before the questions: nothing was written.')
})
