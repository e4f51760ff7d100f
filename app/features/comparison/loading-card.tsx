import { useTranslation } from 'react-i18next'
import { LoadingWave } from '#app/ui/loading-wave.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** Stands inside a live region, so that screen readers hear its words. */
export function LoadingCard() {
  const { t } = useTranslation('comparison')
  return (
    <div className="card finding">
      <div>
        <h2>{t('loading.title')}</h2>
        <p className="soft">{t('loading.text')}</p>
      </div>
      <LoadingWave />
    </div>
  )
}

const places = ['first', 'second', 'third']

/** Gray cards where the plans will stand. */
export function LoadingQuotes() {
  return (
    <div className="quotes" aria-hidden="true">
      {places.map((place) => (
        <div className="card quote sk" key={place}>
          <div className="who">
            <Skeleton width="3.5rem" height="3.5rem" />
            <span className="sk-name">
              <Skeleton width="70%" height="1rem" />
              <Skeleton width="45%" height=".8rem" />
            </span>
          </div>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="55%" height="2.5rem" />
          <Skeleton height="4rem" />
          <Skeleton width="80%" height="1.6rem" />
          <Skeleton height="3.25rem" />
        </div>
      ))}
    </div>
  )
}
