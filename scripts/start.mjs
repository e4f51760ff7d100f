// npm start: from a fresh clone to the running site. Installs, builds when sources changed, serves on one port.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, checkNode, installPackages, node24, projectDir, toolEnvironment } from './toolchain.mjs'

checkNode()
installPackages()
const node = node24()
// It may name a settings file, which the build needs to know of.
if (existsSync(join(projectDir, '.env'))) process.loadEnvFile?.(join(projectDir, '.env'))
buildSite(node)

const server = spawn(node, ['server/main.ts'], {
  cwd: projectDir,
  stdio: 'inherit',
  env: { ...toolEnvironment(node), NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
