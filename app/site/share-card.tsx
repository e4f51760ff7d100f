import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#domain/site/language.ts'
import { pageAddress, sharePicture, sharePictureSize } from './page-address.ts'
import { useSite } from './use-site.ts'

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
export function ShareCard(page: ShareCardProps) {
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
