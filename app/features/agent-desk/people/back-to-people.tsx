import { ArrowLeft } from 'lucide'
import { useTranslation } from 'react-i18next'
import { toView } from '#app/features/agent-desk/desk-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** From what is done beside the list back to it. */
export function BackToPeople() {
  const { t } = useTranslation('desk-people')
  return (
    <div>
      <ButtonLink variant="text" isSmall to={toView('people')}>
        <Icon of={ArrowLeft} /> {t('back')}
      </ButtonLink>
    </div>
  )
}
