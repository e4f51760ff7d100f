import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserStore } from '#app/state/browser-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { joinName } from '#domain/account/full-name.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'

interface NamePromptProps {
  /** The profile is known, and has no name. */
  isNameMissing: boolean
  isAccount: boolean
  onSave: (fullName: string) => void
}

/** Asks for the name once, where signing up left the wish to be asked. */
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
  const [isTried, setIsTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const inputs = { first, last }
  const missing = names.filter(({ name }) => typed[name].trim() === '').map(({ name }) => name)

  function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    const [firstMissing] = missing
    const fullName = joinName(typed.first, typed.last)
    if (firstMissing) inputs[firstMissing].current?.focus()
    else if (fullName) onSave(fullName)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('name.title')}
      lead={<p className="soft">{t(isAccount ? 'name.account' : 'name.device')}</p>}
      closeLabel={t('name.close')}
      initialFocus={first}
      className="dash-name"
    >
      <form noValidate className="stack" onSubmit={save}>
        {names.map(({ name, autoComplete }) => (
          <Field
            key={name}
            label={t(`name.${name}`)}
            error={isTried && missing.includes(name) ? t(`name.${name}Missing`) : undefined}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                ref={inputs[name]}
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
        <Button type="submit" isBlock isInactive={missing.length > 0}>
          {t('name.save')}
        </Button>
        {missing.length > 0 ? <p className="small soft">{t('name.hint')}</p> : null}
      </form>
    </Dialog>
  )
}
