import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgentSentence } from '#app/features/security/agent-sentence.tsx'
import styles from '#app/features/security/security.module.css'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { TextInput } from '#app/ui/text-input.tsx'
import typography from '#app/ui/typography.module.css'
import { useErasing } from './use-erasing.ts'

const goes = ['profile', 'plans', 'ways', 'sessions', 'device'] as const

const isSameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase()

/** Says what an erased account takes along and what stays, and asks for the account's e-mail. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
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
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
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
