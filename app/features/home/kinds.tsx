import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import windowPanesStyles from '#app/ui/layout/window-panes.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './kinds.module.css'

/** Height of the cash value in each window, in percent; `null` is a window without coverage. */
const kinds = [
  { id: 'term', to: paths.termLife, windows: [0, 0, 0, 0, ...Array.from({ length: 9 }, () => null)] },
  { id: 'whole', to: paths.wholeLife, windows: [0, 8, 14, 20, 26, 32, 38, 44, 50, 56, 62, 68, 74] },
  { id: 'iul', to: paths.indexUniversalLife, windows: [0, 8, 22, 20, 38, 44, 42, 62, 58, 74, 72, 88, 92] },
] as const

const agesOnAxis: Record<number, number> = { 0: 30, 4: 50, 8: 70, 12: 90 }

export function Kinds() {
  const { t } = useTranslation('home')
  return (
    <section className={layout.section} id="kinds">
      <div className={layout.wrap}>
        <div className={classNames(layout.read, layout.stack)}>
          <h2>{t('kinds.title')}</h2>
          <p className={typography.lead} data-slot="lead">
            {t('kinds.lead')}
          </p>
        </div>
        <div className={styles.kinds}>
          <AgeAxis />
          {kinds.map(({ id, to, windows }) => (
            <article className={styles.kind} key={id}>
              <div>
                <h3>{t(`kinds.${id}.name`)}</h3>
                <p className={classNames(typography.soft, styles.soft)}>{t(`kinds.${id}.text`)}</p>
                <ArrowLink to={to}>{t(`kinds.${id}.link`)}</ArrowLink>
              </div>
              <figure>
                <LifetimeWindows windows={windows} label={t(`kinds.${id}.picture`)} />
                <figcaption className={classNames(typography.small, typography.soft, styles.soft)}>
                  {t(`kinds.${id}.caption`)}
                </figcaption>
              </figure>
            </article>
          ))}
        </div>
        <ul className={styles.legend}>
          <li>{t('kinds.legend.covered')}</li>
          <li className={styles.isCashValue}>{t('kinds.legend.cashValue')}</li>
          <li className={styles.isDark}>{t('kinds.legend.notCovered')}</li>
        </ul>
      </div>
    </section>
  )
}

function AgeAxis() {
  const { t } = useTranslation('home')
  const places = Array.from({ length: windowCount }, (_, place) => place)
  return (
    <div className={styles.kindAxis} aria-hidden="true">
      <div>
        {places.map((place) => {
          const age = agesOnAxis[place]
          return <span key={place}>{place === 0 ? t('kinds.axis', { age }) : age}</span>
        })}
      </div>
    </div>
  )
}

/** Five years each, from age 30 to 95. */
const windowCount = 13

const columns: CSSProperties & { '--n': number } = { '--n': windowCount }

function height(percent: number): CSSProperties & { '--v': number } {
  return { '--v': percent }
}

/** A lifetime in windows: how full of cash value each lit one is (percent), and which stay dark (null). */
function LifetimeWindows({ windows, label }: { windows: readonly (number | null)[]; label: string }) {
  return (
    <span
      className={windowPanesStyles.panes}
      data-slot="window-panes"
      style={columns}
      role="img"
      aria-label={label}
    >
      {windows.map((cashValue, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
          key={place}
          className={classNames(
            windowPanesStyles.pane,
            cashValue === null ? undefined : windowPanesStyles.lit,
          )}
          data-slot="window-pane"
        >
          {cashValue ? <i style={height(cashValue)} /> : null}
        </span>
      ))}
    </span>
  )
}
