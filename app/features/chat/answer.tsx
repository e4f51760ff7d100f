import { Fragment } from 'react'
import { Link } from '#app/routing/router.tsx'
import { useChat } from '#app/site/chat.tsx'
import { useSite } from '#app/site/use-site.ts'
import typography from '#app/ui/layout/typography.module.css'
import { type AnswerPart, answerParagraphs, lifeline } from '#domain/chat/answer-parts.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { useIsSheet } from './sheet.ts'

/** An answer in paragraphs, with links to our own pages and numbers to dial. */
export function Answer({ text }: { text: string }) {
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
