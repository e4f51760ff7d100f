import styles from '#app/features/pages/blocks/blocks.module.css'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx'

/** From the questions to the decision. */
export function NoMedicalExamSteps() {
  const { t, items } = usePageWords('page-no-medical-exam')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.split, styles.wideRight)}>
        <div>
          <h2>{t('steps.title')}</h2>
          <p>{t('steps.text')}</p>
        </div>
        <NumberedSteps steps={items('steps.items', ['title', 'text'])} />
      </div>
    </section>
  )
}
