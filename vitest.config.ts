import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { pageEntries } from './scripts/page-entries.ts'
import { pageExamples } from './scripts/page-examples.ts'
import { pageWords } from './scripts/page-words.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'
import { scopedClassNames } from './scripts/scoped-class-names.ts'
import { carriers } from './tests/fixtures/settings/carriers.ts'

const files = '**/*.test.{ts,tsx}'
const faults = `tests/{commands,faults,hosted}/${files}`
/** Tests of what keeps state in its modules, as a page does for as long as it is open. */
const pages = [`app/{backend,browser,routing,state}/${files}`, 'tests/backend/accounts/*.test.ts']
const onBothDrivers = globSync('tests/backend/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('describe.each(drivers)'),
)

// Times are for machines that do much else meanwhile: no test waits for any of them.
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
    // A project is named after the command that runs it, `npm test` or `npm run test:all` (docs/tests.md). They start in the
    // order of their names: the longest first, so that no core waits for one of them at the end.
    projects: [
      { extends: true, test: { name: 'all: faults', include: [faults] } },
      {
        extends: true,
        test: {
          name: 'all: second driver',
          include: onBothDrivers,
          env: { TEST_DRIVER: 'embedded' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'all: hosted roles',
          include: onBothDrivers,
          env: { TEST_DRIVER: 'hosted' },
          isolate: false,
        },
      },
      { extends: true, test: { name: 'test: pages', include: pages } },
      {
        extends: true,
        test: {
          name: 'test: rules',
          include: [`{app,domain,functions,server,config,scripts,tests}/${files}`],
          exclude: [faults, ...pages],
          // Nothing of it keeps state in a module; starting a process for each file took most of their time.
          isolate: false,
        },
      },
    ],
  },
})
