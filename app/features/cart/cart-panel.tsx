import { ArrowLeft } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
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
