import { useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { toLead } from '#app/features/agent-desk/desk-view.ts'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { readAudit } from '#app/features/agent-desk/queries/desk-api.ts'
import { readPage, useNextPage } from '#app/features/agent-desk/queries/pages.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import type { DeskAuditLine } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { auditWho, auditWords } from './audit-words.ts'
import styles from './settings.module.css'

/** Lines that are read at once. */
const pageSize = 20

/** Who did what at the desk, and what happened to the agent's own account, the newest first. */
export function SecurityLog({ now }: { now: Date }) {
  const { t } = useTranslation('agent-desk')
  const ask = useAsk()
  const log = useInfiniteQuery({
    queryKey: queryKeys.securityLog,
    queryFn: ({ pageParam }) =>
      ask('The security log could not be read', (client) =>
        readPage(pageSize, (size) => readAudit(client, pageParam, size)),
      ),
    initialPageParam: undefined as number | undefined,
    refetchOnWindowFocus: true,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
  })
  const next = useNextPage(log)

  if (!log.data)
    return log.isError ? (
      <NotLoaded words={t('log.failed')} call="desk_audit" onAgain={() => void log.refetch()} />
    ) : (
      <Skeleton height="6rem" />
    )
  return (
    <>
      <ol className={classNames(deskStyles.events, styles.log)} aria-label={t('log.title')}>
        {log.data.pages.map(({ rows }) =>
          rows.map((line) => <LogLine key={line.id} line={line} now={now} />),
        )}
      </ol>
      {log.hasNextPage ? (
        <Button variant="quiet" isSmall isBusy={next.isWanted} onClick={next.more}>
          {t('log.earlier')}
        </Button>
      ) : null}
      <p className={classNames(typography.small, deskStyles.word)} role="alert" data-tone="failed">
        {log.isError ? t('log.failed') : null}
      </p>
    </>
  )
}

function LogLine({ line, now }: { line: DeskAuditLine; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const who = auditWho(t, line)
  return (
    <li>
      <time dateTime={line.at}>{momentText({ at: line.at, now, language: toLanguage(i18n.language) })}</time>
      <span>
        {auditWords(t as TFunction, line)}
        {line.has_lead && line.subject_id ? (
          <>
            {' '}
            <Link to={toLead(line.subject_id)}>{line.lead_name ?? t('log.lead')}</Link>
          </>
        ) : null}
        {who ? <span className={typography.soft}> {t('log.by', { who })}</span> : null}
      </span>
    </li>
  )
}
