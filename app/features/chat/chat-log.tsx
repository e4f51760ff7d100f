import { RotateCcw } from 'lucide'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { useChat } from '#app/site/chat/chat.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type AnswerPart, answerParagraphs, lifeline } from '#domain/chat/answer-parts.ts'
import { suggestionsFor } from '#domain/chat/suggestions.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import styles from './chat-panel.module.css'
import { useIsSheet } from './sheet.ts'
import type { ConversationView } from './use-conversation.ts'

interface ChatLogProps {
  conversation: ConversationView
  /** The address whose questions are suggested; nothing once there was a question on it. */
  suggestsFor: string | undefined
  onAsk: (question: string) => void
}

/** What was said, with the greeting above it and what may be said next below. */
export function ChatLog({ conversation, suggestsFor, onAsk }: ChatLogProps) {
  const { t } = useTranslation('chat')
  const { assistantName: assistant } = useSite().brand
  const { messages, isPending, canAskAgain, askAgain } = conversation
  const log = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const last = messages.at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is newest is scrolled to when it appears
  useLayoutEffect(() => {
    const box = log.current
    const newest = [...(box?.querySelectorAll<HTMLElement>(`.${styles.message}`) ?? [])].at(-1)
    if (!box || !newest) return
    const isStill = isFirst.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    isFirst.current = false
    // To the very end, or to the start of what is too long to be seen whole.
    const top = Math.min(box.scrollHeight - box.clientHeight, newest.offsetTop - box.offsetTop - 16)
    box.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
  }, [last?.id, isPending])

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <div className={styles.log} ref={log} tabIndex={0} role="log" aria-label={t('log')}>
        <p className={classNames(styles.message, styles.them)}>{t('greeting', { assistant })}</p>
        {messages.map(({ id, text, isUser }) => (
          <div key={id} className={classNames(styles.message, isUser ? styles.me : styles.them)}>
            <span className={layout.sr}>{isUser ? t('you') : t('they', { assistant })}</span>
            {isUser ? <p>{text}</p> : <Answer text={text} />}
          </div>
        ))}
        {isPending ? (
          <div className={classNames(styles.message, styles.them, styles.typing)} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        ) : null}
        {canAskAgain ? (
          <div className={styles.again}>
            {last?.isUser ? (
              <p className={classNames(typography.small, typography.soft)}>{t('unanswered')}</p>
            ) : null}
            <Button variant="quiet" isSmall onClick={askAgain}>
              <Icon of={RotateCcw} /> {t('again')}
            </Button>
          </div>
        ) : null}
      </div>
      <p className={layout.sr} role="status">
        {isPending ? t('typing', { assistant }) : null}
      </p>
      {suggestsFor !== undefined && !isPending ? (
        <fieldset className={styles.ideas}>
          <legend className={layout.sr}>{t('suggested')}</legend>
          {suggestionsFor(suggestsFor).map((id) => (
            <button type="button" key={id} onClick={() => onAsk(t(`suggestions.${id}`))}>
              {t(`suggestions.${id}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}

/** An answer in paragraphs, with links to our own pages and numbers to dial. */
function Answer({ text }: { text: string }) {
  const { phone } = useSite().agent
  return answerParagraphs(text, phone).map((parts, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one answer never change
    <p key={place}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of one paragraph
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))}
    </p>
  ))
}

function Part({ part }: { part: AnswerPart }) {
  const { minimize } = useChat()
  const isSheet = useIsSheet()
  if (part.kind === 'text') return part.text
  if (part.kind === 'link')
    return (
      <Link to={part.to} onClick={isSheet ? minimize : undefined}>
        {part.text}
      </Link>
    )
  return (
    <a href={part.text === lifeline ? `tel:${lifeline}` : phoneHref(part.text)} className={typography.num}>
      {part.text}
    </a>
  )
}
