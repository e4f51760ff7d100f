import { Minus, X } from 'lucide'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#app/art/mark.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useChat } from '#app/site/chat/chat.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import styles from './chat-panel.module.css'
import { useIsSheet, useVisibleHeight } from './sheet.ts'
import { useConversation } from './use-conversation.ts'

/** The panel of the chat. It stays mounted once it is loaded, so that an answer arrives also while it is minimized. */
export function ChatPanel({ onAnswer }: { onAnswer: () => void }) {
  const { state } = useChat()
  const { pathname } = useLocation()
  const conversation = useConversation(onAnswer)
  const [draft, setDraft] = useState('')
  const [begunOn, setBegunOn] = useState<string>()
  if (state !== 'open') return null

  function ask(question: string): boolean {
    if (!conversation.ask(question)) return false
    setBegunOn(pathname)
    return true
  }

  return (
    <ChatWindow>
      <ChatLog
        conversation={conversation}
        suggestsFor={begunOn === pathname ? undefined : pathname}
        onAsk={ask}
      />
      <ChatForm
        draft={draft}
        isPending={conversation.isPending}
        onDraft={setDraft}
        onSend={() => {
          if (ask(draft)) setDraft('')
        }}
      />
    </ChatWindow>
  )
}

/** Beside the page, or over all of it where there is little room; in both cases Escape minimizes. */
function ChatWindow({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat')
  const { brand, assistant } = useSite()
  const { minimize, close } = useChat()
  const isSheet = useIsSheet()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useVisibleHeight(dialog, isSheet)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isSheet) element.showModal()
    else element.show()
    // A field with the focus would bring a phone's keyboard over what there is to read.
    element.querySelector<HTMLElement>(isSheet ? 'h2' : 'textarea')?.focus({ preventScroll: true })
    return () => element.close()
  }, [isSheet])

  // A sheet would hide the page that someone has just gone to.
  useEffect(() => {
    if (isSheet && openedAt.current !== key) minimize()
    openedAt.current = key
  }, [isSheet, key, minimize])

  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    minimize()
  }

  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    minimize()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.chat, isSheet && styles.sheet)}
      aria-labelledby={titleId}
      onKeyDown={onEscape}
      onCancel={onCancel}
    >
      <header className={styles.head} data-ground="night">
        <Mark tone="night" />
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {brand.assistantName}
          </h2>
          <p>{t(`about.${assistant}`)}</p>
        </div>
        <IconButton icon={Minus} label={t('minimize')} onClick={minimize} />
        <IconButton icon={X} label={t('close')} onClick={close} />
      </header>
      {children}
    </dialog>
  )
}
