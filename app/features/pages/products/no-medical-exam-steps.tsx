import '#app/features/pages/blocks/blocks.css'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'

/** From the questions to the decision. */
export function NoMedicalExamSteps() {
  const { t, items } = usePageWords('page-no-medical-exam')
  return (
    <section className="section">
      <div className="wrap split wide-right">
        <div>
          <h2>{t('steps.title')}</h2>
          <p>{t('steps.text')}</p>
        </div>
        <NumberedSteps steps={items('steps.items', ['title', 'text'])} />
      </div>
    </section>
  )
}
