import { ArrowRight } from 'lucide'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { type FigureName, figures } from '#app/art/figures.ts'
import { Scene } from '#app/art/scene.tsx'
import type { SceneName } from '#app/art/scenes.ts'
import { useCurrentPage } from '#app/site/current-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layoutStyles from '#app/ui/layout/layout.module.css'
import { PageIntro } from '#app/ui/layout/page-top/page-intro.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { HeroDrawing } from '#content/page-info.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './pages.module.css'

interface PageHeroProps {
  /** `name` says in small what the page is about, above a title that plays with it. */
  text: { name?: string; title: string; lead: string }
  /** Where its quote comes from: the questionnaire, unless the product is asked for elsewhere. */
  quoteAt?: string
  /** A second, quiet way on: to a part of this page, such as `#rates`. */
  more?: { hash: string; label: string } | undefined
}

/** The top of a page: its one h1 and its lead, with the drawing of the page on screen where it has one. */
export function PageHero({ text, quoteAt, more }: PageHeroProps) {
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
          <HeroWords text={text} quoteAt={quoteAt} more={more} isNight={false} />
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
        <HeroWords text={text} quoteAt={quoteAt} more={more} isNight={layout.isNight} />
      </div>
    </section>
  )
}

interface HeroWordsProps extends Pick<PageHeroProps, 'text' | 'more'> {
  quoteAt: string | undefined
  isNight: boolean
}

function HeroWords({ text, quoteAt = paths.quote, more, isNight }: HeroWordsProps) {
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
        <ButtonLink to={quoteAt} variant={isNight ? 'lamp' : 'primary'}>
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

interface SceneHero {
  scene: SceneName
  isNight: boolean
  /** The scene's own ground, so that no edge shows while it loads. */
  ground: string
  /** Room below the words on a phone, as high as what stands in the tall scene. */
  phoneSpace: string
  /** The same on a tablet, for the wide scene. */
  tabletSpace?: string
}

interface FigureHero {
  figure: FigureName
}

type HeroLayout = SceneHero | FigureHero

const night = { isNight: true, ground: '#11245a' }

const day = { isNight: false, ground: '#e4ebf8' }

/** How each drawing stands at the top of a page. */
export const heroLayouts: Readonly<Record<HeroDrawing, HeroLayout>> = {
  armchair: { ...day, scene: 'armchair', phoneSpace: '100vw' },
  bookshelf: { figure: 'bookshelf' },
  coats: { ...day, scene: 'coats', ground: '#f1ece1', phoneSpace: '91vw' },
  doorway: { figure: 'doorway' },
  frontDesk: { ...night, scene: 'frontDesk', phoneSpace: '89vw' },
  frontDoor: { ...night, scene: 'frontDoor', phoneSpace: '114vw', tabletSpace: '55vw' },
  kitchenScale: { ...day, scene: 'kitchenScale', ground: '#fdf5e2', phoneSpace: '106vw' },
  lighthouse: { ...night, scene: 'lighthouse', ground: '#0a1533', phoneSpace: '99vw' },
  market: { ...day, scene: 'market', ground: '#e3ede6', phoneSpace: '85vw' },
  office: { ...day, scene: 'office', phoneSpace: '116vw' },
  openBook: { ...night, scene: 'openBook', phoneSpace: '86vw' },
  porch: { ...day, scene: 'porch', ground: '#fdf5e2', phoneSpace: '108vw', tabletSpace: '47vw' },
  quay: { ...night, scene: 'quay', phoneSpace: '95vw' },
}
