import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { Reference } from '#app/site/reference.tsx'
import { Button } from '#app/ui/button.tsx'

/** Stands where something belongs that did not come, with the way to ask for it again. */
export function NotLoaded({ words, onAgain }: { words: string; onAgain: () => void }) {
  const { t } = useTranslation('agent-desk')
  return (
    <div className={styles.nobody} role="alert">
      <p>{words}</p>
      <Reference />
      <Button variant="quiet" isSmall onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
