// npm start: from a fresh clone to the running site. Installs, builds when sources changed, serves on one port.
// npm run build (--build-only): all but serving, which is then npm run serve.
import {
  buildSite,
  checkNode,
  installPackages,
  loadEnvFile,
  node24,
  runBuilt,
  runTool,
  say,
} from './toolchain.mjs'

checkNode()
installPackages()
const node = node24()
loadEnvFile()
buildSite(node)
if (process.argv.includes('--build-only')) {
  if (runTool(node, '../server/commands/write-settings.ts') !== 0) process.exit(1)
  say('The site is built: npm run serve starts it.')
} else runBuilt(node, 'main')
