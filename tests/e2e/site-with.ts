import { test as base, expect } from './fixtures.ts'
import { askForSite } from './site-keeper.ts'
import { keepDataDir } from './start-site.ts'

export { expect }

/** Starts the built site with these variables (see docs/operating/settings.md) and tells its address, without a slash at the end. */
export type SiteWith = (variables?: Readonly<Record<string, string>>) => Promise<string>

/** `siteWith` for tests of operator settings: each different set of variables is started once in a run, and shared. */
export const test = base.extend<{ siteWith: SiteWith }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  siteWith: async ({}, use) => {
    await use(async (variables = {}) => {
      // Starting a site takes a while on a busy machine; that is not the test's own time.
      base.info().setTimeout(base.info().timeout + 60_000)
      const site = await askForSite(variables)
      keepDataDir(site)
      return site.address
    })
  },
})
