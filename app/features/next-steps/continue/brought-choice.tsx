import { useTranslation } from 'react-i18next'
import { MailedPage } from '#app/features/next-steps/mailed-page.tsx'
import { useSession } from '#app/state/session/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/layout/card.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type Language, toLanguage } from '#domain/site/language.ts'
import {
  type HoldingsSummary,
  isAllHere,
  isNothing,
  summaryOf,
} from '#domain/storage/carried/meet-carried.ts'
import { DeleteCarried, GoOn } from './brought-end.tsx'
import styles from './continue-here.module.css'
import { momentWords } from './moment-words.ts'
import type { Brought, OwnBrought } from './use-brought.ts'

/** What the link brings beside what is here; nothing of what is here goes before the visitor says so. */
export function BroughtChoice({ own, brought }: { own: OwnBrought; brought: Brought }) {
  const { t, i18n } = useTranslation('continue')
  const language = toLanguage(i18n.language)
  const { carried, here } = brought
  const [brings, has] = [summaryOf(carried), summaryOf(here)]
  const isEmpty = isNothing(has)
  const isSame = isAllHere(carried, here)
  const made = momentWords(carried.madeAt, language)
  return (
    <MailedPage
      title={t(isSame ? 'page.same.title' : 'page.title')}
      lead={t(isSame ? 'page.same.text' : isEmpty ? 'page.lead' : 'page.leadChoose')}
      isAfterPress={own.hasPressed}
    >
      <div className={styles.sides} data-slot="columns">
        <Card isPadded className={styles.side}>
          <h2 className={typography.h3}>{t('page.brings')}</h2>
          <SummaryList summary={brings} language={language} />
          <p className={typography.small}>{t('page.from', { date: made })}</p>
        </Card>
        {isEmpty || isSame ? null : (
          <Card isPadded className={styles.side}>
            <h2 className={typography.h3}>{t('page.has')}</h2>
            <SummaryList summary={has} language={language} />
          </Card>
        )}
      </div>
      {isSame ? <GoOn carried={carried} /> : <Choice own={own} brought={brought} isEmpty={isEmpty} />}
      <DeleteCarried own={own} />
    </MailedPage>
  )
}

function Choice({ own, brought, isEmpty }: { own: OwnBrought; brought: Brought; isEmpty: boolean }) {
  const { t } = useTranslation('continue')
  const session = useSession()
  return (
    <div className={styles.choice}>
      {isEmpty ? null : <p>{t('page.replaces')}</p>}
      {session.state === 'signed-in' ? <p>{t('page.account', { email: session.email })}</p> : null}
      <div className={layout.row} data-slot="row">
        <Button onClick={() => own.take(brought)}>{t(isEmpty ? 'page.take' : 'page.replace')}</Button>
        <Button variant="quiet" onClick={own.keep}>
          {t(isEmpty ? 'page.leave' : 'page.keep')}
        </Button>
      </div>
    </div>
  )
}

/** Names and numbers; nothing of health. */
function SummaryList({ summary, language }: { summary: HoldingsSummary; language: Language }) {
  const { t } = useTranslation('continue')
  const { hasAnswers, names, inCart, saved } = summary
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <ul className={styles.list}>
      {hasAnswers ? (
        <li>{names.length > 0 ? t('page.answersOf', { names: list }) : t('page.answers')}</li>
      ) : null}
      {inCart > 0 ? <li>{t('page.inCart', { count: inCart })}</li> : null}
      {saved > 0 ? <li>{t('page.saved', { count: saved })}</li> : null}
      {isNothing(summary) ? <li>{t('page.empty')}</li> : null}
    </ul>
  )
}
