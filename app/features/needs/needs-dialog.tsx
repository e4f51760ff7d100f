import { useTranslation } from 'react-i18next'
import { Dialog } from '#app/ui/dialog.tsx'

interface NeedsDialogProps {
  /** Takes the amount in USD that the visitor wants to use. */
  onUse: (amount: number) => void
  onClose: () => void
}

/** How much coverage a family needs, worked out from a few amounts. */
export function NeedsDialog({ onClose }: NeedsDialogProps) {
  const { t } = useTranslation('needs')
  return (
    <Dialog isOpen isSheet size="medium" onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <p>{t('intro')}</p>
    </Dialog>
  )
}
