import { useTranslation } from 'react-i18next'
import type { PagePlace } from '#content/page-info.ts'
import type { Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { JsonLd } from './json-ld.tsx'
import { pageAddress, sharePicture } from './page-address.ts'
import { agency, article, breadcrumbs } from './structured-data.ts'
import { useSite } from './use-site.ts'

interface PageDataProps {
  path: string
  title: string
  description: string
  language: Language
  place: PagePlace
}

/** The structured data that a page's place in the site gives: who we are, where it stands, and whether it is an article. */
export function PageData({ path, title, description, language, place }: PageDataProps) {
  const { t } = useTranslation('site-frame')
  const site = useSite()
  const { publicUrl } = site
  const home = { name: t('menu.home'), path: paths.home }
  const above = place.below ? [{ name: t('footer.pages.learning'), path: paths.learning }] : []
  const picture = sharePicture(publicUrl, path, language)
  const address = pageAddress(publicUrl, path, language)
  const things = [
    ...(place.isAgency ? [agency(site, picture)] : []),
    ...(place.isTop ? [] : [breadcrumbs([home, ...above, { name: title, path }], publicUrl, language)]),
    ...(place.isArticle ? [article({ title, description, address, picture, language }, site)] : []),
  ]
  return <JsonLd things={things} />
}
