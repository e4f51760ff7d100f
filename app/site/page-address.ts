import { fallbackLanguage, type Language, languageQuery } from '#domain/site/language.ts'

/** The one full address that search engines know a page by in a language; English needs no query. */
export function pageAddress(publicUrl: string, path: string, language: Language): string {
  const { href } = new URL(path, publicUrl)
  return language === fallbackLanguage ? href : `${href}?${languageQuery}=${language}`
}

/** The size of every share picture in pixels, as scripts/pictures/share-pictures.ts draws them. */
export const sharePictureSize = { width: 1200, height: 630 }

/** The picture that stands beside a page's address where it is shared. */
export function sharePicture(publicUrl: string, path: string, language: Language): string {
  return new URL(`/share/${language}${path === '/' ? '/home' : path}.png`, publicUrl).href
}
