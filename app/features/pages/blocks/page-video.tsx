import { useTranslation } from 'react-i18next'
import { type FigureName, figures } from '#app/art/figures.ts'
import { useSite } from '#app/site/use-site.ts'
import layout from '#app/ui/layout/layout.module.css'
import { VideoFacade } from '#app/ui/video-facade.tsx'
import { toLanguage } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { videoEmbedUrl } from '#domain/site/video-embed.ts'

interface PageVideoProps {
  title: string
  /** Which of the operator's videos plays here; a page without one says that its video is to come (PRODUCT-09, PRODUCT-14). */
  video?: keyof SiteConfig['videos']
  picture: FigureName
}

/** The page's video, a drawing until it is tapped; nothing where the operator's setting names none. */
export function PageVideo({ title, video, picture }: PageVideoProps) {
  const { t, i18n } = useTranslation('pages-shared')
  const { videos } = useSite()
  const id = video ? videos[video] : null
  if (video && !id) return null
  return (
    <section className={layout.section} data-ground="sunk">
      <div className={layout.wrap}>
        <VideoFacade
          title={title}
          label={t('video.play', { title })}
          note={t(id ? 'video.note' : 'video.soon')}
          src={id ? videoEmbedUrl(id, toLanguage(i18n.language)) : undefined}
          picture={figures[picture].file}
        />
      </div>
    </section>
  )
}
