import { type LoadedPage, loadedPage, type PageModule } from '#app/routing/loaded-page.ts'
import { pageMessages } from '#content/page-messages.ts'
import { pageLinks } from '#domain/site/paths.ts'

/** Each page is a chunk of its own: `<key>.page.tsx` of the feature that it shows, or in `pages/` where it joins several. */
const modules = import.meta.glob<PageModule>('./{features,pages}/**/*.page.tsx')

const keys = new Map<string, string>([
  ...pageLinks.map(([key, { path }]) => [path, key] as const),
  ['/error', 'error'],
])

/** Every address that has a page; any other one gets the page for unknown addresses. */
export const addresses: readonly string[] = [...keys.keys()]

/** The file of the page at an address, relative to the app's folder. Throws where there is none. */
export function pageFile(pathname: string): string {
  const name = (keys.get(pathname) ?? 'notFound').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = Object.keys(modules).find((path) => path.endsWith(`/${name}.page.tsx`))
  if (file === undefined) throw new Error(`The page of ${pathname} has no file ${name}.page.tsx`)
  return file
}

/** Loads the page at an address; rejects when its file is not to be had. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const load = modules[pageFile(pathname)]
  if (!load) throw new Error(`The page of ${pathname} cannot be loaded`)
  return loadedPage(await load())
}

/** The namespaces of the words of the page at an address, so that they are loaded beside its file. */
export function messagesOf(pathname: string): readonly string[] {
  return pageMessages[pathname] ?? []
}
