import { useEffect, useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { MailedPage, MailedPageWaiting } from '#app/features/next-steps/mailed-page.tsx'
import { refusableWays, WaysField } from '#app/features/next-steps/ways-field.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { NotSent } from '#app/leads/not-sent.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type ContactChoices, contactChoicesName, waysLeft } from '#domain/leads/contact-choices.ts'
import { type ReachWay, reachWays } from '#domain/leads/reach.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import styles from './contact-choices.module.css'
import { useContactChoices } from './use-contact-choices.ts'

type OwnChoices = ReturnType<typeof useContactChoices>

/** Where the mails about a request lead: says what is refused, and refuses more. Nothing on it tells whose request it is. */
export default function ContactChoicesPage() {
  const { t } = useTranslation('contact-choices')
  const own = useContactChoices()
  const { choices } = own
  if (choices === 'loading') return <MailedPageWaiting title={t('loading')} />
  if (choices === 'none' || choices === 'unread') return <Unknown reason={choices} own={own} />
  return <Known own={own} choices={choices} />
}

function Unknown({ reason, own }: { reason: 'none' | 'unread'; own: OwnChoices }) {
  const { t } = useTranslation('contact-choices')
  const { phone } = useSite().agent
  return (
    <MailedPage
      title={t(`${reason}.title`)}
      lead={t(`${reason}.text`, { phone: unbrokenPhone(phone) })}
      isAfterPress={own.hasAskedAgain}
    >
      <div className={layout.row} data-slot="row">
        {reason === 'unread' ? <Button onClick={own.askAgain}>{t('unread.button')}</Button> : null}
        <ButtonLink variant={reason === 'unread' ? 'quiet' : 'primary'} href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
      </div>
    </MailedPage>
  )
}

function Known({ own, choices }: { own: OwnChoices; choices: ContactChoices }) {
  const { t } = useTranslation('contact-choices')
  const heading = useRef<HTMLHeadingElement>(null)
  const isSaved = own.status === 'saved'
  const { refused } = choices
  useEffect(() => {
    if (isSaved) heading.current?.focus()
  }, [isSaved])
  return (
    <MailedPage
      title={t(isSaved ? 'saved.title' : 'title')}
      headingRef={heading}
      isAfterPress={own.hasAskedAgain}
      lead={
        <>
          {isSaved ? null : `${t(`about.${choices.kind}`)} `}
          {isSaved || waysLeft(refused).length === 0 ? <RefusedWords refused={refused} /> : null}
        </>
      }
    >
      {waysLeft(refused).length === 0 ? <Back /> : <ChoicesForm own={own} refused={refused} />}
    </MailedPage>
  )
}

/** Nothing here lifts a refusal: that is for a talk. */
function Back() {
  const { t } = useTranslation('contact-choices')
  const { phone } = useSite().agent
  return (
    <p className={typography.soft}>
      <Trans
        t={t}
        i18nKey="back"
        values={{ phone }}
        components={{
          call: (
            <a className={typography.num} href={phoneHref(phone)}>
              {phone}
            </a>
          ),
        }}
      />
    </p>
  )
}

/** What no longer happens, sentence by sentence. */
function RefusedWords({ refused }: { refused: readonly ReachWay[] }) {
  const { t } = useTranslation('contact-choices')
  const isAll = waysLeft(refused).length === 0
  const sentences = isAll
    ? [t('saved.all')]
    : refusableWays.filter((way) => refused.includes(way)).map((way) => t(`saved.${way}`))
  if (refused.includes('email')) sentences.push(t('saved.quote'))
  return sentences.join(' ')
}

function ChoicesForm({ own, refused }: { own: OwnChoices; refused: readonly ReachWay[] }) {
  const { t } = useTranslation('contact-choices')
  const { status, refuse } = own
  const [marked, setMarked] = useState<ReachWay[]>([])
  const isBusy = status === 'saving'
  const { submit, field } = useForm({
    fields: ['ways'],
    read: () => ({ fresh: marked.filter((way) => !refused.includes(way)) }),
    isLive: true,
    validate: ({ fresh }) => ({ ways: fresh.length === 0 ? t('nothing') : undefined }),
    send: ({ fresh }) => refuse([...refused, ...fresh]),
    isBusy,
    hasFailed: status === 'notStored' || status === 'tooMany',
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <WaysField
        field={field('ways')}
        question={t('question')}
        words={(way, isRefused) => ({ label: t(`ways.${way}`), note: t(isRefused ? 'noted' : 'open') })}
        refused={refused}
        marked={marked}
        isDisabled={isBusy}
        onChange={setMarked}
      />
      <Failure status={status} />
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'saving' : 'save')}
      </Button>
      {refused.length > 0 ? <Back /> : null}
      <div className={styles.all}>
        <h2>{t('all.title')}</h2>
        <p className={typography.soft}>{t('all.text')}</p>
        <Button variant="quiet" isBusy={isBusy} onClick={() => refuse(reachWays)}>
          {t('all.button')}
        </Button>
      </div>
    </form>
  )
}

function Failure({ status }: { status: OwnChoices['status'] }) {
  const { t } = useTranslation('contact-choices')
  const { phone } = useSite().agent
  if (status !== 'notStored' && status !== 'tooMany') return null
  const of = status === 'tooMany' ? 'tooMany' : 'failed'
  return (
    <NotSent
      title={t(`${of}.title`)}
      text={t(`${of}.text`, { phone: unbrokenPhone(phone) })}
      call={contactChoicesName}
    />
  )
}
