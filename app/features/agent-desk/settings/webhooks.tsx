import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readWebhooks, sendWebhooksAgain } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'

/** How webhooks are doing, for an owner of the site; nothing where there are none. */
export function Webhooks() {
  const { t } = useTranslation('desk-settings')
  const ask = useAsk()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: queryKeys.webhooks,
    queryFn: () => ask('The webhooks could not be read', readWebhooks),
    refetchOnWindowFocus: true,
  })
  const sending = useMutation({
    mutationFn: () => ask('Webhooks could not be sent again', sendWebhooksAgain),
    onSuccess: (now) => queries.setQueryData(queryKeys.webhooks, now),
  })
  if (!data || data.state === 'off') return null
  const { state, waiting, failed } = data
  const count = waiting + failed
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>{t('webhooks.title')}</h2>
      <p className={classNames(typography.small, typography.soft)}>{t('webhooks.text')}</p>
      {state === 'stopped' ? (
        <Alert tone="danger" live="off">
          {t('webhooks.stopped')}
        </Alert>
      ) : null}
      <p role="status">{count > 0 ? t('webhooks.missing', { count, number: count }) : t('webhooks.none')}</p>
      {failed > 0 || state === 'stopped' ? (
        <div className={layout.row} data-slot="row">
          <Button isSmall isBusy={sending.isPending} onClick={() => sending.mutate()}>
            {t('webhooks.send')}
          </Button>
        </div>
      ) : null}
      {sending.isError ? <Alert tone="danger">{t('webhooks.notSent')}</Alert> : null}
    </section>
  )
}
