import { type PathName, paths } from '#domain/site/paths.ts'

const isPathName = (name: string): name is PathName => name in paths

/** The pages that are built: menus leave out the others. */
export const existingPages: ReadonlySet<PathName> = new Set(Object.keys(paths).filter(isPathName))
