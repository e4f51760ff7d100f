import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Follows the recipes for a page and for a question in docs/how-to.md on a copy of the sources.
const copy = mkdtempSync(join(tmpdir(), 'how-to-'))

function change(file: string, from: string, to: string) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text, file).toContain(from)
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  )
}

/** Which of these files, and of those that they import, the compiler finds something wrong in. */
function wrongFiles(files: readonly string[]): string[] {
  writeFileSync(join(copy, 'how-to.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '--project', 'how-to.json'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  const wrong = [...stdout.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)
  return [...new Set(wrong)].sort()
}

function run(program: string): unknown {
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: copy,
    encoding: 'utf8',
  })
  return JSON.parse(answer)
}

/** What is said of the new page by all that follows from its entry. */
function followsFromTheEntry(): unknown {
  return run(`
    import { paths, contentPaths } from '#domain/site/paths.ts'
    import { siteWords } from '#functions/assistant/site-words.ts'
    import { assistantWords } from '#functions/assistant/words.ts'
    import { menuItems } from '#app/features/site-frame/header/menu.ts'
    import { pages } from '#content/pages.ts'
    import { pictures } from './scripts/pictures/share-pictures.ts'
    import { pageEntries } from './scripts/page-entries.ts'
    const { transform } = pageEntries()
    const { code } = transform.call({ environment: { name: 'client' } }, '', '/app/features/pet-insurance.page.tsx')
    console.log(JSON.stringify({
      path: paths.petInsurance,
      mayDial: contentPaths.has('/pet-insurance'),
      menu: menuItems('resources').map(({ word }) => word),
      pictures: [...pictures(Object.values(pages)).keys()].filter((name) => name.includes('pet')),
      quoted: siteWords.find(({ page }) => page === 'petInsurance')?.file,
      name: assistantWords.es.pages.petInsurance,
      entry: code.includes('"messages":["pages-shared","page-pet-insurance"]'),
    }))`)
}

beforeAll(() => {
  for (const name of ['app', 'config', 'content', 'domain', 'functions', 'scripts'])
    cpSync(name, join(copy, name), { recursive: true })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the compiler names what an entry of a page asks for, and all else follows from the entry', () => {
  const asked = ['functions/assistant/site-words.ts', 'functions/assistant/words.ts']
  change(
    'content/pages.ts',
    '  privacyPolicy: {',
    `  petInsurance: {
    path: '/pet-insurance',
    ...wordsOf('page-pet-insurance'),
    hero: 'porch',
    menus: { resources: 2 },
  },
  privacyPolicy: {`,
  )
  expect(wrongFiles(asked)).toEqual(asked)

  for (const language of ['en', 'es']) {
    const words = { meta: { title: 'Pets', description: 'Pets', keywords: 'pets' }, title: 'Pets' }
    writeFileSync(
      join(copy, `content/messages/${language}/products/page-pet-insurance.json`),
      JSON.stringify(words),
    )
    change(
      `functions/assistant/words/${language}.json`,
      '"pages": {',
      '"pages": {\n    "petInsurance": "Pets",',
    )
  }
  const list = 'functions/assistant/site-words.ts'
  const imports = ['en', 'es'].map(
    (language) =>
      `import ${language}Pets from '#content/messages/${language}/products/page-pet-insurance.json' with { type: 'json' }\n`,
  )
  writeFileSync(join(copy, list), imports.join('') + readFileSync(join(copy, list), 'utf8'))
  change(list, "  'page-faq': {", "  'page-pet-insurance': { en: enPets, es: esPets },\n  'page-faq': {")
  expect(wrongFiles(asked)).toEqual([])
  expect(followsFromTheEntry()).toEqual({
    path: '/pet-insurance',
    mayDial: true,
    menu: ['guides', 'learning', 'petInsurance'],
    pictures: ['share/en/pet-insurance.png', 'share/es/pet-insurance.png'],
    quoted: 'page-pet-insurance',
    name: 'Pets',
    entry: true,
  })
})

test('the compiler names what a question asks for, and the rest follows from its entry', () => {
  const asked = ['domain/people/person-fields.test.ts', 'domain/questionnaire/validation/validate.ts']
  change(
    'domain/people/person.ts',
    '  smoker: z.boolean().optional(),',
    "  smoker: z.boolean().optional(),\n  exercise: z.enum(['often', 'rarely']).optional(),",
  )
  change(
    'domain/questionnaire/questions.ts',
    "  { id: 'height', kind: 'height'",
    "  { id: 'exercise', kind: 'choice', field: 'exercise', options: ['often', 'rarely'].map(optionOf) },\n  { id: 'height', kind: 'height'",
  )
  expect(wrongFiles(asked)).toEqual(asked)

  change(asked[0] ?? '', '  smoker: true,', "  smoker: true,\n  exercise: 'often',")
  change(asked[1] ?? '', "  'tobaccoMissing',", "  'tobaccoMissing',\n  'exerciseMissing',")
  change(
    asked[1] ?? '',
    '  height: ({ heightFeet',
    "  exercise: (person) => (person.exercise === undefined ? 'exerciseMissing' : undefined),\n  height: ({ heightFeet",
  )
  expect(wrongFiles(asked)).toEqual([])
  expect(
    run(`
    import { newFormData, primaryPerson } from '#domain/people/form-data.ts'
    import { answerChoice } from '#domain/questionnaire/answers.ts'
    import { questionOf } from '#domain/questionnaire/questions.ts'
    import { nextStep } from '#domain/questionnaire/steps.ts'
    import { isStepValid } from '#domain/questionnaire/validation/validate.ts'
    const form = newFormData()
    const answered = answerChoice(form, questionOf('exercise'), 'often')
    console.log(JSON.stringify({
      after: nextStep(form, 'tobacco'),
      valid: [form, answered].map((one) => isStepValid('exercise', one, '2026-11-20')),
      kept: primaryPerson(answered).exercise,
    }))`),
  ).toEqual({ after: 'exercise', valid: [false, true], kept: 'often' })
})
