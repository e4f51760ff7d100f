import { ArrowRight, Phone } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { PictureHero } from '#app/ui/layout/page-top/picture-hero.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import roadTall from './scenes/road-tall.svg?no-inline'
import roadWide from './scenes/road-wide.svg?no-inline'

export default function NotFoundPage() {
  const { t } = useTranslation('not-found')
  const { phone } = useSite().agent
  return (
    <PictureHero wide={roadWide} tall={roadTall} ground="#0a1533" isNight>
      <h1 className={typography.display}>{t('title')}</h1>
      <p className={typography.lead} data-slot="lead">
        {t('lead')}
      </p>
      <div className={layout.row} data-slot="row">
        <ButtonLink variant="lamp" to={paths.home}>
          {t('site-frame:goHome')} <Icon of={ArrowRight} />
        </ButtonLink>
        <ButtonLink variant="quiet" href={phoneHref(phone)}>
          <Icon of={Phone} /> <span className={typography.num}>{t('site-frame:call', { phone })}</span>
        </ButtonLink>
      </div>
    </PictureHero>
  )
}
