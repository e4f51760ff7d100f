import type { TFunction } from 'i18next'
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
import type { ChatMessage } from '#domain/chat/chat-message.ts'
import { type PriceReply, repliesTo } from '#domain/chat/price/replies.ts'
import { suggestionsFor } from '#domain/chat/suggestions.ts'
import { formatCoverage } from '#domain/format/format.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
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
  const { t, i18n } = useTranslation('chat')
  const { assistantName: assistant } = useSite().brand
  const { messages, isPending, canAskAgain, askAgain } = conversation
  const log = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const last = messages.at(-1)
  const replies = isPending ? [] : repliesIn(i18n.language, last)

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

  // What is tapped is gone at once: the focus stays where the answer will stand.
  const focusLog = () => log.current?.focus({ preventScroll: true })

  function askByTap(text: string) {
    focusLog()
    onAsk(text)
  }

  function askAgainByTap() {
    focusLog()
    askAgain()
  }

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
            <Button variant="quiet" isSmall onClick={askAgainByTap}>
              <Icon of={RotateCcw} /> {t('again')}
            </Button>
          </div>
        ) : null}
      </div>
      <p className={layout.sr} role="status">
        {isPending ? t('typing', { assistant }) : null}
      </p>
      {replies.length > 0 ? (
        <Ideas
          legend={t('suggestedAnswers')}
          texts={replies.map((reply) => replyText(reply, t, i18n.language))}
          onAsk={askByTap}
        />
      ) : suggestsFor !== undefined && !isPending ? (
        <Ideas
          legend={t('suggested')}
          texts={suggestionsFor(suggestsFor).map((id) => t(`suggestions.${id}`))}
          onAsk={askByTap}
        />
      ) : null}
    </>
  )
}

/** What may be said with one tap. */
function Ideas({
  legend,
  texts,
  onAsk,
}: {
  legend: string
  texts: readonly string[]
  onAsk: (text: string) => void
}) {
  return (
    <fieldset className={styles.ideas}>
      <legend className={layout.sr}>{legend}</legend>
      {texts.map((text) => (
        <button type="button" key={text} onClick={() => onAsk(text)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}

/** What fits the last answer about a price, where it is in the page's language. */
function repliesIn(language: string, last: ChatMessage | undefined): readonly PriceReply[] {
  const talk = last?.isUser ? undefined : last?.price
  return talk?.language === language ? repliesTo(talk) : []
}

function replyText(reply: PriceReply, t: TFunction, language: string): string {
  if (reply.id === 'amount' || reply.id === 'otherAmount') {
    return t(`replies.${reply.id}`, { amount: formatCoverage(reply.amount, toLanguage(language)) })
  }
  return reply.id === 'years' ? t('replies.years', { years: reply.years }) : t(`replies.${reply.id}`)
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
