import { useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './instant-quote.module.css'
import type { Place, QuotesView } from './place.ts'

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
