import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import type { PagePlace } from '#content/page-info.ts'
import { fallbackLanguage, type Language, languages, toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { useCurrentPage } from './current-page.ts'
import { JsonLd } from './json-ld.tsx'
import { pageAddress, sharePicture, sharePictureSize } from './page-address.ts'
import { useShownPageView } from './page-view.ts'
import { agency, article, breadcrumbs } from './structured-data.ts'
import { useSite } from './use-site.ts'

/** The grounds at the top of a page, paper and night of the design tokens, for the browser's own frame. */
const grounds = { day: '#faf7f1', night: '#0a1533' }

/** Title, description, keywords, canonical, language alternates, social preview and structured data of the page on screen. */
export function PageHead() {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const {
    meta,
    canonical: path = pathname,
    noindex,
    header,
    place,
  } = { ...useCurrentPage(), ...useShownPageView() }
  const site = useSite()
  const brand = site.brand.name
  const words = (part: string) => t(`${meta}.${part}`, { brand, agent: site.agent.name })
  const title = words('title')
  const fullTitle = `${title} | ${brand}`
  const description = words('description')
  const language = toLanguage(i18n.language)
  const address = (other: Language) => pageAddress(site.publicUrl, path, other)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={words('keywords')} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={address(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(fallbackLanguage)} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/180.png" />
      <meta name="theme-color" content={grounds[header ?? 'day']} />
      <ShareCard
        path={path}
        title={fullTitle}
        subject={title}
        description={description}
        language={language}
        isArticle={place?.isArticle}
        isPrivate={noindex}
      />
      {place && !noindex ? (
        <PageData path={path} title={title} description={description} language={language} place={place} />
      ) : null}
    </>
  )
}

interface PageDataProps {
  path: string
  title: string
  description: string
  language: Language
  place: PagePlace
}

/** The structured data that a page's place in the site gives: who we are, where it stands, and whether it is an article. */
function PageData({ path, title, description, language, place }: PageDataProps) {
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

const openGraphLocales: Record<Language, string> = { en: 'en_US', es: 'es_US' }

interface ShareCardProps {
  path: string
  /** The document's title; the picture shows `subject`, the same without the brand. */
  title: string
  subject: string
  description: string
  language: Language
  isArticle?: boolean | undefined
  /** A page that is nobody else's business has no picture of its own. */
  isPrivate?: boolean | undefined
}

/** How a page looks where its address is shared: Open Graph, and the few names that are Twitter's own. */
function ShareCard(page: ShareCardProps) {
  const { t } = useTranslation('site-frame')
  const site = useSite()
  const picture = page.isPrivate
    ? new URL('/share/site.png', site.publicUrl).href
    : sharePicture(site.publicUrl, page.path, page.language)
  const alt = page.isPrivate ? t('share.site') : t('share.page', { title: page.subject })
  return (
    <>
      <meta property="og:type" content={page.isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={pageAddress(site.publicUrl, page.path, page.language)} />
      <meta property="og:locale" content={openGraphLocales[page.language]} />
      {languages
        .filter((other) => other !== page.language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
