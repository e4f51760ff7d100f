import { useTranslation } from 'react-i18next'
import { figures } from '#app/art/figures.ts'
import { useSite } from '#app/site/use-site.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { VideoFacade } from '#app/ui/video-facade.tsx'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { videoEmbedUrl } from '#domain/site/video-embed.ts'
import styles from './intro.module.css'

const picture = figures.kitchenTable.file

/** The operator's video beside what it covers; without one, a drawing beside the way to read on. */
export function Intro() {
  const { t, i18n } = useTranslation('home')
  const { intro } = useSite().videos
  const title = t('intro.name')
  return (
    <section className={layout.section} data-ground="sunk" aria-labelledby="intro-title">
      <div className={classNames(layout.wrap, styles.intro)}>
        {intro ? (
          <VideoFacade
            title={title}
            label={t('intro.play', { title })}
            note={t('intro.note')}
            src={videoEmbedUrl(intro, toLanguage(i18n.language))}
            picture={picture}
          />
        ) : (
          <img className={styles.drawing} src={picture} alt="" width="960" height="576" loading="lazy" />
        )}
        <div>
          <h2 id="intro-title">{t('intro.title')}</h2>
          <p className={classNames(typography.soft, styles.soft)}>{t('intro.text')}</p>
          <h3 className={classNames(typography.h4, styles.h4)}>
            {t(intro ? 'intro.covers' : 'intro.learn')}
          </h3>
          <ul className={styles.topics}>
            {(['pays', 'kinds', 'questions', 'after'] as const).map((topic) => (
              <li key={topic}>{t(`intro.topics.${topic}`)}</li>
            ))}
          </ul>
          <ArrowLink to={paths.learning}>{t(intro ? 'intro.read' : 'intro.toLearning')}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
