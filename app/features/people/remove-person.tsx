import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './people.module.css'

interface RemovePersonProps {
  name: string
  /** How many plans of the cart go along. */
  planCount: number
  onConfirm: () => void
  onClose: () => void
}

/** Removes a person, after asking back. */
export function RemovePerson({ name, planCount, onConfirm, onClose }: RemovePersonProps) {
  const { t } = useTranslation('people')
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      className={styles.sure}
      onClose={onClose}
      title={t('removal.heading', { name })}
      closeLabel={t('removal.close')}
      initialFocus={keep}
    >
      <p>{planCount === 0 ? t('removal.text', { name }) : t('removal.plans', { name, count: planCount })}</p>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" ref={keep} onClick={onClose}>
          {t('removal.keep')}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {t('removal.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
