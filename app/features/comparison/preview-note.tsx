import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import styles from './comparison.module.css'

/** Says that the prices are a preview, and how to keep or drop what was set; its button stands where the form's is out of sight. */
export function PreviewNote({ onSave, onDiscard }: { onSave: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.previewNote}>
      <p>{t('preview.note')}</p>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" isSmall className={styles.previewSave} onClick={onSave}>
          {t('coverage.update')}
        </Button>
        <Button variant="text" isSmall onClick={onDiscard}>
          {t('preview.discard')}
        </Button>
      </div>
    </div>
  )
}
