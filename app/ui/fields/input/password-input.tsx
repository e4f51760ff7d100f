import { type ComponentProps, useState } from 'react'
import styles from '#app/ui/fields/field.module.css'
import passwordInputStyles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type'> {
  /** The toggle's words, and what they say in full to those who do not see the field beside them. */
  show: string
  hide: string
  showLong: string
  hideLong: string
}

/** A password, hidden until its owner asks to see it. Spread a field's control props on it. */
export function PasswordInput({ show, hide, showLong, hideLong, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.affix} data-slot="affix">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        className={passwordInputStyles.passwordToggle}
        aria-label={isShown ? hideLong : showLong}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? hide : show}
      </button>
    </div>
  )
}
