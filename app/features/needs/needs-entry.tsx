import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NeedsDialog } from './needs-dialog.tsx'

/** The quiet way in from a question about coverage; `onUse` takes the amount in USD. */
export function NeedsEntry({ onUse }: { onUse: (amount: number) => void }) {
  const { t } = useTranslation('needs')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="text" isSmall aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon of={Calculator} /> {t('open')}
      </Button>
      {isOpen ? <NeedsDialog onUse={onUse} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
