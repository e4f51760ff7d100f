import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Follows the recipe for a page in docs/how-to.md on a copy of the sources.
const copy = mkdtempSync(join(tmpdir(), 'how-to-'))

function change(file: string, from: string, to: string) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text, file).toContain(from)
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  )
}

/** The files in which the compiler finds something wrong. */
function wrongFiles(): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '--project', 'how-to.json'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  return [...new Set([...stdout.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))]
}

/** What is said of the new page by all that follows from its entry. */
function followsFromTheEntry(): unknown {
  const program = `
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
    }))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: copy,
      encoding: 'utf8',
    }),
  )
}

beforeAll(() => {
  for (const name of ['app', 'config', 'content', 'domain', 'functions', 'scripts'])
    cpSync(name, join(copy, name), { recursive: true })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  const files = ['words', 'site-words'].map((name) => `functions/assistant/${name}.ts`)
  writeFileSync(join(copy, 'how-to.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the compiler names what an entry of a page asks for, and all else follows from the entry', () => {
  expect(wrongFiles()).toEqual([])
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
  expect(wrongFiles().sort()).toEqual(['functions/assistant/site-words.ts', 'functions/assistant/words.ts'])

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
  expect(wrongFiles()).toEqual([])
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
