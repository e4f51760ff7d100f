import './pages.css'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '#app/art/figures.ts'
import { Scene } from '#app/art/scene.tsx'
import { useCurrentPage } from '#app/site/current-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { paths } from '#domain/site/paths.ts'
import { heroLayouts } from './hero-layouts.ts'

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
      <div className="wrap">
        <PageIntro title={text.title} lead={text.lead} />
      </div>
    )
  }
  const layout = heroLayouts[hero]
  if ('figure' in layout) {
    const { file, width, height } = figures[layout.figure]
    return (
      <section className="figure-hero blue">
        <div className="wrap figure-split">
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
    <section className={classNames('scene-hero', layout.isNight && 'on-night')} style={look}>
      <Scene name={layout.scene} isFirst />
      <div className="wrap">
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
    <div className="copy">
      <h1 className="display">
        {text.name ? <span className="page-name">{text.name} </span> : null}
        {text.title}
      </h1>
      <p className="lead">{text.lead}</p>
      <div className="row">
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
