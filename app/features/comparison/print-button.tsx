import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './comparison.module.css'

export function PrintButton() {
  const { t } = useTranslation('comparison')
  return (
    <Button variant="text" isSmall className={styles.printButton} onClick={() => window.print()}>
      <Icon of={Printer} /> {t('print.button')}
    </Button>
  )
}
