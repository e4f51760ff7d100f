import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './picture-hero.module.css'

interface PictureHeroProps {
  /** Address of the wide scene (1440 by 1520, top 900 and left part empty) and of its tall twin (390 by 1000, top 600 empty). */
  wide: string
  tall: string
  /** The scene's ground colour, which stands behind the words. */
  ground: string
  /** Height that the tall twin takes below the words on phones, as a CSS length. */
  tallHeight?: string | undefined
  isNight?: boolean | undefined
  children: ReactNode
}

/** A page's opening with a scene: behind the words on wide screens, below them on tablets and phones. */
export function PictureHero({
  wide,
  tall,
  ground,
  tallHeight = '92vw',
  isNight,
  children,
}: PictureHeroProps) {
  const look: CSSProperties & Record<'--bg' | '--pb', string> = { '--bg': ground, '--pb': tallHeight }
  return (
    <section
      className={styles.pageHero}
      data-slot="picture-hero"
      data-ground={isNight ? 'night' : undefined}
      style={look}
    >
      <picture className={styles.scene}>
        <source media="(max-width: 47.99rem)" srcSet={tall} width={390} height={1000} />
        <img src={wide} alt="" width={1440} height={1520} />
      </picture>
      <div className={classNames(layout.wrap, styles.copy)} data-slot="picture-hero-copy">
        {children}
      </div>
    </section>
  )
}
