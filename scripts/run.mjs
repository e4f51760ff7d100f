// npm run serve, and the operator's commands: run what is built. They install and build nothing, so the packages of
// `npm ci --omit=dev` are enough.
import { checkNode, loadEnvFile, node24, runBuilt } from './toolchain.mjs'

checkNode()
loadEnvFile()
const [program, ...args] = process.argv.slice(2)
runBuilt(node24(), program, args)
