import { useTranslation } from 'react-i18next'
import { ClosingScene } from '#app/site/closing-scene.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Carriers } from './carriers.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { Kinds } from './kinds.tsx'
import { Licensing } from './licensing.tsx'
import { Support } from './support.tsx'
import { Why } from './why.tsx'

/** From night to sunrise: the worry, what helps, who helps, and the way on. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Kinds />
      <Intro />
      <Why />
      <Carriers />
      <Licensing />
      <Closing />
      <Support />
    </>
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
