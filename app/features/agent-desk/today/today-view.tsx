import { NotebookPen } from 'lucide'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { rowId, toPerson, toView } from '#app/features/agent-desk/desk-view.ts'
import { ListWaiting } from '#app/features/agent-desk/frame/list-waiting.tsx'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { Reach } from '#app/features/agent-desk/reach/reach.tsx'
import type { ContactLog } from '#app/features/agent-desk/reach/use-log.ts'
import { personName, whyLine } from '#app/features/agent-desk/words/person-words.ts'
import { RowBadges } from '#app/features/agent-desk/words/row-badges.tsx'
import { Link } from '#app/routing/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import type { DeskToday, PersonRow } from '#domain/leads/desk/people.ts'
import { toLanguage } from '#domain/site/language.ts'
import { countOf, rowsOf, stillKept, type TodayPart, type TodayPlace, todayParts } from './kept-rows.ts'
import styles from './today.module.css'

interface TodayViewProps {
  today: { data: DeskToday | undefined; isError: boolean; refetch: () => unknown }
  log: ContactLog
  now: Date
  openId: string | undefined
  /** Whether there is anybody whom the agent sees. */
  hasPeople: boolean
}

/** Who is to be reached today: overdue, due, new, and whoever was left alone the longest. */
export function TodayView(props: TodayViewProps) {
  const { log, now, openId, hasPeople } = props
  const { data: today, isError, refetch } = props.today
  const { t } = useTranslation('agent-desk')
  if (!today)
    return isError ? (
      <NotLoaded words={t('today.failed')} call="desk_today" onAgain={() => void refetch()} />
    ) : (
      <ListWaiting />
    )
  const kept = stillKept(today, log.tellings)
  const parts = todayParts.map((part) => ({ part, rows: rowsOf(today, part, kept) }))
  const filled = parts.filter(({ rows }) => rows.length > 0)
  const [next] = filled.flatMap(({ rows }) => rows).filter(({ id }) => log.tellings[id]?.row === undefined)
  // Without anybody the sentence above has said it.
  if (filled.length === 0) return hasPeople ? <NothingDue /> : null
  return (
    <div className={deskStyles.scroll}>
      {filled.map(({ part, rows }) => (
        <Part
          key={part}
          part={part}
          count={countOf(today, part)}
          rows={rows}
          nextId={next?.id}
          {...{ log, now, openId }}
        />
      ))}
    </div>
  )
}

interface PartProps extends Pick<TodayViewProps, 'log' | 'now' | 'openId'> {
  part: TodayPart
  /** How many there are, also those that are not shown. */
  count: number
  rows: readonly PersonRow[]
  /** Who comes first of those that nothing was told of yet: their button alone is filled. */
  nextId: string | undefined
}

function Part({ part, count, rows, nextId, ...shown }: PartProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const number = formatNumber(count, toLanguage(i18n.language))
  const id = `today-${part}`
  return (
    <section className={styles.part}>
      <h2 className={typography.h4} id={id}>
        {t(`today.${part}`)} <span className={typography.soft}>{number}</span>
      </h2>
      <ul className={styles.rows} aria-labelledby={id}>
        {rows.map((row, index) => (
          <TodayRow
            key={row.id}
            row={row}
            place={{ part, index }}
            {...shown}
            isOpen={row.id === shown.openId}
            isNext={row.id === nextId}
          />
        ))}
      </ul>
      {count > rows.length ? (
        <ButtonLink variant="text" isSmall to={toView('people')}>
          {t('today.more', { number })}
        </ButtonLink>
      ) : null}
    </section>
  )
}

interface TodayRowProps extends Pick<TodayViewProps, 'log' | 'now'> {
  row: PersonRow
  place: TodayPlace
  isOpen: boolean
  isNext: boolean
}

/** One person: why they stand here, one tap to reach them, and the next to tell what came of it. */
function TodayRow({ row, place, log, now, isOpen, isNext }: TodayRowProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const name = personName(row)
  const telling = log.tellings[row.id]
  const isTold = telling?.row !== undefined && telling.place !== undefined
  return (
    <li className={classNames(isTold && styles.isTold)} data-open={isOpen ? '' : undefined}>
      <span className={deskStyles.window} data-lit={isTold || !row.waiting_since ? '' : undefined} />
      <div>
        <Link
          id={rowId(row.id)}
          className={styles.name}
          to={toPerson(row.id)}
          aria-current={isOpen ? 'true' : undefined}
        >
          {name}
        </Link>{' '}
        <RowBadges row={row} />
        {isTold ? null : (
          <p className={classNames(typography.micro, typography.soft)}>
            {whyLine(t, row, now, toLanguage(i18n.language))}
          </p>
        )}
      </div>
      <div className={styles.reach}>
        <Reach row={row} log={log} now={now} place={place} isQuiet={!isNext}>
          <ButtonLink
            variant="quiet"
            isSmall
            to={toPerson(row.id)}
            state={{ focus: 'note' }}
            aria-label={t('reach.to.note', { name })}
          >
            <Icon of={NotebookPen} />
          </ButtonLink>
        </Reach>
      </div>
    </li>
  )
}

function NothingDue() {
  const { t } = useTranslation('agent-desk')
  return (
    <div className={deskStyles.nobody}>
      <h2 className={typography.h4}>{t('today.none.title')}</h2>
      <p className={classNames(typography.small, typography.soft)}>{t('today.none.text')}</p>
      <ButtonLink variant="quiet" isSmall to={toView('people')}>
        {t('today.none.action')}
      </ButtonLink>
    </div>
  )
}
