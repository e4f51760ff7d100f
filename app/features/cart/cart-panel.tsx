import { ArrowLeft } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { DrawerPanel } from '#app/ui/overlays/drawer.tsx'
import styles from './cart.module.css'

/** What every view of the cart hands on to its panel. */
export interface CartFrame {
  titleId: string
  onClose: () => void
}

interface CartPanelProps extends CartFrame {
  title: string
  titleRef?: RefObject<HTMLHeadingElement | null>
  /** One view back; the main view has none. */
  onBack?: () => void
  foot?: ReactNode
  children: ReactNode
}

/** Head, middle and foot of one view of the cart. */
export function CartPanel({ onBack, ...panel }: CartPanelProps) {
  const { t } = useTranslation('cart')
  return (
    <DrawerPanel
      {...panel}
      closeLabel={t('close')}
      headStart={
        onBack ? (
          <IconButton className={styles.back} icon={ArrowLeft} label={t('back')} onClick={onBack} />
        ) : null
      }
    />
  )
}

/** Says over a view's buttons why a press did not lead on; nothing while there is nothing to say. */
export function FootProblem({ children }: { children: ReactNode }) {
  return children ? (
    <Alert tone="danger" className={styles.footProblem}>
      {children}
    </Alert>
  ) : null
}

/**
 * The heading of a view, focused when the view takes another one's place, which also announces it. `key` names the
 * view; `isFirst` is true where it shows as the cart opens, when the focus is the dialog's own.
 */
export function useViewHeading(key: string, isFirst = false) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpening = useRef(isFirst)
  useEffect(() => {
    if (key && !isOpening.current) heading.current?.focus()
    isOpening.current = false
  }, [key])
  return heading
}
