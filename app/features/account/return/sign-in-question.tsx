import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { usePageView } from '#app/site/page-view.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { AskedAccount } from './complete-sign-in.ts'

const view = { meta: 'auth:meta.question' }

interface SignInQuestionProps extends AskedAccount {
  onAnswer: (isTheirs: boolean) => void
}

/** The question that stands in place of the page until it is answered, and the way to ask it. */
export function useSignInQuestion() {
  const [asked, setAsked] = useState<{ about: AskedAccount; answer: (isTheirs: boolean) => void }>()
  const ask = useCallback(async (about: AskedAccount) => {
    const isTheirs = await new Promise<boolean>((answer) => setAsked({ about, answer }))
    setAsked(undefined)
    return isTheirs
  }, [])
  return { ask, question: asked && <SignInQuestion {...asked.about} onAnswer={asked.answer} /> }
}

/** Asks whether the account is the visitor's, before the answers on the device go to it or it takes another's place. */
function SignInQuestion({ email, replaces, onAnswer }: SignInQuestionProps) {
  const { t } = useTranslation('auth')
  usePageView(view)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classNames(layout.wrap, styles.callback)}>
      <div>
        <h1 className={typography.h2} tabIndex={-1} ref={heading}>
          {email === '' ? t('question.titleUnknown') : t('question.title', { email })}
        </h1>
        <p>{replaces ? t('question.textReplaces') : t('question.text')}</p>
        <p className={typography.soft}>{t('question.hint')}</p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(true)}>{t('question.yes')}</Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          {t('question.no')}
        </Button>
      </div>
    </div>
  )
}
