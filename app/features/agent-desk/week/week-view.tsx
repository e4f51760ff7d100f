import { useTranslation } from 'react-i18next'
import { dayText, weekdayText } from '#app/features/agent-desk/words/days.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import type { DeskDay, DeskWeek } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './week.module.css'
import { totalOf, weekBars, windowChart } from './week-chart.ts'

const countOf = ({ came_in, answered }: { came_in: number; answered: number }) => ({
  cameIn: came_in,
  answered,
})

/** The current week: each window one person, lit where they have an answer. `today` is YYYY-MM-DD. */
export function WeekView({ days, today }: { days: readonly DeskDay[] | undefined; today: string }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  if (!days) return <Waiting title={t('week.title')} />
  const chart = windowChart(days.map(countOf))
  const { cameIn, answered } = totalOf(days.map(countOf))
  const values = { count: cameIn, number: cameIn, answered, people: chart.people }
  return (
    <section>
      <h2 className={typography.h4}>{t('week.title')}</h2>
      <p className={classNames(typography.small, typography.soft)}>
        {t(chart.people > 1 ? 'week.textMany' : 'week.text', values)}
      </p>
      <div className={styles.week} data-columns={chart.columns} aria-hidden="true">
        {days.map(({ day }, place) => (
          <div key={day}>
            <span className={styles.windows}>
              {chart.days[place]?.map((state, window) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: windows differ by their place alone
                <i key={window} className={state === 'lit' ? styles.isLit : undefined} />
              ))}
            </span>
            <b className={day === today ? styles.isToday : undefined}>
              {weekdayText(day, language, 'short')}
            </b>
          </div>
        ))}
      </div>
      <CountTable
        caption={t('week.caption')}
        head={t('week.day')}
        rows={days.map((day) => ({ name: weekdayText(day.day, language, 'long'), ...countOf(day) }))}
      />
    </section>
  )
}

/** What came in during the last weeks, as bars. */
export function WeeksView({ weeks }: { weeks: readonly DeskWeek[] | undefined }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  if (!weeks) return <Waiting title={t('week.weeks')} />
  const bars = weekBars(weeks.map(countOf))
  return (
    <section>
      <h2 className={typography.h4}>{t('week.weeks')}</h2>
      <p className={classNames(typography.small, typography.soft)}>{t('week.weeksText')}</p>
      <div className={styles.bars} aria-hidden="true">
        {weeks.map(({ week_start, came_in }, place) => (
          <div key={week_start}>
            <span>{came_in}</span>
            <i style={{ height: `${bars[place]?.height ?? 0}%` }}>
              <i style={{ height: `${bars[place]?.lit ?? 0}%` }} />
            </i>
          </div>
        ))}
      </div>
      <p className={classNames(styles.barsEnds, typography.micro)} aria-hidden="true">
        <span>{dayText(weeks[0]?.week_start ?? '', language)}</span>
        <span>{dayText(weeks.at(-1)?.week_start ?? '', language)}</span>
      </p>
      <CountTable
        caption={t('week.weeksCaption')}
        head={t('week.weekOf')}
        rows={weeks.map((week) => ({ name: dayText(week.week_start, language), ...countOf(week) }))}
      />
    </section>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <section>
      <h2 className={typography.h4}>{title}</h2>
      <Skeleton height="12rem" />
    </section>
  )
}

interface CountTableProps {
  caption: string
  head: string
  rows: readonly { name: string; cameIn: number; answered: number }[]
}

/** What a chart shows, for those who do not see it. */
function CountTable({ caption, head, rows }: CountTableProps) {
  const { t } = useTranslation('agent-desk')
  return (
    // A table is as wide as its words whatever it is told, so something around it hides it.
    <div className={layout.sr}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('week.cameIn')}</th>
            <th scope="col">{t('week.answered')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cameIn, answered }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{cameIn}</td>
              <td>{answered}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
