import { checkLaunch } from '#server/startup/check-launch.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run launch-check: what still keeps the site from going public. Exit code 1 while there is such a thing.

const { text, isReady } = await checkLaunch(processEnvironment())
console.log(text)
process.exitCode = isReady ? 0 : 1
