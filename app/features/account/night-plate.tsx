import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import nightHouse from '#app/art/scenes/night-house.svg?no-inline'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/typography.module.css'
import styles from './account.module.css'

const benefits = ['compare', 'access', 'recommendations'] as const

/** What an account is good for, over a house at night with a light left on. */
export function NightPlate() {
  const { t } = useTranslation('auth')
  return (
    <section className={styles.plate} data-ground="night" aria-labelledby="auth-plate">
      <img src={nightHouse} alt="" width="720" height="900" />
      <h2 className={typography.h1} id="auth-plate" data-clear="">
        {t('plate.title')}
      </h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} />
            <span data-clear="">{t(`plate.benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
