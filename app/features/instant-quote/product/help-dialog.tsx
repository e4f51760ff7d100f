import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import choiceCardsStyles from '#app/ui/fields/choice/choice-cards.module.css'
import { TickWindow } from '#app/ui/fields/choice/tick-window.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { type HelpOption, helpQuestions, recommendProduct } from '#domain/plans/help-me-choose.ts'
import type { PolicyType } from '#domain/plans/plan-type.ts'
import styles from './help-dialog.module.css'

interface HelpDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Called with the recommended product after the last answer. */
  onChosen: (product: PolicyType) => void
}

/** "Help me choose": three questions, and an answer to each moves on. Closing forgets the answers. */
export function HelpDialog({ isOpen, onClose, onChosen }: HelpDialogProps) {
  const { t } = useTranslation('instant-quote')
  const [place, setPlace] = useState(0)
  const [answers, setAnswers] = useState<readonly HelpOption[]>([])
  const question = helpQuestions[place]

  function reset() {
    setPlace(0)
    setAnswers([])
  }

  function answer(option: HelpOption) {
    const given = [...answers.slice(0, place), option]
    if (place + 1 < helpQuestions.length) {
      setAnswers(given)
      return setPlace(place + 1)
    }
    reset()
    onChosen(recommendProduct(given))
  }

  function close() {
    reset()
    onClose()
  }

  if (!question) return null
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('help.title')} closeLabel={t('help.close')}>
      <div className={styles.hqP}>
        <WindowPanes count={helpQuestions.length} lit={place + 1} now={place} />
        <span className={classNames(typography.small, typography.soft)} role="status">
          {t('help.progress', { step: place + 1, total: helpQuestions.length })}
        </span>
      </div>
      <HelpOptions
        key={question.id}
        question={question}
        given={answers[place]}
        isFirst={place === 0}
        onAnswer={answer}
      />
      <div className={styles.hqEnd}>
        {place > 0 ? (
          <Button variant="text" onClick={() => setPlace(place - 1)}>
            {t('help.back')}
          </Button>
        ) : null}
        <p className={classNames(typography.small, typography.soft)}>{t('help.note')}</p>
      </div>
    </Dialog>
  )
}

interface HelpOptionsProps {
  question: (typeof helpQuestions)[number]
  given: HelpOption | undefined
  isFirst: boolean
  onAnswer: (option: HelpOption) => void
}

/** Buttons, not radios: with arrow keys a radio would answer for whoever only looks through the choices. */
function HelpOptions({ question, given, isFirst, onAnswer }: HelpOptionsProps) {
  const { t } = useTranslation('instant-quote')
  const heading = useRef<HTMLHeadingElement>(null)
  const words = `help.questions.${question.id}`

  useEffect(() => {
    if (!isFirst || given) heading.current?.focus()
  }, [isFirst, given])

  return (
    <>
      <h3 className={typography.h2} ref={heading} tabIndex={-1}>
        {t(`${words}.title`)}
      </h3>
      <div className={choiceCardsStyles.choices} data-slot="choices">
        {question.options.map((option) => (
          <button
            type="button"
            className={choiceCardsStyles.choice}
            data-slot="choice"
            key={option.id}
            aria-pressed={given?.id === option.id}
            onClick={() => onAnswer(option)}
          >
            <TickWindow />
            <b>{t(`${words}.options.${option.id}.label`)}</b>
            <small>{t(`${words}.options.${option.id}.text`)}</small>
          </button>
        ))}
      </div>
    </>
  )
}
