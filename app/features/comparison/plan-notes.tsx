import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { LoadingWave } from '#app/ui/loading/loading-wave.tsx'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import styles from './plan-notes.module.css'

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
        <Button isSmall onClick={onSave}>
          {t('coverage.update')}
        </Button>
        <Button variant="quiet" isSmall onClick={onDiscard}>
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
    <div className={styles.finding}>
      <h2>{t('loading.title')}</h2>
      <p className={typography.soft}>{t('loading.text')}</p>
      <LoadingWave />
    </div>
  )
}

const places = ['first', 'second', 'third']

/** Gray cards where the plans will stand. */
export function LoadingQuotes() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {places.map((place) => (
        <div className={styles.skeleton} key={place}>
          <Skeleton width="2.5rem" height="2.5rem" />
          <Skeleton height="1rem" />
          <Skeleton width="60%" height="1.6rem" />
          <Skeleton width="75%" height="1rem" />
        </div>
      ))}
    </div>
  )
}
