import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/layout/card.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { isErasedAtOnce } from '#domain/leads/status/next-for-request.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './request-status.module.css'
import { statusDay } from './status-times.ts'
import type { PartProps } from './use-request-status.ts'
import { WorkFailure } from './work-failure.tsx'

/** Deletes the requests, after saying what goes and what stays; from an application on, asks the agent to. */
export function ErasePart({ own, status }: PartProps) {
  const { t, i18n } = useTranslation('request-status')
  const { name: agent, hours } = useSite().agent
  const [isAsking, setIsAsking] = useState(false)
  const isAtOnce = isErasedAtOnce(status.stage)
  const asked = status.asked.find(({ what }) => what === 'erase')
  const isBusy = own.work?.state === 'busy'
  const said = useRef<HTMLDivElement>(null)
  const isAskedNow = asked !== undefined && own.work?.part === 'erase' && own.work.state === 'done'
  // What was pressed is gone.
  useFocusKept(said, isAskedNow || undefined, true)
  const erase = () => own.change('erase', { erase: true })
  return (
    <Card isPadded className={styles.part}>
      <h2 className={typography.h3}>{t('erase.title')}</h2>
      <p>{t(isAtOnce ? 'erase.text' : 'erase.applied', { agent })}</p>
      {asked ? (
        <div ref={said} tabIndex={-1} className={styles.result}>
          <Alert tone="info" live="status">
            {t('erase.asked', {
              agent,
              date: statusDay(new Date(asked.at), hours.timeZone, toLanguage(i18n.language)),
            })}
          </Alert>
        </div>
      ) : (
        <Button variant="quiet" isBusy={isBusy} onClick={isAtOnce ? () => setIsAsking(true) : erase}>
          {t(isAtOnce ? 'erase.button' : 'erase.ask')}
        </Button>
      )}
      {isAsking ? null : <WorkFailure work={own.work} part="erase" />}
      {isAsking ? <Sure own={own} onErase={erase} onClose={() => setIsAsking(false)} /> : null}
    </Card>
  )
}

interface SureProps {
  own: PartProps['own']
  onErase: () => void
  onClose: () => void
}

function Sure({ own, onErase, onClose }: SureProps) {
  const { t } = useTranslation(['request-status', 'common'])
  const keep = useRef<HTMLButtonElement>(null)
  const isBusy = own.work?.state === 'busy'
  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => undefined : onClose}
      title={t('erase.sure')}
      closeLabel={t('common:close')}
      initialFocus={keep}
    >
      <div className={styles.sure}>
        <p>{t('erase.goes')}</p>
        <p>{t('erase.stays')}</p>
        <WorkFailure work={own.work} part="erase" />
        <div className={layout.row} data-slot="row">
          <Button variant="quiet" ref={keep} onClick={onClose}>
            {t('erase.keep')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onErase}>
            {t(isBusy ? 'erase.deleting' : 'erase.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
