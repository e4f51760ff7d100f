import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#app/fields/use-form.ts'
import { browserStore } from '#app/state/browser-store.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { joinName } from '#domain/account/full-name.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import styles from './dashboard.module.css'

interface NamePromptProps {
  /** The profile is known, and has no name. */
  isNameMissing: boolean
  isAccount: boolean
  onSave: (fullName: string) => void
}

/** Asks for the name once, where signing up left word to ask. */
export function NamePrompt({ isNameMissing, isAccount, onSave }: NamePromptProps) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isNameMissing || browserStore().getItem(storageKeys.promptForName) !== 'true') return
    browserStore().removeItem(storageKeys.promptForName)
    setIsOpen(true)
  }, [isNameMissing])

  if (!isOpen) return null
  return (
    <NameDialog
      isAccount={isAccount}
      onClose={() => setIsOpen(false)}
      onSave={(fullName) => {
        setIsOpen(false)
        onSave(fullName)
      }}
    />
  )
}

const names = [
  { name: 'first', autoComplete: 'given-name' },
  { name: 'last', autoComplete: 'family-name' },
] as const
const longestName = 80

interface NameDialogProps {
  isAccount: boolean
  onClose: () => void
  onSave: (fullName: string) => void
}

function NameDialog({ isAccount, onClose, onSave }: NameDialogProps) {
  const { t } = useTranslation('dashboard')
  const [typed, setTyped] = useState({ first: '', last: '' })
  const first = useRef<HTMLInputElement>(null)
  const isMissing = (name: 'first' | 'last') => typed[name].trim() === ''
  const isAnyMissing = isMissing('first') || isMissing('last')
  const { submit: save, field } = useForm({
    fields: ['first', 'last'],
    read: () => typed,
    isLive: true,
    validate: () => ({
      first: isMissing('first') ? t('name.firstMissing') : undefined,
      last: isMissing('last') ? t('name.lastMissing') : undefined,
    }),
    send() {
      const fullName = joinName(typed.first, typed.last)
      if (fullName) onSave(fullName)
    },
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('name.title')}
      lead={<p className={typography.soft}>{t(isAccount ? 'name.account' : 'name.device')}</p>}
      closeLabel={t('name.close')}
      initialFocus={first}
      className={styles.name}
    >
      <form noValidate className={layout.stack} onSubmit={save}>
        {names.map(({ name, autoComplete }) => (
          <Field key={name} label={t(`name.${name}`)} {...field(name)} isRequired>
            {(control) => (
              <TextInput
                {...control}
                ref={name === 'first' ? first : undefined}
                autoComplete={autoComplete}
                maxLength={longestName}
                value={typed[name]}
                onChange={({ currentTarget: { value } }) =>
                  setTyped((other) => ({ ...other, [name]: value }))
                }
              />
            )}
          </Field>
        ))}
        <Button type="submit" isBlock isInactive={isAnyMissing}>
          {t('name.save')}
        </Button>
        {isAnyMissing ? (
          <p className={classNames(typography.small, typography.soft)}>{t('name.hint')}</p>
        ) : null}
      </form>
    </Dialog>
  )
}
