import { useTranslation } from 'react-i18next'
import { ClosingScene } from '#app/site/closing-scene.tsx'
import { useSite } from '#app/site/use-site.ts'

export function Closing() {
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
