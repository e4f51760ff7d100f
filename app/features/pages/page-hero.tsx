import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '#app/art/figures.ts'
import { Scene } from '#app/art/scene.tsx'
import { useCurrentPage } from '#app/site/current-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layoutStyles from '#app/ui/layout/layout.module.css'
import { PageIntro } from '#app/ui/layout/page-intro.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import { heroLayouts } from './hero-layouts.ts'
import styles from './pages.module.css'

interface PageHeroProps {
  /** `name` says in small what the page is about, above a title that plays with it. */
  text: { name?: string; title: string; lead: string }
  /** A second, quiet way on: to a part of this page, such as `#rates`. */
  more?: { hash: string; label: string } | undefined
}

/** The top of a page: its one h1 and its lead, with the drawing of the page on screen where it has one. */
export function PageHero({ text, more }: PageHeroProps) {
  const { hero } = useCurrentPage()
  if (!hero) {
    return (
      <div className={layoutStyles.wrap}>
        <PageIntro title={text.title} lead={text.lead} />
      </div>
    )
  }
  const layout = heroLayouts[hero]
  if ('figure' in layout) {
    const { file, width, height } = figures[layout.figure]
    return (
      <section className={styles.figureHero} data-ground="blue">
        <div className={classNames(layoutStyles.wrap, styles.figureSplit)}>
          <HeroWords text={text} more={more} isNight={false} />
          <img src={file} width={width} height={height} alt="" fetchPriority="high" />
        </div>
      </section>
    )
  }
  const look: CSSProperties & Record<'--ground' | '--phone-space' | '--tablet-space', string> = {
    '--ground': layout.ground,
    '--phone-space': layout.phoneSpace,
    '--tablet-space': layout.tabletSpace ?? '44vw',
  }
  return (
    <section className={styles.sceneHero} data-ground={layout.isNight ? 'night' : undefined} style={look}>
      <Scene name={layout.scene} isFirst />
      <div className={layoutStyles.wrap}>
        <HeroWords text={text} more={more} isNight={layout.isNight} />
      </div>
    </section>
  )
}

interface HeroWordsProps extends Pick<PageHeroProps, 'text' | 'more'> {
  isNight: boolean
}

function HeroWords({ text, more, isNight }: HeroWordsProps) {
  const { t } = useTranslation('pages-shared')
  return (
    <div className={styles.copy}>
      <h1 className={classNames(typography.display, styles.display)}>
        {text.name ? <span className={styles.pageName}>{text.name} </span> : null}
        {text.title}
      </h1>
      <p className={typography.lead} data-slot="lead">
        {text.lead}
      </p>
      <div className={layoutStyles.row} data-slot="row">
        <ButtonLink to={paths.quote} variant={isNight ? 'lamp' : 'primary'}>
          {t('quote')} <Icon of={ArrowRight} />
        </ButtonLink>
        {more ? (
          <ButtonLink to={{ hash: more.hash }} variant="quiet">
            {more.label}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}
