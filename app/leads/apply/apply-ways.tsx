import { ChevronDown, ChevronRight, FileText, Phone } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { type ApplicationRequest, isForCall } from '#domain/leads/submission/application-from.ts'
import { paths } from '#domain/site/paths.ts'
import { ApplyForm } from './apply-form.tsx'
import styles from './apply-ways.module.css'
import type { Apply } from './use-apply.ts'

interface ApplyWaysProps {
  request: ApplicationRequest
  apply: Apply
  /** None of the plans is in the cart any more, so that nothing is known of where their prices come from. */
  isGone?: boolean
  /** Called before either way is gone. */
  onChoose?: () => void
}

/** Two ways on: a call, or the online application with its short form. Sample prices are settled in a call. */
export function ApplyWays({ request, apply, isGone, onChoose }: ApplyWaysProps) {
  const { t } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const count = request.plans.length
  const isCallFirst = isForCall(request)

  function applyOnline() {
    onChoose?.()
    if (isCallFirst) return navigate(paths.contact)
    setOpen(true)
  }

  return (
    <div className={styles.ways}>
      <div className={styles.list}>
        <Link className={styles.way} to={paths.contact} onClick={onChoose}>
          <Icon of={Phone} />
          <span>
            <b>{t('apply.schedule.title')}</b>
            <small>{t('apply.schedule.text')}</small>
          </span>
          <Icon of={ChevronRight} />
        </Link>
        <button
          type="button"
          className={styles.way}
          aria-expanded={isCallFirst ? undefined : isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={applyOnline}
        >
          <Icon of={FileText} />
          <span>
            <b>{t('apply.online.title')}</b>
            <small>{t(isGone ? 'apply.online.textGone' : onlineText(request), { count, agent })}</small>
          </span>
          <Icon of={isCallFirst ? ChevronRight : ChevronDown} />
        </button>
      </div>
      {isCallFirst ? (
        <p className={classNames(typography.micro, typography.soft, styles.note)}>{t('apply.noteSample')}</p>
      ) : null}
      {isOpen && !isCallFirst ? (
        <FormPart id={formId}>
          <ApplyForm request={request} apply={apply} />
        </FormPart>
      ) : null}
    </div>
  )
}

/** The form below its button: it takes the focus, so that nobody misses that it came. */
function FormPart({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation('leads')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section id={id} ref={place} tabIndex={-1} className={styles.form} aria-label={t('form.title')}>
      <p className={typography.soft}>{t('form.nothingYet')}</p>
      {children}
    </section>
  )
}

function onlineText({ plans }: ApplicationRequest) {
  const samples = plans.filter(({ isSample }) => isSample).length
  if (samples === 0) return 'apply.online.text'
  return samples === plans.length ? 'apply.online.textSample' : 'apply.online.textSome'
}
