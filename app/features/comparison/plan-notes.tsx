import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import quoteCardStyles from '#app/features/comparison/card/quote-card.module.css'
import sideBySideStyles from '#app/features/comparison/side-by-side/side-by-side.module.css'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { LoadingWave } from '#app/ui/loading/loading-wave.tsx'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { paths } from '#domain/site/paths.ts'
import styles from './plan-notes.module.css'

/** What every price on the page is and is not. */
export const PriceDisclosure = memo(() => {
  const { t } = useTranslation('comparison')
  return (
    <p className={classNames(styles.disclosure, sideBySideStyles.disclosure, typography.micro)}>
      {t('disclosure.text')} <Link to={paths.howWeEstimate}>{t('disclosure.link')}</Link>
    </p>
  )
})

interface PreviewNoteProps {
  onSave: () => void
  onDiscard: () => void
}

/** Says that the prices are a preview, and how to keep or drop what was set; its button stands where the form's is out of sight. */
export const PreviewNote = memo(({ onSave, onDiscard }: PreviewNoteProps) => {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.previewNote} data-slot="preview-note">
      <p>{t('preview.note')}</p>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" isSmall onClick={onSave}>
          {t('coverage.update')}
        </Button>
        <Button variant="text" isSmall onClick={onDiscard}>
          {t('preview.discard')}
        </Button>
      </div>
    </div>
  )
})

/** Stands inside a live region, so that screen readers hear its words. */
export function LoadingCard() {
  const { t } = useTranslation('comparison')
  return (
    <div className={classNames(cardStyles.card, styles.finding)} data-slot="card">
      <div>
        <h2>{t('loading.title')}</h2>
        <p className={typography.soft}>{t('loading.text')}</p>
      </div>
      <LoadingWave />
    </div>
  )
}

const places = ['first', 'second', 'third']

/** Gray cards where the plans will stand. */
export function LoadingQuotes() {
  return (
    <div className={quoteCardStyles.quotes} aria-hidden="true">
      {places.map((place) => (
        <div className={classNames(cardStyles.card, quoteCardStyles.quote)} data-slot="card" key={place}>
          <div className={quoteCardStyles.who}>
            <Skeleton width="3.5rem" height="3.5rem" />
            <span className={styles.skeletonName}>
              <Skeleton width="70%" height="1rem" />
              <Skeleton width="45%" height=".8rem" />
            </span>
          </div>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="55%" height="2.5rem" />
          <Skeleton height="4rem" />
          <Skeleton width="80%" height="1.6rem" />
          <Skeleton height="3.25rem" />
        </div>
      ))}
    </div>
  )
}
