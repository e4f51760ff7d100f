import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { setupAnswers } from '../../../tests/fixtures/settings/setup-answers.ts'
import { NoAnswer } from './ask.ts'
import { runSetup } from './run-setup.ts'

const folder = mkdtempSync(join(tmpdir(), 'setup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [settingsFile, envFile] = [join(folder, 'data', 'settings.json'), join(folder, '.env')]

/** What is said while these lines are typed. */
async function setUp(...lines: readonly string[]): Promise<string> {
  const said: string[] = []
  const answers = lines.values()
  await runSetup({ DATA_DIR: join(folder, 'data') }, envFile, {
    say: (text) => void said.push(text),
    ask: async (prompt) => {
      said.push(prompt)
      const { value, done } = answers.next()
      if (done) throw new NoAnswer()
      return value
    },
  })
  return said.join('\n')
}
const enters = Array.from({ length: 20 }, () => '')

test('[O8] setup asks until each answer can be used, and writes what was answered', async () => {
  const said = await setUp(...setupAnswers)
  for (const fault of [
    '✗ It must look like (800) 555-0142.',
    '✗ It must be an e-mail address.',
    '✗ Type numbers from 1 to ',
    '✗ It must look like 09:00 or 17:30.',
    '✗ PUBLIC_URL must be an address without a path, such as https://www.example.com.',
    `Written: ${settingsFile} and ${envFile}.`,
  ])
    expect(said).toContain(fault)
  const { carriers, ...others } = JSON.parse(readFileSync(settingsFile, 'utf8'))
  // Of however many the site ships with, the first.
  expect(Object.values(carriers)).toEqual([null, {}])
  expect(others).toEqual({
    brand: { name: 'Harbor Light Life', assistantName: 'Harbor Light Assistant' },
    agent: {
      name: 'Jordan Rivera',
      phone: '(415) 867-5309',
      supportEmail: 'help@harborlight.example',
      nationalProducerNumber: '18273645',
      yearsOfExperience: 12,
      licensedStates: ['CA', 'NV', 'DC'],
      stateLicenses: [{ state: 'CA', number: '0H12345' }],
      domicile: 'Sacramento, California',
      hours: {
        timeZone: 'America/Los_Angeles',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
        from: '09:00',
        until: '17:30',
      },
    },
    retention: { leadMonths: 24 },
  })
  expect(readFileSync(envFile, 'utf8')).toBe(
    'PUBLIC_URL=https://www.harborlight.example\nSMTP_URL=smtps://me:secret@mail.harborlight.example\n',
  )
  expect(statSync(envFile).mode & 0o777).toBe(0o600)
})

test('[O8] run again, it shows what stands, hides the password, and Enter keeps all of it with the comments', async () => {
  const text = `// Mine\n${readFileSync(settingsFile, 'utf8')}`
  writeFileSync(settingsFile, text)
  const said = await setUp(...enters)
  expect(said).toContain('Name of the site [Harbor Light Life]')
  expect(said).toContain('[smtps://me:***@mail.harborlight.example]')
  expect(said).toContain('Nothing was changed.')
  expect(readFileSync(settingsFile, 'utf8')).toBe(text)
  await setUp('Harbor', ...enters)
  expect(readFileSync(settingsFile, 'utf8')).toBe(text.replace('Harbor Light Life', 'Harbor'))
})

test('[O19] it writes nothing where the answers end, or where the file is broken, and says where', async () => {
  const before = readFileSync(settingsFile, 'utf8')
  await expect(setUp('Other')).rejects.toThrow(NoAnswer)
  expect(readFileSync(settingsFile, 'utf8')).toBe(before)
  writeFileSync(settingsFile, '{\n  "brand" {}\n}')
  await expect(setUp('')).rejects.toThrow('settings.json, line 2, column 11: a colon is missing before this.')
  rmSync(settingsFile)
  mkdirSync(settingsFile)
  await expect(setUp('')).rejects.toThrow('settings.json cannot be read: EISDIR.')
  expect(existsSync(`${settingsFile}.part`)).toBe(false)
})
