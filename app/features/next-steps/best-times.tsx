import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone, timeZoneName } from '#app/browser/clock.ts'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import quickPicksStyles from '#app/ui/fields/quick-picks.module.css'
import { type BestTime, bestTimes } from '#domain/leads/lead.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './next-steps.module.css'

interface BestTimesProps {
  picked: readonly BestTime[]
  onChange: (picked: BestTime[]) => void
  /** False in the server's HTML, where nobody's time zone is known. */
  isInBrowser: boolean
}

/** Parts of the day that suit, as many as one likes, in the visitor's own time zone. */
export function BestTimesField({ picked, onChange, isInBrowser }: BestTimesProps) {
  const { t, i18n } = useTranslation('next-steps')
  const hintId = useId()
  const zone = isInBrowser ? localTimeZone() : undefined
  const zoneName = zone && timeZoneName(zone, toLanguage(i18n.language))

  function toggle(time: BestTime, isPicked: boolean) {
    onChange(bestTimes.filter((each) => (each === time ? isPicked : picked.includes(each))))
  }

  return (
    <fieldset className={styles.full} aria-describedby={hintId}>
      <legend className={fieldStyles.label} data-slot="label">
        {t('request.times.label')}
      </legend>
      <div className={quickPicksStyles.chips} data-slot="chips">
        {bestTimes.map((time) => (
          <label className={classNames(quickPicksStyles.chip, styles.pick)} data-slot="chip" key={time}>
            <input
              type="checkbox"
              name="bestTimes"
              value={time}
              checked={picked.includes(time)}
              onChange={(event) => toggle(time, event.currentTarget.checked)}
            />
            {t(`request.times.${time}`)}
          </label>
        ))}
      </div>
      <p className={fieldStyles.hint} data-slot="hint" id={hintId}>
        {t('request.times.parts')}{' '}
        {zoneName ? t('request.times.zone', { zone: zoneName }) : t('request.times.zoneUnnamed')}
      </p>
    </fieldset>
  )
}
