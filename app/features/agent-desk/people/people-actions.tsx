import { FileUp, UserPlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { toTask } from '#app/features/agent-desk/desk-view.ts'
import type { PeopleFilter } from '#app/features/agent-desk/queries/desk-api.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ExportButton } from './export-button.tsx'
import styles from './people-list.module.css'

/** How people come to the desk by hand, and out of it as a file. A file comes in by an owner of the site alone. */
export function PeopleActions({ filter, isOwner }: { filter: PeopleFilter; isOwner: boolean }) {
  const { t } = useTranslation('desk-people')
  return (
    <div className={styles.actions}>
      <ButtonLink variant="text" isSmall to={toTask('add')}>
        <Icon of={UserPlus} /> {t('actions.add')}
      </ButtonLink>
      {isOwner ? (
        <ButtonLink variant="text" isSmall to={toTask('import')}>
          <Icon of={FileUp} /> {t('actions.import')}
        </ButtonLink>
      ) : null}
      <ExportButton filter={filter} />
    </div>
  )
}
