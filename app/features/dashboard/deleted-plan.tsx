import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/typography.module.css'
import styles from './dashboard.module.css'
import type { ShownPlan } from './saved-plans-view.ts'
import { usePlanWords } from './use-plan-words.ts'

/** Stands where the deleted plan stood until the page is left, so that a slip loses nothing. */
export function DeletedPlan({ plan, onUndo }: { plan: ShownPlan; onUndo: () => void }) {
  const { t } = useTranslation('dashboard')
  const { name } = usePlanWords(plan)
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button went with its plan: the focus stays at the place.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.deleted}>
      <p className={typography.soft}>{t('plans.deleted')}</p>
      <Button
        ref={undo}
        variant="text"
        isSmall
        aria-label={t('plans.undoThis', { plan: name })}
        onClick={onUndo}
      >
        <Icon of={Undo2} /> {t('plans.undo')}
      </Button>
    </div>
  )
}
