import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatList } from '#domain/format/format.ts'
import { mostPicks } from '#domain/quotes/comparison/comparison-picks.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './compare-tray.module.css'
import { compareButtonId, type Picks } from './use-side-by-side.ts'

/** The ticked plans, at the foot of the screen; it exists only after a first tick. */
export function CompareTray({ picks, onCompare }: { picks: Picks; onCompare: () => void }) {
  const { t, i18n } = useTranslation('comparison')
  const { picked } = picks
  const isTooFew = picked.length < 2
  if (picked.length === 0) return null
  const names = picked.map(({ carrierName }) => carrierName)
  return (
    <section className={styles.tray} data-ground="night" aria-label={t('tray.label')}>
      <div className={classNames(layout.wrap, styles.wrap)}>
        <p role="status">
          <b>{t('tray.count', { count: picked.length, most: mostPicks })}</b>
          <span className={classNames(typography.soft, styles.soft, styles.names)}>
            {formatList(names, toLanguage(i18n.language))}
          </span>
          {isTooFew ? (
            <span className={classNames(typography.soft, styles.soft)}>{t('tray.oneMore')}</span>
          ) : null}
        </p>
        <Button variant="text" isSmall onClick={picks.clear}>
          {t('tray.clear')}
        </Button>
        <Button
          id={compareButtonId}
          variant="lamp"
          isSmall
          isInactive={isTooFew}
          onClick={() => {
            if (!isTooFew) onCompare()
          }}
        >
          {t('tray.compare')}
        </Button>
      </div>
    </section>
  )
}
