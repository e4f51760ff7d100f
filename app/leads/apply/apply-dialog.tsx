import { useTranslation } from 'react-i18next'
import { PlanLines } from '#app/leads/plan-lines/plan-lines.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import { ApplyForm } from './apply-form.tsx'
import { useApply } from './use-apply.ts'

/** Starts an application for the plan that was tapped, and for no other. */
export function ApplyDialog({ request, onClose }: { request: ApplicationRequest; onClose: () => void }) {
  const { t } = useTranslation('leads')
  const apply = useApply()
  return (
    <Dialog
      isOpen
      isSheet
      size="medium"
      onClose={onClose}
      title={t('form.title')}
      closeLabel={t('form.close')}
      lead={<p className={typography.soft}>{t('form.nothingYet')}</p>}
    >
      <PlanLines plans={request.plans} personIds={request.personIds} />
      <ApplyForm request={request} apply={apply} />
    </Dialog>
  )
}
