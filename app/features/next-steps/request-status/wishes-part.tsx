import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import { WaysField } from '#app/features/next-steps/ways-field.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Card } from '#app/ui/layout/card.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { waysLeft } from '#domain/leads/contact-choices.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import styles from './request-status.module.css'
import type { PartProps } from './use-request-status.ts'
import { WorkFailure } from './work-failure.tsx'

/** What is refused, and the way to refuse more; the end of a refusal is for a talk. */
export function WishesPart({ own, status }: PartProps) {
  const { t } = useTranslation('request-status')
  const { phone } = useSite().agent
  const { refused } = status
  const { work } = own
  const [marked, setMarked] = useState<ReachWay[]>([])
  const isBusy = work?.state === 'busy'
  const isOwn = work?.part === 'wishes'
  const { submit, field } = useForm({
    fields: ['ways'],
    read: () => ({ fresh: marked.filter((way) => !refused.includes(way)) }),
    isLive: true,
    validate: ({ fresh }) => ({ ways: fresh.length === 0 ? t('wishes.nothing') : undefined }),
    send: ({ fresh }) => own.change('wishes', { refuse: fresh }),
    isBusy,
    hasFailed: isOwn && (work.state === 'notStored' || work.state === 'tooMany'),
  })
  const said = useRef<HTMLParagraphElement>(null)
  const isSaved = isOwn && work.state === 'done'
  // Where nothing is left to refuse, the button that was pressed is gone.
  useFocusKept(said, isSaved || undefined, true)
  return (
    <Card isPadded className={styles.part}>
      <h2 className={typography.h3}>{t('wishes.title')}</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <WaysField
          field={field('ways')}
          question={t('wishes.question')}
          words={(way, isRefused) => ({
            label: t(`wishes.ways.${way}`),
            note: t(isRefused ? 'wishes.noted' : 'wishes.open'),
          })}
          refused={refused}
          marked={marked}
          onChange={setMarked}
        />
        <WorkFailure work={work} part="wishes" />
        {waysLeft(refused).length === 0 ? null : (
          <Button type="submit" variant="quiet" isBusy={isBusy}>
            {t(isBusy && isOwn ? 'wishes.saving' : 'wishes.save')}
          </Button>
        )}
        <p role="status" tabIndex={-1} ref={said} className={classNames(typography.soft, styles.result)}>
          {isSaved ? `${t('wishes.saved')} ` : null}
          {refused.length > 0 ? t('wishes.back', { phone: unbrokenPhone(phone) }) : null}
        </p>
      </form>
    </Card>
  )
}
