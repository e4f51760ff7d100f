import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { phoneHref } from '#domain/people/contact/phone.ts'

interface LoadFailureProps {
  onRetry: () => void
  onClose: () => void
}

/** Says that what was opened could not be loaded, and whom to call. */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  const { t } = useTranslation('comparison')
  const { name: agent, phone } = useSite().agent
  const [before, after] = t('notLoaded.text', { agent, phone }).split(phone)
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('notLoaded.title')}
      closeLabel={t('common:close')}
      foot={<Button onClick={onRetry}>{t('error.retry')}</Button>}
    >
      <p>
        {before}
        <a href={phoneHref(phone)} className={typography.num}>
          {phone}
        </a>
        {after}
      </p>
    </Dialog>
  )
}
