import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { beginProof, endProof } from '#app/state/auth/prove-again.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { leastDeskPasswordLength } from '#domain/account/password-rules.ts'
import type { AccountFacts } from './account-facts.ts'
import type { FailureName } from './failure.ts'
import { type DraftField, type DraftProblems, draftProblems, firstWrong } from './password-draft.ts'
import { useFailureWords } from './use-failure-words.ts'
import { useWork } from './use-work.ts'

const isLong = (password: string) => [...password].length >= leastDeskPasswordLength

type VisitProblems = Partial<Record<DraftField, DraftProblems[DraftField] | 'currentRequired' | 'tooShort'>>

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
    <div className="sec-form">
      <p>{t('visit.password.none')}</p>
      <div className="row">
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
  const wordsOf = useFailureWords()
  const { run, isBusy } = useWork()
  const steps = useVisitPassword(email)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState({ current: '', password: '', confirmPassword: '' })
  const [isShort, setShort] = useState(isWeak)
  const [problems, setProblems] = useState<VisitProblems>({})
  const [failure, setFailure] = useState<FailureName>()
  const focusOn = (field: DraftField) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  useEffect(() => {
    if (isShort && !isWeak) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
  }, [isShort, isWeak])

  function problemsOf(): VisitProblems {
    if (!isShort) return draft.current === '' ? { current: 'currentRequired' } : {}
    const { password, confirmPassword } = draftProblems(draft, false)
    const isMissing = draft.password === ''
    const current = isWeak && draft.current === '' ? ('currentRequired' as const) : undefined
    const own = !isMissing && !isLong(draft.password) ? 'tooShort' : password
    return {
      ...(current && { current }),
      ...(own && { password: own }),
      ...(confirmPassword && { confirmPassword }),
    }
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const wrong = problemsOf()
    setProblems(wrong)
    setFailure(undefined)
    const first = firstWrong(wrong)
    if (first) return focusOn(first)
    const failed = await run('The password of the first visit was not taken', async () => {
      if (isShort) {
        await steps.change(draft.current, draft.password)
        return onDone()
      }
      await steps.prove(draft.current)
      if (isLong(draft.current)) onDone()
      else setShort(true)
    })
    setFailure(failed)
    if (failed === 'invalidCredentials') focusOn('current')
  }

  function wordsOfProblem(problem: VisitProblems[DraftField]) {
    if (problem === undefined) return undefined
    if (problem === 'tooShort') return t('visit.password.tooShort', { least: leastDeskPasswordLength })
    return t(`password.problems.${problem}`)
  }
  const field = (name: DraftField) => (
    <VisitField
      name={name}
      value={draft[name]}
      hint={name === 'password' ? t('visit.password.hint', { least: leastDeskPasswordLength }) : undefined}
      problem={wordsOfProblem(problems[name])}
      onValue={(value) => setDraft({ ...draft, [name]: value })}
    />
  )
  return (
    <form className="sec-form" noValidate ref={form} onSubmit={(event) => void send(event)}>
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
      {failure && !isBusy ? <Alert tone="danger">{wordsOf(failure)}</Alert> : null}
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {isShort ? t('visit.password.save') : t('proof.goOn')}
        </Button>
      </div>
    </form>
  )
}

interface VisitFieldProps {
  name: DraftField
  value: string
  hint: string | undefined
  problem: string | undefined
  onValue: (value: string) => void
}

function VisitField({ name, value, hint, problem, onValue }: VisitFieldProps) {
  const { t } = useTranslation('security')
  const label = t(`password.fields.${name}`)
  return (
    <Field label={label} hint={hint} isRequired error={problem}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          show={t('password.show')}
          hide={t('password.hide')}
          showLong={t('password.showLong', { field: label })}
          hideLong={t('password.hideLong', { field: label })}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
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
