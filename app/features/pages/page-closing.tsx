import './pages.css'
import { ArrowRight, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { phoneHref } from '#app/site/use-site.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useOperatorWords } from './page-text.ts'

/** The way on that every page ends with: the quote, or a call. */
export function PageClosing() {
  const { t } = useTranslation('pages-shared')
  const operator = useOperatorWords()
  return (
    <section className="page-closing sunk">
      <div className="wrap">
        <div>
          <h2>{t('closing.title')}</h2>
          <p className="soft">{t('closing.text', operator)}</p>
          <p>
            <ArrowLink to={paths.instantQuotes}>{t('closing.instant')}</ArrowLink>
          </p>
        </div>
        <div className="row">
          <ButtonLink to={paths.quote}>
            {t('quote')} <Icon of={ArrowRight} />
          </ButtonLink>
          <ButtonLink href={phoneHref(operator.phone)} variant="quiet" className="num">
            <Icon of={Phone} /> {t('call', operator)}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
