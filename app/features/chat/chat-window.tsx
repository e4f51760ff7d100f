import { Minus, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#app/art/mark.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useChat } from '#app/site/chat.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './chat-panel.module.css'
import { useIsSheet, useVisibleHeight } from './sheet.ts'

/** Beside the page, or over all of it where there is little room; in both cases Escape minimizes. */
export function ChatWindow({ children }: { children: ReactNode }) {
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
