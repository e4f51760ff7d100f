import { Pencil } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import { CardHead } from '#app/ui/layout/card.tsx'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './review.module.css'
import { type CardName, editStepOf, type ReviewFact } from './review-facts.ts'

interface ReviewCardProps {
  card: CardName
  facts: readonly ReviewFact[]
  children?: ReactNode
}

/** One card of answers. Its button opens the card's first question; each answer leads to its own. */
export function ReviewCard({ card, facts, children }: ReviewCardProps) {
  const { t } = useTranslation('review')
  const name = t(`cards.${card}`)
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad, styles.rv)} data-slot="card">
      <CardHead title={<h2 className={typography.h3}>{name}</h2>}>
        <ButtonLink
          variant="quiet"
          isSmall
          to={paths.quote}
          state={{ editStep: editStepOf[card] }}
          aria-label={t('editCard', { card: name })}
        >
          <Icon of={Pencil} /> {t('edit')}
        </ButtonLink>
      </CardHead>
      <DataList
        isTwoColumn
        items={facts.map((fact) => ({
          term: t(`facts.${fact.key}`),
          detail: <Answer fact={fact} label={t(`facts.${fact.key}`)} />,
        }))}
      />
      {children}
    </section>
  )
}

function Answer({ fact, label }: { fact: ReviewFact; label: string }) {
  const { t } = useTranslation('review')
  const { answer, step } = fact
  if (step === undefined) return answer
  return (
    <Link
      className={classNames(styles.answer, fact.isOpen && styles.isOpen)}
      to={paths.quote}
      state={{ editStep: step }}
      aria-label={t(fact.isOpen ? 'answerNow' : 'changeAnswer', { answer, label })}
    >
      {answer}
    </Link>
  )
}
