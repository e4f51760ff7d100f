import { startSite } from './start-site.ts'

/** Starts the site that the journeys share, for one run of them; E2E_BASE_URL names one that runs already. */
export default async function runSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  // All journeys come from one address, many at once.
  const { address, dataDir, stop } = await startSite({ RATE_LIMITS: 'off' })
  process.env.E2E_BASE_URL = address
  process.env.E2E_DATA_DIR = dataDir
  return stop
}
