import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import formOnTablet from '#app/art/scenes/form-on-tablet.svg'
import phoneCall from '#app/art/scenes/phone-call.svg'
import { useFormData } from '#app/device/form-data-store.ts'
import { ConsentBox } from '#app/leads/consent-box.tsx'
import { type ApplyStatus, useApply } from '#app/leads/use-apply.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/routing/router.tsx'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { primaryPerson } from '#domain/people/form-data.ts'

/** Two ways on: a call, or the online application, with the consent that neither depends on. */
export function ApplyWays({ items }: { items: readonly (CartItem | undefined)[] }) {
  const { t } = useTranslation('next-steps')
  const { status, apply } = useApply()
  const { form } = useFormData()
  const [hasConsented, setHasConsented] = useState(false)
  const isSending = status === 'sending'
  // A plan that left the cart counts as a sample: where its price came from is no longer known, so a call settles it.
  const isCallFirst = items.every((item) => item?.isSample ?? true)
  const isGone = items.every((item) => item === undefined)
  return (
    <div className="opt-ways">
      <div className="ways">
        <Link className="way big" to={paths.contact}>
          <img src={phoneCall} alt="" width="180" height="200" />
          <span>
            <b>{t('options.schedule.title')}</b>
            <small>{t('options.schedule.text')}</small>
          </span>
          <Icon of={ChevronRight} />
        </Link>
        <button
          type="button"
          className="way big"
          aria-disabled={isSending ? true : undefined}
          onClick={() => void apply(hasConsented)}
        >
          <img src={formOnTablet} alt="" width="180" height="200" />
          <span>
            <b>{t('options.apply.title')}</b>
            <small>
              {t(
                isGone
                  ? 'options.apply.textGone'
                  : isCallFirst
                    ? 'options.apply.textSample'
                    : 'options.apply.text',
              )}
            </small>
          </span>
          <Icon of={ChevronRight} />
        </button>
      </div>
      <p role="status" className={isSending ? 'soft' : 'sr'}>
        {isSending ? t('options.apply.sending') : ''}
      </p>
      <ApplyProblem status={status} />
      {isCallFirst ? null : (
        <ConsentBox
          of="calls"
          contact={primaryPerson(form).phone}
          isChecked={hasConsented}
          onChange={setHasConsented}
        />
      )}
      <p className="micro soft">{t(isCallFirst ? 'options.noteSample' : 'options.note')}</p>
    </div>
  )
}

function ApplyProblem({ status }: { status: ApplyStatus }) {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  const call = (
    <ButtonLink variant="quiet" href={phoneHref(phone)}>
      {t('call', { phone })}
    </ButtonLink>
  )
  if (status === 'notStored') {
    return (
      <Alert tone="danger" title={t('options.notStored.title')}>
        <p>{t('options.notStored.text', { phone })}</p>
        <div className="row">{call}</div>
      </Alert>
    )
  }
  if (status === 'notStarted') {
    return (
      <Alert tone="danger" title={t('options.notStarted.title')}>
        <p>{t('options.notStarted.text', { phone })}</p>
        <div className="row">
          {call}
          <ButtonLink variant="quiet" to={paths.contact}>
            {t('options.notStarted.call')}
          </ButtonLink>
        </div>
      </Alert>
    )
  }
  if (status === 'incomplete') {
    return (
      <Alert tone="danger" title={t('options.incomplete.title')}>
        <p>{t('options.incomplete.text')}</p>
        <div className="row">
          <ButtonLink variant="quiet" to={paths.quote}>
            {t('options.incomplete.action')}
          </ButtonLink>
        </div>
      </Alert>
    )
  }
  return null
}
