import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { rowId, toPerson } from '#app/features/agent-desk/desk-view.ts'
import { ListWaiting } from '#app/features/agent-desk/frame/list-waiting.tsx'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { shortAge } from '#app/features/agent-desk/words/ages.ts'
import { KindLabel } from '#app/features/agent-desk/words/kind-label.tsx'
import { dot, personLine, personName } from '#app/features/agent-desk/words/person-words.ts'
import { RowBadges } from '#app/features/agent-desk/words/row-badges.tsx'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './people-list.module.css'
import type { PeopleListView } from './use-people.ts'

interface PeopleListProps {
  list: PeopleListView
  now: Date
  openId: string | undefined
  /** Whether only some are looked for. */
  isFiltered: boolean
  /** An owner of the site sees everybody, any other agent who was given to them. */
  isOwner: boolean
  onShowAll: () => void
}

/** The people who fit, the newest request first, and what stands there when there are none. */
export function PeopleList({ list, now, openId, isFiltered, isOwner, onShowAll }: PeopleListProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const { rows, hasMore, isLoading, hasFailed } = list
  const count = rows?.length ?? 0
  const number = formatNumber(count, toLanguage(i18n.language))
  return (
    <div className={deskStyles.scroll} aria-busy={isLoading}>
      <p className={layout.sr} role="status">
        {rows && isFiltered && !isLoading ? t('people.shown', { count, number }) : null}
      </p>
      {rows === undefined && !hasFailed ? <ListWaiting /> : null}
      {rows && count > 0 ? (
        <ul className={styles.people} aria-label={t('people.title')}>
          {rows.map((row) => (
            <ListRow key={row.id} row={row} now={now} isOpen={row.id === openId} />
          ))}
        </ul>
      ) : null}
      {rows && count === 0 && !isLoading ? <Nobody {...{ isFiltered, isOwner, onShowAll }} /> : null}
      {hasFailed ? <NotLoaded words={t('people.failed')} call="desk_people" onAgain={list.again} /> : null}
      {hasMore && count > 0 ? (
        <Button
          variant="quiet"
          isSmall
          isBlock
          className={styles.more}
          isBusy={isLoading}
          onClick={list.more}
        >
          {t('people.more')}
        </Button>
      ) : null}
    </div>
  )
}

function Nobody({
  isFiltered,
  isOwner,
  onShowAll,
}: Pick<PeopleListProps, 'isFiltered' | 'isOwner' | 'onShowAll'>) {
  const { t } = useTranslation('agent-desk')
  const which = isFiltered ? 'notFound' : isOwner ? 'none' : 'noneYours'
  return (
    <div className={deskStyles.nobody}>
      <h2 className={typography.h4}>{t(`people.${which}.title`)}</h2>
      <p className={classNames(typography.small, typography.soft)}>{t(`people.${which}.text`)}</p>
      {isFiltered ? (
        <Button variant="quiet" isSmall onClick={onShowAll}>
          {t('people.notFound.action')}
        </Button>
      ) : null}
    </div>
  )
}

/** One person of the list: an unlit window for who waits, a lit one for who has an answer. */
function ListRow({ row, now, isOpen }: { row: PersonRow; now: Date; isOpen: boolean }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const isWaiting = row.waiting_since !== null
  const { requests } = row
  return (
    <li className={classNames(isWaiting && styles.isWaiting)}>
      <Link id={rowId(row.id)} to={toPerson(row.id, 'people')} aria-current={isOpen ? 'true' : undefined}>
        <span className={deskStyles.window} data-lit={isWaiting ? undefined : ''} aria-hidden="true" />
        <span>
          <span className={styles.line}>
            <b className={row.name?.trim() ? undefined : styles.isAddress}>{personName(row)}</b>
            <span className={layout.sr}>, {t(isWaiting ? 'people.isWaiting' : 'people.isAnswered')}, </span>
            <small>{shortAge({ at: row.latest_at, now, language })}</small>
          </span>
          <span className={styles.line}>
            <small>
              {requests > 1 ? t('people.requests', { count: requests, number: requests }) + dot : null}
              {personLine(t, row, language)}
            </small>
            <span className={deskStyles.kinds}>
              <RowBadges row={row} />
              {isWaiting ? (
                <KindLabel kind={row.kind}>{t(`kinds.${row.kind}`)}</KindLabel>
              ) : (
                <span>{t(`stages.${row.stage}`)}</span>
              )}
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
