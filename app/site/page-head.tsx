import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import { fallbackLanguage, type Language, languages, toLanguage } from '#domain/site/language.ts'
import { useCurrentPage } from './current-page.ts'
import { pageAddress } from './page-address.ts'
import { PageData } from './page-data.tsx'
import { useShownPageView } from './page-view.ts'
import { ShareCard } from './share-card.tsx'
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
