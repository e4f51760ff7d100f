import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPerson } from '#app/features/agent-desk/desk-view.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { personName } from '#app/features/agent-desk/words/person-words.ts'
import { Link } from '#app/routing/router.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatList, formatNumber, formatPhone } from '#domain/format/format.ts'
import type { ImportLine } from '#domain/leads/csv/import-line.ts'
import type { LineMistake } from '#domain/leads/csv/read-lines.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './import.module.css'
import { mistakeText } from './line-words.ts'
import type { ComingPerson, ImportWork, useImport } from './use-import.ts'

type ImportPreviewProps = Pick<
  ReturnType<typeof useImport>,
  'reading' | 'people' | 'coming' | 'hasFailed' | 'again' | 'setChosen' | 'start'
> & { work: ImportWork; now: Date }

/** What will come, what is wrong, and who is here already; the last button stores it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { work, reading, people, coming, hasFailed, again, setChosen, start, now } = props
  const { t } = useTranslation('desk-people')
  const number = useNumber()
  if (!reading) return null
  const { mistakes } = reading
  const known = people?.filter(({ knownId }) => knownId !== null) ?? []
  const count = coming?.length ?? 0
  return (
    <>
      <section>
        <h2 className={typography.h3}>{t('import.preview.title')}</h2>
        <div role="status">
          {people ? (
            <Counts people={people} known={known.length} mistakes={mistakes.length} />
          ) : (
            <p className={typography.soft}>{hasFailed ? null : t('import.preview.looking')}</p>
          )}
        </div>
        {hasFailed ? (
          <Alert tone="danger">
            {t('import.preview.lookFailed')}{' '}
            <Button variant="text" isSmall onClick={again}>
              {t('agent-desk:again')}
            </Button>
          </Alert>
        ) : null}
        {coming && count > 0 ? <FirstPeople people={coming} now={now} /> : null}
      </section>
      {mistakes.length > 0 ? <Mistakes mistakes={mistakes} /> : null}
      {known.length > 0 ? <Known known={known} chosen={work.chosen} onChange={setChosen} /> : null}
      {people ? (
        <div>
          {count > 0 ? (
            <Button onClick={start}>{t('import.button', { count, number: number(count) })}</Button>
          ) : (
            <p>{t('import.nobody')}</p>
          )}
        </div>
      ) : null}
    </>
  )
}

function useNumber() {
  const { i18n } = useTranslation()
  return (count: number) => formatNumber(count, toLanguage(i18n.language))
}

interface CountsProps {
  people: readonly ComingPerson[]
  known: number
  mistakes: number
}

function Counts({ people, known, mistakes }: CountsProps) {
  const { t } = useTranslation('desk-people')
  const number = useNumber()
  const joined = people.reduce((sum, { lines }) => sum + lines.length - 1, 0)
  const outOfState = people.filter(({ person, knownId }) => knownId === null && person.is_out_of_state).length
  const counts = { people: people.length - known, known, outOfState, mistakes, joined }
  const told = (['people', 'known', 'outOfState', 'mistakes', 'joined'] as const).filter(
    (what) => what === 'people' || counts[what] > 0,
  )
  return (
    <ul className={styles.counts}>
      {told.map((what) => (
        <li key={what}>
          {t(`import.preview.${what}`, { count: counts[what], number: number(counts[what]) })}
        </li>
      ))}
    </ul>
  )
}

/** How many people are shown before they are stored. */
const shownPeople = 5

function FirstPeople({ people, now }: { people: readonly ImportLine[]; now: Date }) {
  const { t, i18n } = useTranslation(['desk-people', 'agent-desk'])
  const language = toLanguage(i18n.language)
  const nextText = (at: string | null) =>
    at
      ? t('agent-desk:timeline.next', { time: momentText({ at, now, language }) })
      : t('agent-desk:timeline.noNext')
  return (
    <>
      <h3 className={typography.h4}>{t('import.preview.caption')}</h3>
      <ul className={styles.lines}>
        {people.slice(0, shownPeople).map((person) => (
          <li key={person.key}>
            <b>{personName(person)}</b>{' '}
            {[person.name && person.phone && formatPhone(person.phone), person.name && person.email]
              .filter(Boolean)
              .join(', ')}
            <span className={styles.facts}>
              {t(`agent-desk:stages.${person.stage}`)} · {nextText(person.next_contact_at)}
            </span>
            {person.refused.length > 0 ? (
              <b className={styles.refused}>
                {t('import.preview.refused', {
                  ways: formatList(
                    person.refused.map((way) => t(`import.preview.ways.${way}`)),
                    language,
                  ),
                })}
              </b>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many lines of a list are shown at first. */
const shownLines = 20

/** The first lines of a list, and all of them after a press. */
function LongList<Item>({
  items,
  more,
  children,
}: {
  items: readonly Item[]
  more: string
  children: (item: Item) => ReactNode
}) {
  const { t } = useTranslation('desk-people')
  const number = useNumber()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownLines)
  return (
    <>
      <ul className={styles.lines}>{shown.map(children)}</ul>
      {shown.length < items.length ? (
        <Button variant="quiet" isSmall onClick={() => setIsWhole(true)}>
          {t(more, { count: items.length, number: number(items.length) })}
        </Button>
      ) : null}
    </>
  )
}

function Mistakes({ mistakes }: { mistakes: readonly LineMistake[] }) {
  const { t } = useTranslation('desk-people')
  return (
    <section aria-labelledby="import-mistakes">
      <h2 className={typography.h4} id="import-mistakes">
        {t('import.mistakes.title')}
      </h2>
      <p className={classNames(typography.small, typography.soft)}>{t('import.mistakes.text')}</p>
      <LongList items={mistakes} more="import.mistakes.all">
        {(mistake) => (
          <li key={mistake.line}>
            <b>{t('import.mistakes.line', { line: mistake.line })}</b> {mistakeText(t as TFunction, mistake)}
          </li>
        )}
      </LongList>
    </section>
  )
}

interface KnownProps {
  known: readonly ComingPerson[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function Known({ known, chosen, onChange }: KnownProps) {
  const { t } = useTranslation('desk-people')
  const keys = known.map(({ person: { key } }) => key)
  const ticked = new Set(chosen)
  const isAll = keys.every((key) => ticked.has(key))
  return (
    <section aria-labelledby="import-known">
      <h2 className={typography.h4} id="import-known">
        {t('import.known.title')}
      </h2>
      <p className={classNames(typography.small, typography.soft)}>{t('import.known.text')}</p>
      {known.length > 1 ? (
        <CheckBox isChecked={isAll} onChange={() => onChange(isAll ? [] : keys)}>
          {t('import.known.all')}
        </CheckBox>
      ) : null}
      <LongList items={known} more="import.known.more">
        {({ person, lines, knownId }) => (
          <li key={person.key} className={styles.known}>
            <CheckBox
              isChecked={ticked.has(person.key)}
              onChange={(isTicked) =>
                onChange(isTicked ? [...chosen, person.key] : chosen.filter((key) => key !== person.key))
              }
            >
              <b>{personName(person)}</b>, {t('import.known.line', { line: lines.join(', ') })}
            </CheckBox>
            {knownId ? (
              <Link to={toPerson(knownId, 'people')}>
                {t('import.known.open', { name: personName(person) })}
              </Link>
            ) : null}
          </li>
        )}
      </LongList>
    </section>
  )
}
