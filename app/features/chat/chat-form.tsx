import { Send } from 'lucide'
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { mostLetters } from '#domain/chat/ai-chat.ts'
import styles from './chat-panel.module.css'

/** The count is shown when so few characters are left, and read out when it comes to one of these numbers. */
const saidAt = [0, 10, 25, 50]

interface ChatFormProps {
  draft: string
  isPending: boolean
  onDraft: (draft: string) => void
  onSend: () => void
}

/** Where a question is typed. Enter sends it, Shift+Enter makes a new line. */
export function ChatForm({ draft, isPending, onDraft, onSend }: ChatFormProps) {
  const { t } = useTranslation('chat')
  const [fieldId, noteId, leftId, reasonId] = [useId(), useId(), useId(), useId()]
  const field = useRef<HTMLTextAreaElement>(null)
  const left = mostLetters - draft.length
  const said = saidAt.find((number) => left <= number)
  const reason = isPending ? t('wait') : draft.trim() === '' ? t('blank') : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is as high as what is typed into it
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [draft])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason) onSend()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!reason) onSend()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <label className={layout.sr} htmlFor={fieldId}>
          {t('field')}
        </label>
        <textarea
          id={fieldId}
          ref={field}
          className={fieldStyles.input}
          data-slot="input"
          rows={1}
          maxLength={mostLetters}
          placeholder={t('placeholder')}
          aria-describedby={`${noteId} ${leftId}`}
          enterKeyHint="send"
          autoComplete="off"
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          isInactive={reason !== undefined}
          aria-label={t('send')}
          aria-describedby={reason ? reasonId : undefined}
        >
          <Icon of={Send} />
        </Button>
        {reason ? (
          <span id={reasonId} hidden>
            {reason}
          </span>
        ) : null}
      </div>
      <p className={classNames(typography.micro, styles.micro, typography.soft)}>
        <span id={noteId}>{t('note')}</span>
        <span id={leftId} className={typography.num}>
          {said === undefined ? null : t('left', { count: left })}
        </span>
      </p>
      <p className={layout.sr} role="status">
        {said === undefined ? null : t('left', { count: said })}
      </p>
    </form>
  )
}
