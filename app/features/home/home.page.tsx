import { useTranslation } from 'react-i18next'
import { Carriers } from '#app/features/home/carriers/carriers.tsx'
import { Hero } from '#app/features/home/hero/hero.tsx'
import { Why } from '#app/features/home/why/why.tsx'
import { ClosingScene } from '#app/site/closing-scene.tsx'
import { useSite } from '#app/site/use-site.ts'
import styles from './home.module.css'
import { Intro } from './intro.tsx'
import { Kinds } from './kinds.tsx'
import { Licensing } from './licensing.tsx'
import { Support } from './support.tsx'

/** From night to sunrise: the worry, what helps, who helps, and the way on. */
export default function HomePage() {
  return (
    <div className={styles.home}>
      <Hero />
      <Kinds />
      <Intro />
      <Why />
      <Carriers />
      <Licensing />
      <Closing />
      <Support />
    </div>
  )
}

function Closing() {
  const { t } = useTranslation('home')
  const { phone } = useSite().agent
  return (
    <ClosingScene
      title={
        <>
          {t('closing.titleOne')}
          <br />
          {t('closing.titleTwo')}
        </>
      }
      text={t('closing.text')}
      quote={t('closing.quote')}
      call={t('closing.call', { phone })}
    />
  )
}
