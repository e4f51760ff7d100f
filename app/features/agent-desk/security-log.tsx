import type { SupabaseClient } from '@supabase/supabase-js'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { DeskAuditLine } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { momentText } from './ages.ts'
import { auditWho, auditWords } from './audit-words.ts'
import { readAudit } from './desk-api.ts'
import type { DeskParts } from './desk-parts.ts'
import { toLead } from './desk-view.ts'
import { NotLoaded } from './not-loaded.tsx'
import { useRead } from './use-read.ts'

/** Lines that are read at once. */
const pageSize = 20

const readNewest = (client: SupabaseClient) => readAudit(client, undefined, pageSize)

/** Who did what at the desk, and what happened to the agent's own account, the newest first. */
export function SecurityLog({ ask, now, version }: DeskParts) {
  const { t } = useTranslation('agent-desk')
  const newest = useRead(ask, 'The security log could not be read', readNewest, version)
  const [earlier, setEarlier] = useState<DeskAuditLine[]>([])
  const [state, setState] = useState<'idle' | 'reading' | 'failed' | 'end'>('idle')
  const lines = newest.data ? withEarlier(newest.data, earlier) : []

  async function readEarlier() {
    setState('reading')
    const answer = await ask('The security log could not be read', (client) =>
      readAudit(client, lines.at(-1)?.id, pageSize),
    )
    if ('failure' in answer) return setState('failed')
    setEarlier((known) => [...known, ...answer.result])
    setState(answer.result.length < pageSize ? 'end' : 'idle')
  }

  if (!newest.data)
    return newest.hasFailed ? (
      <NotLoaded words={t('log.failed')} onAgain={newest.again} />
    ) : (
      <Skeleton height="6rem" />
    )
  const hasMore = state !== 'end' && (earlier.length > 0 || newest.data.length === pageSize)
  return (
    <>
      <ol className="desk-log" aria-label={t('log.title')}>
        {lines.map((line) => (
          <LogLine key={line.id} line={line} now={now} />
        ))}
      </ol>
      {hasMore ? (
        <Button variant="quiet" isSmall isBusy={state === 'reading'} onClick={() => void readEarlier()}>
          {t('log.earlier')}
        </Button>
      ) : null}
      <p className="small desk-word" role="alert" data-tone="failed">
        {state === 'failed' ? t('log.failed') : null}
      </p>
    </>
  )
}

/** The newest page moves on while further ones stand below it. */
function withEarlier(newest: DeskAuditLine[], earlier: readonly DeskAuditLine[]): DeskAuditLine[] {
  const last = newest.at(-1)?.id ?? Infinity
  return [...newest, ...earlier.filter(({ id }) => id < last)]
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
        {who ? <span className="soft"> {t('log.by', { who })}</span> : null}
      </span>
    </li>
  )
}
