import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TickWindow } from '#app/ui/fields/choice/tick-window.tsx'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { areCallsRefused, type ReachWay, reachWays } from '#domain/leads/reach.ts'
import type { Contact } from '#domain/leads/submission/application-from.ts'
import formStyles from './apply-form.module.css'
import styles from './reach-field.module.css'

interface ReachFieldProps {
  id: string
  error: string | undefined
  isSummed: boolean
  contact: Contact
  reach: readonly ReachWay[]
  onChange: (way: ReachWay, isTicked: boolean) => void
}

/** How somebody may be reached: at least one way, and what is left out is not used. */
export function ReachField({ id, error, isSummed, contact, reach, onChange }: ReachFieldProps) {
  const { t } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const hint = areCallsRefused(reach) ? t('form.reach.noCalls', { agent }) : t('form.reach.hint', { agent })
  return (
    <fieldset id={id} className={formStyles.block} aria-describedby={notesOf(id, { hint, error })}>
      <legend className={formStyles.part}>{t('form.reach.label', { agent })}</legend>
      <FieldNotes id={id} hint={hint} error={error} isSummed={isSummed} />
      <div className={styles.ways}>
        {reachWays.map((way) => (
          <ReachRow
            key={way}
            way={way}
            contact={reach.includes(way) ? '' : way === 'email' ? contact.email : contact.phone}
            isTicked={reach.includes(way)}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ReachRowProps {
  way: ReachWay
  /** The address or the number that this way would use; of a ticked one it stands in its field. */
  contact: string
  isTicked: boolean
  onChange: (way: ReachWay, isTicked: boolean) => void
}

function ReachRow({ way, contact, isTicked, onChange }: ReachRowProps) {
  const { t } = useTranslation('leads')
  const nameId = useId()
  const contactId = useId()
  return (
    <label className={styles.way} data-slot="choice">
      <input
        className={layout.overLabel}
        type="checkbox"
        checked={isTicked}
        aria-labelledby={nameId}
        aria-describedby={contact ? contactId : undefined}
        onChange={() => onChange(way, !isTicked)}
      />
      <TickWindow isSmall />
      <span className={styles.words}>
        <b id={nameId}>{t(`form.reach.${way}`)}</b>
        <span id={contactId} className={classNames(styles.contact, typography.num)}>
          {contact}
        </span>
      </span>
    </label>
  )
}
