import { defineConfig } from 'vitest/config'
import { pageEntries } from './scripts/page-entries.ts'
import { pageExamples } from './scripts/page-examples.ts'
import { pageWords } from './scripts/page-words.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'
import { scopedClassNames } from './scripts/scoped-class-names.ts'
import { carriers } from './tests/fixtures/settings/carriers.ts'

const files = '**/*.test.{ts,tsx}'
/** Tests of what keeps state in its modules, as a page does for as long as it is open. */
const stateful = [`app/{backend,browser,routing,state}/${files}`, 'tests/backend/accounts/*.test.ts']
const components = [`tests/components/${files}`]
const gate = [`tests/commands/${files}`]
const night = [`tests/night/${files}`]

// Limits are for machines that do much else meanwhile: no test waits for any of them.
export default defineConfig({
  plugins: [scopedClassNames, priceAccuracy(), pageEntries(), pageExamples(carriers), pageWords()],
  test: {
    // Pages are read by the classes that they have while developing.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // The backend's tests wait for databases more than they compute, so one core less than all would go idle.
    maxWorkers: '100%',
    globalSetup: 'tests/fixtures/database/open-databases.ts',
    // A project is named after the tier that runs it (docs/tests.md).
    projects: [
      { extends: true, test: { name: 'night', include: night } },
      { extends: true, test: { name: 'gate', include: gate } },
      { extends: true, test: { name: 'test: stateful', include: stateful } },
      {
        extends: true,
        test: {
          name: 'test: components',
          include: components,
          // As in a browser: what passes at the second try is named as flaky (scripts/test.mjs).
          retry: 1,
          setupFiles: 'tests/components/browser-globals.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'test',
          include: [`{app,domain,functions,server,config,scripts,tests}/${files}`],
          exclude: [...gate, ...night, ...stateful, ...components],
          // Nothing of it keeps state in a module; starting a process for each file took most of their time.
          isolate: false,
        },
      },
    ],
  },
})
