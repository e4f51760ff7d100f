import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingPlaces } from '#config/setting-names.ts'
import { type Settings, settingsSchema } from '#domain/site/settings-schema.ts'
import { readSettings } from '#server/startup/read-settings.ts'
import { projectDir, testSite } from '../../../scripts/toolchain.mjs'
import { copyProject } from '../../fixtures/process/copy-project.ts'
import { settings } from '../../fixtures/settings/settings.ts'

// The project as it is once an operator has changed every value: what the tests say then is what they say now.

const copy = await mkdtemp(join(tmpdir(), 'plainwell-other-settings-'))
afterAll(() => rm(copy, { recursive: true, force: true }))

const family = { quote: { en: 'Calm.', es: 'Calma.' }, name: 'The Ortegas' }
const [firstCarrier, secondCarrier] = settings.carriers
const otherCarriers = [
  { ...firstCarrier, id: 'meadowlark', name: 'Meadowlark Life', initials: 'ML', stars: 2 },
  { ...secondCarrier, id: 'tall-pines', name: 'Tall Pines Mutual', initials: 'TP', inCarrierStrip: false },
]

/** What settings are changed to: the first of these that fits the setting's schema and is not its value already. */
const otherValues: readonly unknown[] = [
  'Harbor Light Life',
  'Lighthouse Keeper',
  '(212) 555-0117',
  '(212) 555-0118',
  'jordan@harbor-light.example',
  'desk@harbor-light.example',
  'https://harbor-light.example/jordan',
  'https://harbor-light.example/dial',
  '12345678',
  '23456789',
  '2026-02-03',
  '2026-02-04',
  'session',
  'off',
  'es',
  'en',
  'white-swan',
  'embedded',
  'America/Phoenix',
  'America/Chicago',
  '10:30',
  '16:30',
  '09:30',
  'a1B2-c3D4_e',
  'e4D3-c2B1_a',
  true,
  false,
  23,
  29,
  ['OH', 'TX'],
  ['NV'],
  ['Tue', 'Sat'],
  ['Mon'],
  [{ state: 'OH', number: '7' }],
  [],
  otherCarriers,
  otherCarriers.slice(0, 1),
  ...['Fair', 'Good'].map((theirs) =>
    Object.fromEntries(Object.keys(settings.quotes.whiteSwanHealthRatings).map((ours) => [ours, theirs])),
  ),
  { en: ['I kept a lighthouse.'], es: ['Cuidaba un faro.'] },
  { en: ['I kept bees.'], es: ['Criaba abejas.'] },
  [{ name: 'Nora', rating: 3, comment: family.quote }],
  'none',
  { ...family, who: family.quote, plan: family.quote },
]

/** Settings of which no value is one of these. */
function changedSettings(before: Settings): Settings {
  const changed = structuredClone(before)
  for (const { path, schema } of settingPlaces) {
    const place = Object(path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], changed))
    const key = path.at(-1) ?? ''
    const own = place[key]
    const value = otherValues.find((other) => {
      if (!schema.safeParse(other).success || isDeepStrictEqual(other, own)) return false
      // Some hold only beside others: the phone's hours end after they begin.
      place[key] = other
      return settingsSchema.safeParse(changed).success
    })
    if (value === undefined) throw new Error(`Say in otherValues what else ${path.join('.')} can be`)
  }
  return settingsSchema.parse(changed)
}

/** Runs Node in the copy, without what this run of the tests has put into the environment. */
async function runInCopy(...args: string[]): Promise<{ code: number | null; said: string; errors: string }> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, args, { cwd: copy, env: { PATH, HOME, CI: 'true' } })
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said, errors }
}

beforeAll(async () => {
  await copyProject(copy)
  const loaded = await readSettings({})
  if (!loaded.ok) throw new Error(loaded.messages.join('\n'))
  const shipped = changedSettings(loaded.settings)
  const { carriers, stories, ...others } = shipped
  await Promise.all(
    Object.entries({
      carriers: `export const carriers = ${JSON.stringify(carriers)}`,
      stories: `export const stories = ${JSON.stringify(stories)}`,
      settings: `import { carriers } from './carriers.ts'
import { stories } from './stories.ts'
export const settings = { ...${JSON.stringify(others)}, carriers, stories }`,
    }).map(([name, code]) => writeFile(join(copy, `config/${name}.ts`), `${code}\n`)),
  )
  await mkdir(join(copy, 'data'))
  await writeFile(join(copy, 'data', 'settings.json'), JSON.stringify(changedSettings(shipped)))
  await linkPackages()
  // What was built here; the second test builds it anew, from the copy's carriers.
  if (existsSync(testSite.BUILD_DIR))
    await cp(testSite.BUILD_DIR, join(copy, 'build/tests'), { recursive: true })
}, 300_000)

/** Links each package by itself: what a build is known by (`.stamps`) lies beside them, and is the copy's own. */
async function linkPackages(): Promise<void> {
  const [from, to] = [join(projectDir, 'node_modules'), join(copy, 'node_modules')]
  await mkdir(to)
  for (const name of await readdir(from))
    if (name !== '.stamps') await symlink(join(from, name), join(to, name))
}

test('[O7] with every value changed in config/, and again in a settings.json, the tests of rules, pages and server are green', {
  timeout: 600_000,
}, async () => {
  const files = ['app', 'domain', 'functions', 'server', 'config', 'scripts', 'tests/architecture.test.ts']
  const backend = ['site/functions', 'quotes/quote-providers', 'site/launch-check', 'mail/words']
  const { code, said, errors } = await runInCopy(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=test*',
    // It weighs code that names packages by where they lie, and they are linked here.
    '--exclude=app/features/chat/size.test.ts',
    ...files,
    ...backend.map((name) => `tests/backend/${name}.test.ts`),
  )
  expect(code, `${said.slice(-4000)}${errors.slice(-4000)}`).toBe(0)
})

test('[O7] with every value changed in config/, and again in a settings.json, the journeys’ site says what it said before', {
  timeout: 300_000,
}, async () => {
  const { code, said, errors } = await runInCopy(
    '--input-type=module',
    '--eval',
    `import { buildSite, testSite } from './scripts/toolchain.mjs'
     import { startSite } from './tests/browser/fixtures/site/start-site.ts'
     buildSite(process.execPath, testSite)
     const site = await startSite({})
     for (const path of ['/', '/about', '/contact', '/term-life-insurance', '/config.json'])
       console.log(await (await fetch(site.address + path)).text())
     await site.stop()`,
  )
  expect(code, `${said.slice(-2000)}${errors}`).toBe(0)
  for (const known of [settings.brand.name, settings.agent.name, settings.agent.phone]) {
    expect(said).toContain(known)
  }
  for (const other of ['Harbor Light', 'Lighthouse', '(212) 555', 'Mountain', 'Meadowlark', 'Tall Pines']) {
    expect(said).not.toContain(other)
  }
})
