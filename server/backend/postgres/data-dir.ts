import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/**
 * The data directory as an absolute path, created if missing. Throws one sentence when this user can't write there,
 * as after a run as another user.
 */
export function openDataDir(dataDir: string): string {
  const path = resolve(dataDir)
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return path
  } catch (error) {
    throw new Error(
      `This user cannot write to the data directory ${path}: make it theirs (chown -R), ` +
        'or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

/** Whether a file or folder is the data directory or lies in it. */
export function isInDataDir(path: string, dataDir: string): boolean {
  return join(resolve(path), sep).startsWith(join(resolve(dataDir), sep))
}
