import { ArrowLeft } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListView, sideBySide, toView } from '#app/features/agent-desk/desk-view.ts'
import { NoteField, noteFieldId } from '#app/features/agent-desk/notes/note-field.tsx'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import { Timeline } from '#app/features/agent-desk/person/timeline/timeline.tsx'
import type { ContactLog } from '#app/features/agent-desk/reach/use-log.ts'
import { longAge } from '#app/features/agent-desk/words/ages.ts'
import { KindLabel } from '#app/features/agent-desk/words/kind-label.tsx'
import { personName } from '#app/features/agent-desk/words/person-words.ts'
import { RowBadges } from '#app/features/agent-desk/words/row-badges.tsx'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { focusField } from '#app/ui/fields/focus-field.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'
import { Alike } from './alike.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ErasePerson } from './erase-person.tsx'
import styles from './person.module.css'
import { PersonHead } from './person-head.tsx'
import { PartLevel } from './person-part.tsx'
import { Refusals } from './refusals.tsx'
import type { OpenPerson } from './use-person.ts'

export interface PersonPageProps {
  person: DeskPerson
  open: OpenPerson
  log: ContactLog
  notes: Notes
  now: Date
  /** The list beside them, to which the way back leads. */
  list: ListView
  onErased: () => void
  /** Whether the address asks for them: then they are what the page is about. */
  isAsked: boolean
  /** Whether they were opened on this page, and not by the load of the page itself. */
  takesFocus: boolean
}

/** Everything of one person, and what the agent does about it. */
export function PersonPage(props: PersonPageProps) {
  const { person, open, log, notes, now, list, onErased, isAsked, takesFocus } = props
  const navigate = useNavigate()
  const { t, i18n } = useTranslation('agent-desk')
  const Heading = isAsked ? 'h1' : 'h2'
  const heading = useArrival(person.id, takesFocus)
  const ago = longAge({ at: person.latest_at, now, language: toLanguage(i18n.language) })
  return (
    <>
      <BackLink list={list} id={person.id} />
      <div className={styles.head}>
        <div>
          <p className={styles.above}>
            <KindLabel kind={person.kind}>
              {t('person.arrived', { kind: t(`kinds.${person.kind}`), ago })}
            </KindLabel>
            <RowBadges row={person} />
          </p>
          <Heading
            className={classNames(typography.h2, styles.h2)}
            id="desk-person"
            tabIndex={-1}
            ref={heading}
          >
            {personName(person)}
          </Heading>
        </div>
        <PersonHead person={person} open={open} log={log} now={now} onNote={() => focusField(noteFieldId)} />
      </div>
      <PartLevel value={isAsked ? 'h2' : 'h3'}>
        <Alike person={person} />
        <ContactFacts person={person} now={now} />
        <NoteField key={person.id} person={person} notes={notes} now={now} />
        <Timeline person={person} notes={notes} now={now} />
        <Refusals person={person} now={now} />
      </PartLevel>
      <ErasePerson
        person={person}
        now={now}
        onErased={(isAll) => {
          if (isAll) navigate(toView(list), { replace: true })
          onErased()
          document.getElementById('main')?.focus()
        }}
      />
    </>
  )
}

export function BackLink({ list, id }: { list: ListView; id?: string }) {
  const { t } = useTranslation('agent-desk')
  return (
    <p className={styles.back}>
      <ButtonLink variant="text" isSmall to={toView(list)} state={{ left: id }}>
        <Icon of={ArrowLeft} /> {t(`person.back.${list}`)}
      </ButtonLink>
    </p>
  )
}

/** The focus follows into the person who was opened where they are shown one at a time, and to the note that was asked for. */
function useArrival(id: string, takesFocus: boolean) {
  const { state, key } = useLocation()
  const wanted = typeof state === 'object' && state !== null ? Reflect.get(state, 'focus') : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every person is an arrival
  useEffect(() => {
    if (!takesFocus) return
    if (wanted === 'note') focusField(noteFieldId)
    else if (!window.matchMedia(sideBySide).matches) heading.current?.focus()
  }, [id, takesFocus, wanted, key])
  return heading
}
