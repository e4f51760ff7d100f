import { buildSite, testSite } from '../../scripts/toolchain.mjs'
import { newDataDir, openDataDirs } from '../fixtures/database/data-dir.ts'
import { makeDatabaseTemplate } from '../fixtures/database/database-template.ts'
import { startOpenidProvider } from '../fixtures/openid-provider.ts'
import { openSiteKeeper } from './site-keeper.ts'

/**
 * Builds the site and starts what the journeys of a run share: the site (E2E_BASE_URL names one that runs already), who
 * starts other ones, and an OpenID provider.
 */
export default async function runSite(): Promise<() => Promise<void>> {
  if (!process.env.E2E_BASE_URL) buildSite(process.execPath, testSite)
  const removeDataDirs = openDataDirs()
  const template = await newDataDir('template')
  await makeDatabaseTemplate(template)
  process.env.E2E_DATABASE_TEMPLATE = template
  const provider = await startOpenidProvider()
  process.env.E2E_PROVIDER = JSON.stringify(provider.variables)
  const { site, close } = await openSiteKeeper()
  if (!process.env.E2E_BASE_URL) {
    // All journeys come from one address, many at once.
    const { address, dataDir } = await site({ RATE_LIMITS: 'off' })
    process.env.E2E_BASE_URL = address
    process.env.E2E_DATA_DIR = dataDir
  }
  return async () => {
    await close()
    await provider.stop()
    removeDataDirs()
  }
}
