import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountFacts } from '#app/features/security/account-facts.ts'
import { useSecurityErrorMessage } from '#app/features/security/errors.ts'
import {
  type DraftField,
  type DraftIssue,
  draftFields,
  draftIssues,
  emptyDraft,
} from '#app/features/security/password/password-draft.ts'
import { DraftPasswordField } from '#app/features/security/password/password-fields.tsx'
import { useWork } from '#app/features/security/proof/use-work.ts'
import styles from '#app/features/security/security.module.css'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { beginProof, endProof } from '#app/state/auth/prove-again.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { leastDeskPasswordLength } from '#domain/account/password-rules.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'

const isLong = (password: string) => [...password].length >= leastDeskPasswordLength

interface VisitPasswordProps {
  facts: AccountFacts
  /** The service has said that it is too weak. */
  isWeak: boolean
  onDone: () => void
}

/**
 * Nobody but the agent knows how long her password is: she types it once, which proves anew that it is her, and chooses
 * a longer one where it is short.
 */
export function VisitPassword({ facts, isWeak, onDone }: VisitPasswordProps) {
  const { t } = useTranslation('security')
  if (facts.hasPassword) return <Passwords email={facts.email} isWeak={isWeak} onDone={onDone} />
  return (
    <div className={styles.form}>
      <p>{t('visit.password.none')}</p>
      <div className={layout.row} data-slot="row">
        <Button onClick={onDone}>{t('proof.goOn')}</Button>
      </div>
    </div>
  )
}

interface PasswordsProps {
  email: string
  isWeak: boolean
  onDone: () => void
}

function Passwords({ email, isWeak, onDone }: PasswordsProps) {
  const { t } = useTranslation('security')
  const wordsOf = useSecurityErrorMessage()
  const { run, isBusy, failure } = useWork()
  const steps = useVisitPassword(email)
  const [draft, setDraft] = useState(emptyDraft)
  const [isShort, setShort] = useState(isWeak)

  function validate() {
    const wordsOfIssue = ({ code }: DraftIssue) => t(`password.problems.${code}`)
    if (!isShort) {
      return draft.current === '' ? { current: t('password.problems.currentRequired') } : {}
    }
    const isTooShort = draft.password !== '' && !isLong(draft.password)
    return {
      ...messagesByField(draftIssues(draft, isWeak), wordsOfIssue),
      ...(isTooShort && { password: t('visit.password.tooShort', { least: leastDeskPasswordLength }) }),
    }
  }

  async function save() {
    await run('The password of the first visit was not taken', async () => {
      if (isShort) {
        await steps.change(draft.current, draft.password)
        return onDone()
      }
      await steps.prove(draft.current)
      if (isLong(draft.current)) onDone()
      else setShort(true)
    })
  }

  const isRefused = failure === 'invalidCredentials'
  const form = useForm({
    fields: draftFields,
    read: () => draft,
    isLive: true,
    validate,
    send: save,
    isBusy,
    refusal: isRefused ? { field: 'current', text: wordsOf(failure) } : undefined,
    hasFailed: failure !== undefined,
    firstFocus: isShort && !isWeak ? 'password' : undefined,
  })
  const field = (name: DraftField) => (
    <DraftPasswordField
      name={name}
      value={draft[name]}
      hint={name === 'password' ? t('visit.password.hint', { least: leastDeskPasswordLength }) : undefined}
      onValue={(_name, value) => setDraft({ ...draft, [name]: value })}
      {...form.field(name)}
    />
  )
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {isShort ? (
        <>
          <Alert tone="info" live="status">
            {t(isWeak ? 'visit.password.weak' : 'visit.password.short', { least: leastDeskPasswordLength })}
          </Alert>
          {isWeak ? field('current') : null}
          {field('password')}
          {field('confirmPassword')}
        </>
      ) : (
        field('current')
      )}
      {failure && !isRefused && !isBusy ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
      <div className={layout.row} data-slot="row">
        <Button type="submit" isBusy={isBusy}>
          {isShort ? t('visit.password.save') : t('proof.goOn')}
        </Button>
      </div>
    </form>
  )
}

/** What the service is asked. */
function useVisitPassword(email: string) {
  const site = useSite()
  const loadClient = useAccountClient()
  return {
    async prove(password: string) {
      await beginProof(site, email, { password })
      await endProof(site, await loadClient())
    },
    async change(current_password: string, password: string) {
      const { auth } = await loadClient()
      const { error } = await auth.updateUser({ password, current_password })
      if (error) throw error
    },
  }
}
