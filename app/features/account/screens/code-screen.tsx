import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { SubmitButton } from '#app/features/account/form/account-fields.tsx'
import {
  type AccountWork,
  type ScreenProps,
  useAccountWork,
} from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import { CodeField } from '#app/fields/code-field.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { confirmCode } from '#app/state/session/client-session.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { useIsAgent } from '#app/state/session/use-is-agent.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { codeDigits, isWholeCode } from '#domain/account/one-time-code.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { SignedInNote } from './arrival-notes.tsx'

interface CodeScreenProps extends Pick<ScreenProps, 'onHold' | 'enter'> {
  /** The code was the last that was owed, and another screen was asked for. */
  leadsOn: boolean
  /** As `enter`, to where the app is set up anew. */
  enterToSecurity: ScreenProps['enter']
}

/** Asks for the code of the authenticator app, while the session owes it. */
export function CodeScreen({ leadsOn, onHold, enter, enterToSecurity }: CodeScreenProps) {
  const { t } = useTranslation('auth')
  const site = useSite()
  const work = useAccountWork<'form' | 'recovery' | 'other'>(onHold)
  const { busy, failure, run } = work
  const [hasNoApp, setHasNoApp] = useState(false)
  const [isIn, setIn] = useState(false)
  const { submit, field } = useForm({
    fields: ['code'],
    read: (typed) => ({ code: codeDigits(typed('code')) }),
    validate: ({ code }) => ({ code: isWholeCode(code) ? undefined : t('problems.codeInvalid') }),
    send: ({ code }) =>
      run('form', async (client) => {
        await confirmCode(client, code)
        if (leadsOn) return 'stay'
        setIn(true)
        await enter(client)
        return 'leave'
      }),
    isBusy: busy !== undefined,
    hasFailed: failure !== undefined,
  })

  const withRecoveryCode = (code: string) =>
    void run('recovery', async (client) => {
      const { redeemRecoveryCode } = await import('#app/state/auth/recovery-codes.ts')
      await redeemRecoveryCode(site, client, code)
      if (leadsOn) return 'stay'
      await enterToSecurity(client)
      return 'leave'
    })

  const leave = () =>
    run('other', async (client) => {
      // Brings along what answers are made of, which this page can do without.
      const { signOut } = await import('#app/state/session/sign-out.ts')
      await signOut(client)
      return 'stay'
    })

  const showRecovery = (isShown: boolean) => {
    work.clear()
    setHasNoApp(isShown)
  }

  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t('code.title')}
      </h1>
      <p className={classNames(typography.soft, styles.lead)}>
        {t(hasNoApp ? 'recoveryCode.text' : 'code.text')}
      </p>
      {hasNoApp ? (
        <RecoveryCodeForm work={work} onCode={withRecoveryCode} onBack={() => showRecovery(false)} />
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={submit}>
          <CodeField label={t('fields.code')} {...field('code')} />
          {failure && failure.of !== 'recovery' ? <ErrorBox error={failure} /> : null}
          {isIn ? <SignedInNote /> : null}
          <SubmitButton isBusy={busy === 'form'} isBlocked={busy !== undefined}>
            {t('code.submit')}
          </SubmitButton>
          {site.accounts.recoveryCodes ? (
            <Button variant="quiet" isBlock isBusy={busy !== undefined} onClick={() => showRecovery(true)}>
              {t('recoveryCode.use')}
            </Button>
          ) : null}
          <Button variant="quiet" isBlock isBusy={busy !== undefined} onClick={leave}>
            {t('code.other')}
          </Button>
        </form>
      )}
      <Lost />
    </>
  )
}

/** Who can help somebody without the app and without recovery codes. The agent cannot call herself. */
function Lost() {
  const { t } = useTranslation('auth')
  const { agent } = useSite()
  const session = useSession()
  const isAgent = useIsAgent('userId' in session ? session.userId : undefined)
  return (
    <p className={classNames(typography.small, typography.soft, styles.foot)}>
      {isAgent ? (
        t('code.lostAgent')
      ) : (
        <>
          {t('code.lost')}{' '}
          <a className={typography.num} href={phoneHref(agent.phone)}>
            {agent.phone}
          </a>
        </>
      )}
    </p>
  )
}

interface RecoveryCodeFormProps {
  work: AccountWork<'form' | 'recovery' | 'other'>
  onCode: (code: string) => void
  onBack: () => void
}

/** One of the codes that were saved when the app was turned on, in the place of a code from the app. */
function RecoveryCodeForm({ work: { busy, failure }, onCode, onBack }: RecoveryCodeFormProps) {
  const { t } = useTranslation('auth')
  const own = failure?.of === 'recovery' ? failure : undefined
  const isWrong = own?.key === 'wrongCode'
  const { submit, field } = useForm({
    fields: ['recoveryCode'],
    read: (typed) => ({ code: typed('recoveryCode').trim() }),
    validate: ({ code }) => ({ recoveryCode: code === '' ? t('recoveryCode.missing') : undefined }),
    send: ({ code }) => onCode(code),
    isBusy: busy !== undefined,
    refusal: isWrong ? { field: 'recoveryCode', text: t('recoveryCode.wrong') } : undefined,
    hasFailed: own !== undefined,
    firstFocus: 'recoveryCode',
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field
        label={t('recoveryCode.label')}
        hint={t('recoveryCode.hint')}
        {...field('recoveryCode')}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            className={typography.num}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {own && !isWrong ? <ErrorBox error={own} /> : null}
      <Button type="submit" isBlock isBusy={busy !== undefined}>
        {busy === 'recovery' ? t('processing') : t('recoveryCode.submit')}
      </Button>
      <Button variant="quiet" isBlock isBusy={busy !== undefined} onClick={onBack}>
        {t('recoveryCode.back')}
      </Button>
    </form>
  )
}
