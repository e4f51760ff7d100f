import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

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
      <div className="cal-go">
        <Button onClick={() => setIsShown(true)}>
          <Icon of={CalendarDays} /> {t('contact.show')}
        </Button>
        <p className="micro soft">{t('contact.showNote')}</p>
      </div>
    )
  }
  return (
    <>
      <iframe
        className="widget"
        src={schedulingUrl}
        title={t('contact.widget')}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
      <p className="small soft">
        {t('contact.notLoaded', { phone })}{' '}
        <a href={schedulingUrl} target="_blank" rel="noopener noreferrer">
          {t('contact.newTab')}
        </a>
      </p>
    </>
  )
}
