import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './review.module.css'

interface StartOverProps {
  /** Whether people were added, who would be gone too. */
  hasOthers: boolean
  onConfirm: () => void
}

/** Clears every answer, after asking back. */
export function StartOver({ hasOthers, onConfirm }: StartOverProps) {
  const { t } = useTranslation('review')
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button variant="text" className={styles.over} onClick={() => setIsAsking(true)}>
        {t('startOver.button')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('startOver.heading')}
        closeLabel={t('startOver.close')}
        initialFocus={keep}
      >
        <p>{t(hasOthers ? 'startOver.textOthers' : 'startOver.text')}</p>
        <div className={classNames(layout.row, styles.confirm)} data-slot="row">
          <Button variant="quiet" ref={keep} onClick={() => setIsAsking(false)}>
            {t('startOver.keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('startOver.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
