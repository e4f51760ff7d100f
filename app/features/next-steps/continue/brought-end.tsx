import { ArrowRight } from 'lucide'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import { MailedPage } from '#app/features/next-steps/mailed-page.tsx'
import { Reference } from '#app/site/reference.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { isComplete } from '#domain/questionnaire/steps.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import type { Carried } from '#domain/storage/carried/carried.ts'
import { carryAnswersName } from '#domain/storage/carried/carry-answers.ts'
import styles from './continue-here.module.css'
import { momentWords } from './moment-words.ts'
import type { Brought, OwnBrought } from './use-brought.ts'

interface BroughtEndProps {
  own: OwnBrought
  brought: Brought
  answer: 'taken' | 'kept'
}

/** What the visitor decided, the way on from there, and what is still kept. */
export function BroughtEnd({ own, brought, answer }: BroughtEndProps) {
  const { t } = useTranslation('continue')
  return (
    <MailedPage title={t(`page.${answer}.title`)} lead={t(`page.${answer}.text`)} isAfterPress>
      {answer === 'taken' ? (
        <GoOn carried={brought.carried} />
      ) : (
        <div className={layout.row} data-slot="row">
          <ButtonLink to={paths.quote}>
            {t('page.goOn')} <Icon of={ArrowRight} />
          </ButtonLink>
          <Button variant="quiet" onClick={own.reconsider}>
            {t('page.reconsider')}
          </Button>
        </div>
      )}
      <DeleteCarried own={own} />
    </MailedPage>
  )
}

/** Leads to where the other device left off. */
export function GoOn({ carried }: { carried: Carried }) {
  const { t } = useTranslation('continue')
  const { form } = useFormData()
  const { page, step } = carried.place ?? { page: isComplete(form, localToday()) ? 'review' : 'quote' }
  return (
    <div className={layout.row} data-slot="row">
      <ButtonLink to={paths[page]} state={step && { step }}>
        {t('page.goOn')} <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  )
}

/** Until when the link works, and what ends that at once. */
export function DeleteCarried({ own }: { own: OwnBrought }) {
  const { t, i18n } = useTranslation('continue')
  const { link, deleting } = own
  const said = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useFocusKept(said, deleting === 'deleted' || undefined, true)
  if (deleting === 'deleted') {
    return (
      <div ref={said} tabIndex={-1} className={styles.note}>
        <Alert tone="success" title={t('outcomes.deleted.title')}>
          <p>{t('outcomes.deleted.text')}</p>
        </Alert>
      </div>
    )
  }
  if (link === undefined) return null
  const date = momentWords(link.expiresAt, toLanguage(i18n.language))
  return (
    <section className={styles.still}>
      <h2 className={typography.h4}>{t('page.still')}</h2>
      <p className={typography.soft}>{t('page.until', { date })}</p>
      {deleting === 'notDeleted' ? (
        <Alert tone="danger" title={t('outcomes.notDeleted.title')}>
          <p>{t('outcomes.notDeleted.text')}</p>
          <Reference calls={[carryAnswersName]} />
        </Alert>
      ) : null}
      <Button variant="quiet" isBusy={deleting === 'deleting'} onClick={() => void own.deleteNow()}>
        {t(deleting === 'deleting' ? 'deleting' : 'delete')}
      </Button>
    </section>
  )
}
