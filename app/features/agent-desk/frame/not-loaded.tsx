import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { Reference } from '#app/site/reference.tsx'
import { Button } from '#app/ui/button.tsx'

interface NotLoadedProps {
  words: string
  /** The function of the desk that was asked, where one was. */
  call?: string
  onAgain: () => void
}

/** Stands where something belongs that did not come, with the way to ask for it again. */
export function NotLoaded({ words, call, onAgain }: NotLoadedProps) {
  const { t } = useTranslation('agent-desk')
  return (
    <div className={styles.nobody} role="alert">
      <p>{words}</p>
      {call ? <Reference calls={[call]} /> : null}
      <Button variant="quiet" isSmall onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
