import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import { TickCard } from '#app/ui/fields/tick-card.tsx'
import { areCallsRefused, type ReachWay, reachWays } from '#domain/leads/reach.ts'
import styles from './apply.module.css'

interface ReachFieldProps {
  id: string
  error: string | undefined
  isSummed: boolean
  reach: readonly ReachWay[]
  onChange: (way: ReachWay, isTicked: boolean) => void
}

/** How somebody may be reached: at least one way, and what is left out is not used. */
export function ReachField({ id, error, isSummed, reach, onChange }: ReachFieldProps) {
  const { t } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const hint = areCallsRefused(reach) ? t('form.reach.noCalls', { agent }) : t('form.reach.hint', { agent })
  return (
    <fieldset id={id} aria-describedby={notesOf(id, { hint, error })}>
      <legend>{t('form.reach.label', { agent })}</legend>
      <FieldNotes id={id} hint={hint} error={error} isSummed={isSummed} />
      <div className={styles.reachWays}>
        {reachWays.map((way) => (
          <TickCard
            key={way}
            label={t(`form.reach.${way}`)}
            isTicked={reach.includes(way)}
            onChange={() => onChange(way, !reach.includes(way))}
          />
        ))}
      </div>
    </fieldset>
  )
}
