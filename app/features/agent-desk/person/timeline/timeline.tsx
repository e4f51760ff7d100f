import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { noteFieldId } from '#app/features/agent-desk/notes/note-field.tsx'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import styles from '#app/features/agent-desk/person/person.module.css'
import { PersonPart } from '#app/features/agent-desk/person/person-part.tsx'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { dot, personName } from '#app/features/agent-desk/words/person-words.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { focusField } from '#app/ui/fields/focus-field.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import type { PersonEntry } from '#domain/leads/desk/person-entry.ts'
import { toLanguage } from '#domain/site/language.ts'
import { type HistoryItem, historyOf } from './history.ts'
import { RequestFold } from './request-fold.tsx'

interface TimelineProps {
  person: DeskPerson
  notes: Notes
  now: Date
}

/** Everything that happened with a person, the newest first. */
export function Timeline({ person, notes, now }: TimelineProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const [newest] = person.requests
  const typed = notes.drafts[person.id]?.entry?.id
  return (
    <PersonPart title={t('timeline.title')}>
      <ol className={classNames(deskStyles.events, styles.history)}>
        {historyOf(person).map((item) => {
          // A note that is being typed stands in its field.
          if (item.what === 'entry' && item.entry.id === typed) return null
          return (
            <li key={item.key} data-what={item.what}>
              <time dateTime={item.at}>{momentText({ at: item.at, now, language })}</time>
              {item.what === 'request' ? (
                <RequestFold
                  request={item.request}
                  person={person}
                  now={now}
                  isOpenAtFirst={item.request.id === newest?.id}
                />
              ) : (
                <Words item={item} {...{ person, notes, now }} />
              )}
            </li>
          )
        })}
      </ol>
    </PersonPart>
  )
}

function Words({ item, person, notes, now }: TimelineProps & { item: HistoryItem }) {
  const { t, i18n } = useTranslation('agent-desk')
  if (item.what === 'mail')
    return <span>{t(`timeline.mail.${item.recipient}.${item.state}`, { name: personName(person) })}</span>
  if (item.what !== 'entry') return null
  const { entry } = item
  const time = (at: string) => momentText({ at, now, language: toLanguage(i18n.language) })
  return (
    <div>
      {entry.kind === 'note' ? null : <p>{entryWords(t as TFunction, entry, time)}</p>}
      {entry.body ? <p className={styles.noteText}>{entry.body}</p> : null}
      {entry.actor && !entry.is_own ? (
        <p className={typography.soft}>{t('timeline.by', { who: entry.actor })}</p>
      ) : null}
      {entry.kind === 'note' && entry.is_own ? (
        <Button
          variant="text"
          isSmall
          className={styles.edit}
          onClick={() => {
            notes.edit(person.id, personName(person), entry)
            focusField(noteFieldId)
          }}
        >
          {t('note.edit')}
        </Button>
      ) : null}
    </div>
  )
}

/** What a line of the history tells; `time` says a moment. */
function entryWords(t: TFunction, entry: PersonEntry, time: (at: string) => string): string {
  const { kind, outcome, details } = entry
  const { stage, lost_reason: reason, next_contact_at: next, owner, way } = details
  const parts = {
    call: () => t(`agent-desk:timeline.call.${outcome ?? 'reached'}`),
    text: () => t('agent-desk:timeline.text'),
    email: () => t('agent-desk:timeline.email'),
    note: () => '',
    stage: () =>
      [
        stage ? t('agent-desk:timeline.stage', { stage: t(`agent-desk:stages.${stage}`) }) : '',
        reason ? t(`agent-desk:lostReasons.${reason}`) : '',
        details.answered ? t('agent-desk:timeline.answered') : '',
      ]
        .filter(Boolean)
        .join(dot),
    next: () => '',
    owner: () => (owner ? t('agent-desk:timeline.owner', { owner }) : t('agent-desk:timeline.noOwner')),
    merge: () => t('agent-desk:timeline.merge'),
    split: () => t('agent-desk:timeline.split'),
    wish: () =>
      way
        ? t(details.is_refused ? `agent-desk:timeline.refused.${way}` : `agent-desk:timeline.allowed.${way}`)
        : '',
    visitor: () =>
      details.what
        ? t(`agent-desk:timeline.visitor.${details.what}`, {
            document: details.document ? t(`agent-desk:timeline.documents.${details.document}`) : '',
          })
        : '',
  } satisfies Record<PersonEntry['kind'], () => string>
  const words = parts[kind]()
  if (next === undefined) return words
  const told = next ? t('agent-desk:timeline.next', { time: time(next) }) : t('agent-desk:timeline.noNext')
  return words ? words + dot + told : told
}
