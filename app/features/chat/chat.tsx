import { MessageCircle, X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#app/browser/browser-state.tsx'
import { loadWords } from '#app/i18n/create-i18n.ts'
import { useChat } from '#app/site/chat/chat.tsx'
import { useCurrentPage } from '#app/site/current-page.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import styles from './chat.module.css'
import { useClearPlace } from './use-clear-place.ts'

type Panel = typeof import('./chat-panel.tsx').ChatPanel

/** The chat in the corner of every page: a button whose panel is loaded when it is first opened. */
export function Chat() {
  const { t, i18n } = useTranslation('site-frame')
  const { assistantName: assistant } = useSite().brand
  const { isStatic } = useCurrentPage()
  const { state, open, close, place } = useChat()
  const [ChatPanel, setPanel] = useState<Panel>()
  const [isFailed, setFailed] = useState(false)
  const [hasNews, setNews] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(state)
  const isOpen = state === 'open'
  // Without scripts there is no chat, so the server's HTML has none.
  const isHydrated = useIsHydrated()
  useClearPlace(button, place !== null)

  useEffect(() => {
    if (!isOpen || ChatPanel) return
    const load = () => Promise.all([import('./chat-panel.tsx'), loadWords(i18n, ['chat'])])
    withoutReload(load, isFailed).then(
      ([panel]) => setPanel(() => panel.ChatPanel),
      () => {
        setFailed(true)
        close()
      },
    )
  }, [isOpen, ChatPanel, isFailed, i18n, close])

  useLayoutEffect(() => {
    if (shown.current === 'open' && state !== 'open') button.current?.focus({ preventScroll: true })
    shown.current = state
  }, [state])

  if (isStatic || !isHydrated) return null
  const isMinimized = state === 'minimized'
  const name = isMinimized ? t(hasNews ? 'chat.news' : 'chat.reopen', { assistant }) : t('chat.open')
  const opener =
    isOpen && ChatPanel ? null : (
      <button
        type="button"
        className={place ? undefined : styles.opener}
        ref={button}
        aria-label={name}
        aria-busy={isOpen || undefined}
        onClick={() => {
          setNews(false)
          open()
        }}
      >
        <Icon of={MessageCircle} />
        <span>{isMinimized ? assistant : t('chat.ask')}</span>
        {hasNews ? <i /> : null}
      </button>
    )
  return (
    <section aria-label={assistant}>
      {place ? createPortal(opener, place) : opener}
      {isFailed && !ChatPanel ? <Failure onClose={() => setFailed(false)} /> : null}
      <p className={layout.sr} role="status">
        {hasNews ? name : null}
      </p>
      {ChatPanel ? (
        <ChatPanel
          onAnswer={() => {
            if (shown.current !== 'open') setNews(true)
          }}
        />
      ) : null}
    </section>
  )
}

/** Says that the panel could not be loaded, and whom to call. */
function Failure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site-frame')
  const { name: agent, phone } = useSite().agent
  const [before, after] = t('chat.failure', { agent, phone }).split(phone)
  return (
    <div className={styles.note} role="alert">
      <p>
        {before}
        <a href={phoneHref(phone)} className={typography.num}>
          {phone}
        </a>
        {after}
      </p>
      <IconButton icon={X} label={t('common:close')} onClick={onClose} />
    </div>
  )
}
