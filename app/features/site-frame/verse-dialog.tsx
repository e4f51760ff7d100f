import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './site-footer.module.css'

/** The small book in the footer and the verse that it opens. */
export function VerseDialog() {
  const { t } = useTranslation('site-frame')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        icon={BookOpen}
        label={t('verse.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('verse.reference')}
        closeLabel={t('verse.dismiss')}
        className={styles.verse}
      >
        <blockquote>{t('verse.text')}</blockquote>
        <p className={classNames(typography.soft, styles.soft)}>{t('verse.translation')}</p>
        <Button isBlock onClick={close}>
          {t('verse.close')}
        </Button>
      </Dialog>
    </>
  )
}
