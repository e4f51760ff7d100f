import { WindowCalendar } from '#app/features/pages/blocks/window-calendar.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import styles from './product-figures.module.css'

const week = 7
const noExamDays = facts.noExamDecisionHours.value.high / 24
const exam = facts.examDecisionWeeks.value
const days = Array.from({ length: exam.high * week }, (_, day) => {
  if (day < noExamDays) return 'lit'
  return day < exam.low * week ? 'dark' : 'late'
})

/** Four weeks of windows: the days on which a decision comes without an exam, and with one. */
export function NoMedicalExamCalendar() {
  const { t } = usePageWords('page-no-medical-exam')
  return (
    <figure className={styles.decisionDays}>
      <figcaption className={typography.h3}>{t('calendar.title')}</figcaption>
      <WindowCalendar label={t('calendar.label')} columns={week} windows={days} />
      <ul className={styles.chartKey}>
        <li>{t('calendar.noExam')}</li>
        <li className={styles.isBlue}>{t('calendar.exam')}</li>
      </ul>
      <p>{t('calendar.note')}</p>
    </figure>
  )
}
