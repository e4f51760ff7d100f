import { CalendarClock, Check, NotebookPen } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { Reach } from '#app/features/agent-desk/reach/reach.tsx'
import type { ContactLog } from '#app/features/agent-desk/reach/use-log.ts'
import { WhenField } from '#app/features/agent-desk/reach/when-field.tsx'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'
import { OwnerField } from './owner-field.tsx'
import styles from './person.module.css'
import { RefusalBanner } from './refusals.tsx'
import { StageField } from './stage-field.tsx'
import type { OpenPerson } from './use-person.ts'

interface PersonHeadProps {
  person: DeskPerson
  open: OpenPerson
  log: ContactLog
  now: Date
  onNote: () => void
}

/** What the agent does about somebody: how far they are, when they are contacted next, by which way. */
export function PersonHead({ person, open, log, now, onNote }: PersonHeadProps) {
  const { t } = useTranslation('agent-desk')
  const nextId = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const setNext = (at: Date | null) => {
    setIsChoosing(false)
    open.change({ next_contact_at: at?.toISOString() ?? null })
  }
  return (
    <>
      <div className={styles.fields}>
        <StageField person={person} open={open} />
        <NextContact
          next={person.next_contact_at}
          now={now}
          buttonId={nextId}
          onPress={() => setIsChoosing(!isChoosing)}
        />
        <OwnerField person={person} />
      </div>
      {isChoosing ? (
        <WhenField
          label={t('when.label')}
          now={now}
          at={person.next_contact_at}
          onPick={setNext}
          onClear={person.next_contact_at ? () => setNext(null) : undefined}
          onCancel={() => {
            setIsChoosing(false)
            document.getElementById(nextId)?.focus()
          }}
        />
      ) : null}
      <SavedWord open={open} now={now} />
      <RefusalBanner person={person} now={now} />
      <Reach row={person} log={log} now={now}>
        <Button variant="quiet" isSmall onClick={onNote}>
          <Icon of={NotebookPen} /> {t('person.note')}
        </Button>
        {person.waiting_since ? (
          <Button
            variant="quiet"
            isSmall
            isBusy={open.isBusy}
            onClick={() => open.change({ answered: true })}
          >
            <Icon of={Check} /> {t('person.answer')}
          </Button>
        ) : null}
      </Reach>
    </>
  )
}

interface NextContactProps {
  next: string | null
  now: Date
  buttonId: string
  onPress: () => void
}

/** When they are contacted next; a press chooses another time. */
function NextContact({ next, now, buttonId, onPress }: NextContactProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const labelId = useId()
  const timeId = useId()
  const time = next && momentText({ at: next, now, language: toLanguage(i18n.language) })
  const isOverdue = next !== null && new Date(next) < now
  return (
    <div className={styles.next}>
      <span className={styles.label} id={labelId}>
        {t(isOverdue ? 'person.nextWas' : 'person.next')}
      </span>
      <Button
        variant="quiet"
        isSmall
        id={buttonId}
        aria-labelledby={`${labelId} ${timeId}`}
        onClick={onPress}
      >
        <span className={classNames(isOverdue && styles.isOverdue)} id={timeId}>
          {time ?? t('person.noNext')}
        </span>
        <Icon of={CalendarClock} />
      </Button>
    </div>
  )
}

/** What came of the last change, said beside what was changed. */
function SavedWord({ open, now }: { open: OpenPerson; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const { word } = open
  const said = useRef<HTMLParagraphElement>(null)
  useFocusKept(said, word?.change)
  const what = word?.change.stage ? 'stage' : word?.change.answered ? 'answered' : 'next'
  const time = word?.row.next_contact_at
  const values = {
    stage: word ? t(`stages.${word.row.stage}`) : '',
    time: time ? momentText({ at: time, now, language: toLanguage(i18n.language) }) : t('person.noNext'),
  }
  return (
    <p
      className={classNames(typography.small, deskStyles.word)}
      role="status"
      data-tone={word?.said}
      tabIndex={-1}
      ref={said}
    >
      {word?.said === 'saved' ? t(`saved.${what}`, values) : null}
      {word?.said === 'failed' ? t('saved.failed') : null}
      {word?.said === 'other' ? t(what === 'stage' ? 'saved.otherStage' : 'saved.otherNext', values) : null}
    </p>
  )
}
