import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgentSentence } from '#app/features/security/agent-sentence.tsx'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { browserStore } from '#app/state/browser-store.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { signOut } from '#app/state/session/sign-out.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { paths } from '#domain/site/paths.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'

/** Opens the last question before an account is erased. */
export function EraseRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const [isAsking, setAsking] = useState(false)

  function ask() {
    context.open(undefined)
    setAsking(true)
  }

  return (
    <>
      <SecurityRow
        context={context}
        row="erase"
        name={t('erase.name')}
        state={t('erase.text')}
        action={{ label: t('erase.button'), longLabel: t('erase.buttonLong'), onPress: ask }}
      />
      {isAsking ? <EraseDialog email={context.facts.email} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

const goes = ['profile', 'plans', 'ways', 'sessions', 'device'] as const

const isSameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase()

/** Says what an erased account takes along and what stays, and asks for the account's e-mail. */
function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['security', 'common'])
  const { agent } = useSite()
  const { erase, isBusy, hasFailed } = useErasing()
  const [typed, setTyped] = useState('')
  const { submit: confirm, field } = useForm({
    fields: ['email'],
    read: () => ({ typed }),
    isLive: true,
    validate: () => ({ email: isSameEmail(typed, email) ? undefined : t('erase.mismatch', { email }) }),
    send: erase,
    isBusy,
    hasFailed,
  })

  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => undefined : onClose}
      title={t('erase.title')}
      closeLabel={t('common:close')}
      size="small"
      isSheet
    >
      <form className={styles.erase} noValidate onSubmit={confirm}>
        <h3 className={typography.h4}>{t('erase.goes')}</h3>
        <ul className={styles.goes}>
          {goes.map((part) => (
            <li key={part}>{t(`erase.${part}`)}</li>
          ))}
        </ul>
        <h3 className={typography.h4}>{t('erase.stays')}</h3>
        <p>
          <AgentSentence of="erase.requests" />
        </p>
        <Field
          label={t('erase.typed')}
          hint={<span className={styles.email}>{email}</span>}
          isRequired
          {...field('email')}
        >
          {(control) => (
            <EmailInput
              {...control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        {hasFailed ? <Alert tone="danger">{t('erase.failed', { phone: agent.phone })}</Alert> : null}
        <div className={layout.row} data-slot="row">
          <Button type="submit" variant="danger" isBusy={isBusy} isInactive={!isSameEmail(typed, email)}>
            {t('erase.buttonLong')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t('erase.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Erases the account, then everything of it on this device, and leads to the sign-in page, which says so. */
function useErasing() {
  const loadClient = useAccountClient()
  const navigate = useNavigate()
  const { run, isBusy, failure } = useWork()

  async function eraseAll() {
    const client = await loadClient()
    const { error } = await client.rpc('erase_my_account')
    if (error) throw error
    // A sign-out leaves these two, which belong to the device; here they go with the account.
    for (const key of [storageKeys.devicePlans, storageKeys.promptForName]) browserStore().removeItem(key)
    await signOut(client, 'local')
    navigate(paths.auth, { replace: true, state: { accountErased: true } })
  }

  return {
    isBusy,
    hasFailed: failure !== undefined,
    erase: () => void run('Erasing the account failed', eraseAll),
  }
}
