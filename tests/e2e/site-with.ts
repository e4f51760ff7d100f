import { test as base, expect } from './fixtures.ts'
import { type RunningSite, startSite } from './start-site.ts'

export { expect }

/** Starts the built site with these variables (see docs/settings.md) and tells its address, without a slash at the end. */
export type SiteWith = (variables?: Readonly<Record<string, string>>) => Promise<string>

/** `siteWith` for tests of operator settings: each different set of variables is started once per worker. */
export const test = base.extend<object, { siteWith: SiteWith }>({
  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const sites = new Map<string, Promise<RunningSite>>()
      await use(async (variables = {}) => {
        const key = JSON.stringify(Object.entries(variables).sort())
        let site = sites.get(key)
        if (!site) {
          // Making a database takes a while on a busy machine; that is not the test's own time.
          base.info().setTimeout(base.info().timeout + 60_000)
          site = startSite(variables)
          sites.set(key, site)
        }
        return (await site).address
      })
      for (const result of await Promise.allSettled(sites.values())) {
        if (result.status === 'fulfilled') await result.value.stop()
      }
    },
    { scope: 'worker' },
  ],
})
