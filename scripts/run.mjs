// npm run serve, and the operator's commands: run what is built. They install and build nothing, so the packages of
// `npm ci --omit=dev` are enough. With --sources they run from the sources, installed first, as what comes before a build
// does; where only a build is, that.
import {
  checkNode,
  hasBuildAlone,
  installPackages,
  loadEnvFile,
  node24,
  runBuilt,
  runSource,
} from './toolchain.mjs'

checkNode()
const fromSources = process.argv.includes('--sources') && !hasBuildAlone()
if (fromSources) installPackages()
loadEnvFile()
const [program, ...args] = process.argv.slice(2).filter((argument) => argument !== '--sources')
const run = fromSources ? runSource : runBuilt
run(node24(), program, args)
