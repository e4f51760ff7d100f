// After an install. `patches/` are applied to the packages; what they mend is built into the site, so where the packages
// for building are left out there is nothing to patch. Of Node the headers go, a quarter of all that serving needs: they
// are for compiling native modules, which nothing here does.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir, runTool } from '../scripts/toolchain.mjs'

const packages = join(projectDir, 'node_modules')
for (const arch of ['x64', 'arm64']) {
  rmSync(join(packages, `node-linux-${arch}`, 'include'), { recursive: true, force: true })
}
const tool = 'patch-package/index.js'
if (existsSync(join(packages, tool))) process.exitCode = runTool(process.execPath, tool, ['--error-on-fail'])
