import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { schedulingWidget } from '#domain/scheduling/scheduling-widget.ts'
import { loadInlineWidget } from './inline-widget.ts'

/** The scheduling service: nothing of it is loaded, and nothing is sent to it, before a tap. */
export function Scheduling({ schedulingUrl }: { schedulingUrl: string }) {
  const { t } = useTranslation('next-steps')
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
  const { url, scriptUrl } = schedulingWidget(schedulingUrl)
  return scriptUrl === undefined ? (
    <iframe className="widget" src={url} title={t('contact.widget')} />
  ) : (
    <InlineWidget url={url} scriptUrl={scriptUrl} />
  )
}

function InlineWidget({ url, scriptUrl }: { url: string; scriptUrl: string }) {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  const frame = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    const parent = frame.current
    if (!parent) return
    let isLeft = false
    loadInlineWidget(scriptUrl, url, parent).then(
      () => isLeft || setStatus('shown'),
      () => isLeft || setStatus('failed'),
    )
    return () => {
      isLeft = true
      parent.replaceChildren()
    }
  }, [url, scriptUrl])

  return (
    <>
      <p role="status" className={status === 'loading' ? 'soft' : 'sr'}>
        {status === 'loading' ? t('contact.loading') : ''}
      </p>
      {status === 'failed' ? <Alert tone="danger">{t('contact.failed', { phone })}</Alert> : null}
      <div
        className={status === 'failed' ? 'sr' : 'widget calendly-inline-widget'}
        data-auto-load="false"
        ref={frame}
      />
    </>
  )
}
