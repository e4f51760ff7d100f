import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './person.module.css'

interface AskFirstProps {
  title: string
  /** Says what will happen. */
  children: ReactNode
  /** The way back, which has the focus at first. */
  keep: string
  confirm: string
  isDanger?: boolean
  isBusy: boolean
  error: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is hard to take back. */
export function AskFirst(props: AskFirstProps) {
  const { title, children, keep, confirm, isDanger, isBusy, error, onConfirm, onClose } = props
  const { t } = useTranslation('common')
  const back = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => undefined : onClose}
      title={title}
      closeLabel={t('close')}
      initialFocus={back}
    >
      {children}
      {error ? <Alert tone="danger">{error}</Alert> : null}
      <div className={classNames(layout.row, styles.askRow)} data-slot="row">
        <Button variant="quiet" ref={back} onClick={onClose}>
          {keep}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
