import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import choiceCardsStyles from '#app/ui/fields/choice/choice-cards.module.css'
import { TickCard } from '#app/ui/fields/choice/tick-card.tsx'
import { Card } from '#app/ui/layout/card.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { documentsFor, type StatusDocument } from '#domain/leads/status/documents.ts'
import styles from './request-status.module.css'
import type { PartProps } from './use-request-status.ts'
import { WorkFailure } from './work-failure.tsx'

/** What an application is likely to need; a tick is stored at once, and the agent sees it. */
export function DocumentsPart({ own, status }: PartProps) {
  const { t } = useTranslation('request-status')
  const { name: agent } = useSite().agent
  /** Ticks whose answer has not come yet. */
  const [ticked, setTicked] = useState<ReadonlyMap<StatusDocument, boolean>>(new Map())
  const wanted = documentsFor(
    status.stage,
    status.requests.flatMap(({ plans }) => plans),
  )
  async function tick(document: StatusDocument, isReady: boolean) {
    setTicked((before) => new Map(before).set(document, isReady))
    await own.change('documents', { document, isReady })
    setTicked((before) => new Map([...before].filter(([one]) => one !== document)))
  }

  return (
    <Card isPadded className={styles.part}>
      <h2 className={typography.h3} id="documents">
        {t('documents.title')}
      </h2>
      <p>{wanted.length === 0 ? t('documents.none') : t('documents.text', { agent })}</p>
      {wanted.length === 0 ? null : (
        <fieldset aria-labelledby="documents">
          <div className={choiceCardsStyles.choices} data-slot="choices">
            {wanted.map((document) => {
              const isReady = ticked.get(document) ?? status.documents.includes(document)
              return (
                <TickCard
                  key={document}
                  label={t(`documents.items.${document}.label`)}
                  note={t(`documents.items.${document}.note`)}
                  isTicked={isReady}
                  onChange={() => void tick(document, !isReady)}
                />
              )
            })}
          </div>
        </fieldset>
      )}
      <WorkFailure work={own.work} part="documents" />
    </Card>
  )
}
