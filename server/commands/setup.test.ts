import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { childEnvironment } from '../../tests/fixtures/process/child-environment.ts'
import { setupAnswers } from '../../tests/fixtures/settings/setup-answers.ts'

const command = fileURLToPath(new URL('setup.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'setup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const settingsFile = join(folder, 'data', 'settings.json')

function setUp(...lines: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: folder,
    env: childEnvironment(),
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('[O8] setup asks until each answer can be used, and writes what was answered', () => {
  const { status, said } = setUp(...setupAnswers)
  expect(status, said).toBe(0)
  for (const fault of [
    '✗ It must look like (800) 555-0142.',
    '✗ It must be an e-mail address.',
    '✗ Type numbers from 1 to ',
    '✗ It must look like 09:00 or 17:30.',
    '✗ PUBLIC_URL must be an address without a path, such as https://www.example.com.',
    'Written: data/settings.json and .env.',
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
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(
    'PUBLIC_URL=https://www.harborlight.example\nSMTP_URL=smtps://me:secret@mail.harborlight.example\n',
  )
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
})

test('[O8] run again, it shows what stands, hides the password, and Enter keeps all of it with the comments', () => {
  const text = `// Mine\n${readFileSync(settingsFile, 'utf8')}`
  writeFileSync(settingsFile, text)
  const { status, said } = setUp(...Array.from({ length: 20 }, () => ''))
  expect(status, said).toBe(0)
  expect(said).toContain('Name of the site [Harbor Light Life]')
  expect(said).toContain('[smtps://me:***@mail.harborlight.example]')
  expect(said).toContain('Nothing was changed.')
  expect(readFileSync(settingsFile, 'utf8')).toBe(text)
  const changed = setUp('Harbor', ...Array.from({ length: 20 }, () => ''))
  expect(changed.status, changed.said).toBe(0)
  expect(readFileSync(settingsFile, 'utf8')).toBe(text.replace('Harbor Light Life', 'Harbor'))
})

test('[O19] it writes nothing where the answers end, or where the file is broken, and says where', () => {
  const before = readFileSync(settingsFile, 'utf8')
  expect(setUp('Other')).toEqual({
    status: 1,
    said: expect.stringContaining('✗ The answers ended before the questions: nothing was written.'),
  })
  expect(readFileSync(settingsFile, 'utf8')).toBe(before)
  writeFileSync(settingsFile, '{\n  "brand" {}\n}')
  const { status, said } = setUp('')
  expect(status).toBe(1)
  expect(said).toContain('✗ data/settings.json, line 2, column 11: a colon is missing before this.')
  rmSync(settingsFile)
  mkdirSync(settingsFile)
  expect(setUp('').said).toContain('✗ data/settings.json cannot be read: EISDIR.')
  expect(existsSync(`${settingsFile}.part`)).toBe(false)
})
