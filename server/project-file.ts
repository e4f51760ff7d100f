import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Where `package.json` lies: the sources and what is built from them are below it, at different depths. */
const projectDir = dirname(findPackageJSON('.', import.meta.url) ?? '')

/** The full path of a file or folder of the project, such as `supabase/migrations`, in the sources and in the build. */
export function projectFile(path: string): string {
  return join(projectDir, path)
}
