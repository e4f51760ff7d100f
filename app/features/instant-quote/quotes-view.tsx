import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { Link, useLocation } from '#app/routing/router.tsx'
import { browserFormData, useFormData } from '#app/state/device/form-data.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { isComplete } from '#domain/questionnaire/steps.ts'
import { bringsAnswers } from '#domain/quotes/estimate/continue-address.ts'
import { paths } from '#domain/site/paths.ts'
import { type Place, placeOf, type QuotesView } from './place.ts'
import styles from './quotes-view.module.css'

const order = ['instant', 'plans'] as const satisfies readonly QuotesView[]

/** Leads from one view of the quotes page to the other. */
export function ViewSwitch({ view }: { view: QuotesView }) {
  const { t } = useTranslation('instant-quote')
  return (
    <nav className={styles.views} data-slot="views" aria-label={t('views.label')}>
      <ul className={classNames(layout.wrap, styles.wrap)}>
        {order.map((name) => (
          <li key={name}>
            <Link
              to={paths.instantQuotes}
              state={{ view: name } satisfies Place}
              // The address is the same; the view is a place of its own in the browser's history all the same.
              replace={name === view}
              aria-current={name === view ? 'page' : undefined}
            >
              {t(`views.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether the questionnaire on this device is complete; never at the server. */
export function opensWithPlans(): boolean {
  return typeof window !== 'undefined' && isComplete(browserFormData().snapshot().form, localToday())
}

/**
 * The view of the quotes page: the one that was switched to, else the personalized plans as soon as the
 * questionnaire on this device is complete and the address names no product and brings no answers, else the instant quote. Until the
 * device is read it is the instant quote, as the server rendered it.
 */
export function useQuotesView(): QuotesView {
  const { state, search, hash } = useLocation()
  const { form, isRestored } = useFormData()
  if (!isRestored) return 'instant'
  const { view } = placeOf(state)
  if (view !== undefined) return view
  if (new URLSearchParams(search).has('product') || bringsAnswers(hash)) return 'instant'
  return isComplete(form, localToday()) ? 'plans' : 'instant'
}
