import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import styles from './people.module.css'
import type { PersonWords } from './use-person-words.ts'

interface PersonRowProps {
  words: PersonWords
  /** The primary person is changed by the questions, and stays. */
  actions?: { onEdit: () => void; onRemove: () => void } | undefined
}

/** One person of the list, with a lit window once everything is answered. */
export function PersonRow({ words, actions }: PersonRowProps) {
  const { t } = useTranslation('people')
  const { name, relation, facts, isWhole } = words
  return (
    <li>
      <span className={classNames(styles.whoWin, !isWhole && styles.isDark)} aria-hidden="true" />
      <div>
        <b>{name}</b>
        <span className={classNames(typography.small, styles.small, typography.soft)}>{relation}</span>
        {facts ? (
          <span className={classNames(typography.small, styles.small, typography.soft)}>{facts}</span>
        ) : null}
        {isWhole ? null : (
          <span className={classNames(typography.small, styles.small, styles.personOpen)}>{t('open')}</span>
        )}
      </div>
      {actions ? (
        <div className={styles.acts}>
          <Button variant="text" isSmall aria-label={t('editPerson', { name })} onClick={actions.onEdit}>
            {t('edit')}
          </Button>
          <Button variant="text" isSmall aria-label={t('removePerson', { name })} onClick={actions.onRemove}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
