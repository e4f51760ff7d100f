import { NeedsEntry } from '#app/features/needs/needs-dialog.tsx'
import { ContinueEntry } from '#app/features/next-steps/continue/continue-entry.tsx'
import { QuestionnairePage } from '#app/features/questionnaire/questionnaire-page.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import { updatePrimaryPerson } from '#domain/people/form-data.ts'

export default function Quote() {
  const { change } = useFormData()
  const takeAmount = (selectedCoverage: number) =>
    change((form) => updatePrimaryPerson(form, { selectedCoverage }))
  return (
    <QuestionnairePage
      helps={{ coverage: <NeedsEntry onUse={takeAmount} /> }}
      elsewhere={<ContinueEntry />}
    />
  )
}
