import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Reference } from '#app/site/reference.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import styles from './not-sent.module.css'

interface NotSentProps {
  title: string
  text: string
  /** The function that was called. */
  call: string
  /** Ways on besides a call. */
  children?: ReactNode
}

/**
 * Says that something was refused or got no answer, and offers to call instead. Its words are those of every page: without
 * a network none could be fetched.
 */
export function NotSent({ title, text, call, children }: NotSentProps) {
  const { t } = useTranslation('site-frame')
  const { phone } = useSite().agent
  return (
    <Alert tone="danger" title={title}>
      <p>{text}</p>
      <Reference calls={[call]} />
      <div className={classNames(layout.row, styles.ways)} data-slot="row">
        <ButtonLink variant="quiet" href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
        {children}
      </div>
    </Alert>
  )
}
