import { useTranslation } from 'react-i18next'
import { Reference } from '#app/site/reference.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import styles from './security.module.css'

interface TryAgainProps {
  text: string
  onAgain: () => void
  /** Without it there is nothing to turn back from. */
  onCancel?: (() => void) | undefined
}

/** Something could not be loaded: says so, and loads it again. */
export function TryAgain({ text, onAgain, onCancel }: TryAgainProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.form}>
      <Alert tone="danger">
        {text} <Reference calls={['auth/v1', 'rest/v1']} />
      </Alert>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" isSmall onClick={onAgain}>
          {t('tryAgain')}
        </Button>
        {onCancel ? (
          <Button variant="text" isSmall onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
