import { execFileSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectDir } from '../../scripts/toolchain.mjs'

/** The project as a clone would have it: the tracked and new files, nothing installed, nothing built. */
export async function copyProject(to: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: projectDir,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    await mkdir(join(to, dirname(file)), { recursive: true })
    await cp(join(projectDir, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}
