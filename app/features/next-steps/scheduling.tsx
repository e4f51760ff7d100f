import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import styles from './next-steps.module.css'

/**
 * The scheduling service, in a frame of its own origin: no script of it runs in our page, where answers are kept.
 * Nothing of it is loaded, and nothing is sent to it, before a tap.
 */
export function Scheduling({ schedulingUrl }: { schedulingUrl: string }) {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  const [isShown, setIsShown] = useState(false)
  if (!isShown) {
    return (
      <div className={styles.calGo}>
        <Button onClick={() => setIsShown(true)}>
          <Icon of={CalendarDays} /> {t('contact.show')}
        </Button>
        <p className={classNames(typography.micro, typography.soft)}>{t('contact.showNote')}</p>
      </div>
    )
  }
  return (
    <>
      <iframe
        className={styles.widget}
        src={schedulingUrl}
        title={t('contact.widget')}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
      <p className={classNames(typography.small, typography.soft)}>
        {t('contact.notLoaded', { phone })}{' '}
        <a href={schedulingUrl} target="_blank" rel="noopener noreferrer">
          {t('contact.newTab')}
        </a>
      </p>
    </>
  )
}
