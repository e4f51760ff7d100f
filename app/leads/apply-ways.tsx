import './apply-ways.css'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import formOnTablet from '#app/art/scenes/form-on-tablet.svg'
import phoneCall from '#app/art/scenes/phone-call.svg'
import { useFormData } from '#app/device/form-data-store.ts'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Wish } from '#domain/leads/application-from.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { paths } from '#domain/site/paths.ts'
import { ApplyProblem } from './apply-problem.tsx'
import { ConsentBox } from './consent-box.tsx'
import type { Apply } from './use-apply.ts'
import { WebsiteField } from './website-field.tsx'

interface ApplyWaysProps {
  wish: Wish
  apply: Apply
  /** None of the plans is in the cart any more, so that nothing is known of where their prices come from. */
  isGone?: boolean
  /** Called before either way is gone. */
  onChoose?: () => void
  isBig?: boolean
}

/** Two ways on: a call, or the online application, with the consent that neither depends on. */
export function ApplyWays({ wish, apply, isGone, onChoose, isBig }: ApplyWaysProps) {
  const { t } = useTranslation('leads')
  const { form } = useFormData()
  const [consent, setConsent] = useState(false)
  const [website, setWebsite] = useState('')
  const isSending = apply.status === 'sending'
  const look = classNames('way', isBig && 'big')
  const count = wish.plans.length
  const isCallFirst = wish.plans.every(({ isSample }) => isSample)

  function applyOnline() {
    if (isSending) return
    onChoose?.()
    void apply.apply(wish, { consent, website })
  }

  return (
    <>
      <div className="ways">
        <Link className={look} to={paths.contact} onClick={onChoose}>
          <img src={phoneCall} alt="" width="180" height="200" />
          <span>
            <b>{t('apply.schedule.title')}</b>
            <small>{t('apply.schedule.text')}</small>
          </span>
          <Icon of={ChevronRight} />
        </Link>
        <button
          type="button"
          className={look}
          aria-disabled={isSending ? true : undefined}
          onClick={applyOnline}
        >
          <img src={formOnTablet} alt="" width="180" height="200" />
          <span>
            <b>{t('apply.online.title')}</b>
            <small>{t(isGone ? 'apply.online.textGone' : onlineText(wish), { count })}</small>
          </span>
          <Icon of={ChevronRight} />
        </button>
      </div>
      <p role="status" className={isSending ? 'soft' : 'sr'}>
        {isSending ? t('apply.sending') : ''}
      </p>
      <ApplyProblem status={apply.status} />
      {isCallFirst ? null : (
        <div>
          <ConsentBox
            of="calls"
            contact={primaryPerson(form).phone}
            isChecked={consent}
            onChange={setConsent}
          />
          <WebsiteField value={website} onChange={setWebsite} />
        </div>
      )}
      <p className="micro soft">{t(isCallFirst ? 'apply.noteSample' : 'apply.note', { count })}</p>
    </>
  )
}

function onlineText({ plans }: Wish) {
  const samples = plans.filter(({ isSample }) => isSample).length
  if (samples === 0) return 'apply.online.text'
  return samples === plans.length ? 'apply.online.textSample' : 'apply.online.textSome'
}
