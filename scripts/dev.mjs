// npm run dev: the same site in one process, with hot reload.
import { spawn } from 'node:child_process'
import { checkNode, installPackages, node24, projectDir, toolEnvironment } from './toolchain.mjs'

checkNode()
installPackages()
const node = node24()
const server = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/commands/dev.ts'], {
  cwd: projectDir,
  stdio: 'inherit',
  env: { ...toolEnvironment(node), NODE_ENV: 'development' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
