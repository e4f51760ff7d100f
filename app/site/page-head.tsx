import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fallbackLanguage, languageQuery, languages } from '#app/i18n/language.ts'
import { usePageHandle } from '#app/i18n/page-handle.ts'
import { useShownPageView } from './page-view.ts'
import { useSite } from './use-site.ts'

const openGraphLocales = { en: 'en_US', es: 'es_US' }

/** Title, description, keywords, canonical, language alternates and social preview of the page on screen. */
export function PageHead() {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { meta, canonical = pathname, noindex } = { ...usePageHandle(), ...useShownPageView() }
  const site = useSite()
  const brand = site.brand.name
  const words = (part: string) => t(`${meta}.${part}`, { brand, agent: site.agent.name })
  const title = `${words('title')} | ${brand}`
  const description = words('description')
  const address = new URL(canonical, site.publicUrl).href
  const language = i18n.language === 'es' ? 'es' : 'en'
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={words('keywords')} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <link
        rel="canonical"
        href={language === fallbackLanguage ? address : `${address}?${languageQuery}=${language}`}
      />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={`${address}?${languageQuery}=${other}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  )
}
