import { useTranslation } from 'react-i18next'
import { MailedPage, MailedPageWaiting } from '#app/features/next-steps/mailed-page.tsx'
import { Reference } from '#app/site/reference.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { carryAnswersName } from '#domain/storage/carried/carry-answers.ts'
import { BroughtChoice } from './brought-choice.tsx'
import { BroughtEnd } from './brought-end.tsx'
import { momentWords } from './moment-words.ts'
import { type NotBrought, type OwnBrought, useBrought } from './use-brought.ts'

/** Where a link to another device leads: what it brings, and what becomes of what is here. */
export default function ContinueHerePage() {
  const { t } = useTranslation('continue')
  const own = useBrought()
  const { found, answer } = own
  if (found === undefined) return <MailedPageWaiting title={t('page.loading')} />
  if (typeof found === 'string') return <Nothing of={found} own={own} />
  if (answer === 'open') return <BroughtChoice own={own} brought={found} />
  return <BroughtEnd key={answer} own={own} brought={found} answer={answer} />
}

/** Where asking again may help. */
const mayPass: readonly NotBrought[] = ['unread', 'tooMany']

function Nothing({ of, own }: { of: NotBrought; own: OwnBrought }) {
  const { t, i18n } = useTranslation('continue')
  const { phone } = useSite().agent
  const until = own.link && momentWords(own.link.expiresAt, toLanguage(i18n.language))
  const isAgain = mayPass.includes(of)
  const ways = (
    <>
      <ButtonLink variant={isAgain || of === 'newer' ? 'quiet' : 'primary'} to={paths.quote}>
        {t('page.start')}
      </ButtonLink>
      <ButtonLink variant="quiet" href={phoneHref(phone)}>
        {t('page.call', { phone })}
      </ButtonLink>
    </>
  )
  return (
    <MailedPage
      title={t(`page.not.${of}.title`)}
      lead={t(`page.not.${of}.text`, { date: until })}
      isAfterPress={own.hasPressed}
      isStatus
    >
      {of === 'unread' ? <Reference calls={[carryAnswersName]} /> : null}
      <div className={layout.row} data-slot="row">
        {isAgain ? <Button onClick={own.askAgain}>{t('again')}</Button> : null}
        {of === 'newer' ? <Button onClick={() => window.location.reload()}>{t('page.reload')}</Button> : null}
        {ways}
      </div>
    </MailedPage>
  )
}
