import { ArrowRight, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Scene } from '#app/art/scene.tsx'
import { paths } from '#app/paths.ts'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function Closing() {
  const { t } = useTranslation('home')
  const { phone } = useSite().agent
  return (
    <section className="closing">
      <Scene name="sunrise" />
      <div className="wrap copy">
        <h2 className="h1">
          {t('closing.titleOne')}
          <br />
          {t('closing.titleTwo')}
        </h2>
        <p className="lead">{t('closing.text')}</p>
        <div className="row">
          <ButtonLink to={paths.quote}>
            {t('closing.quote')} <Icon of={ArrowRight} />
          </ButtonLink>
          <ButtonLink href={phoneHref(phone)} variant="quiet" className="num">
            <Icon of={Phone} /> {t('closing.call', { phone })}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
