import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type CarrierItem, carrierItems } from './carrier-items.ts'
import { CarrierMark } from './carrier-mark.tsx'
import styles from './home.module.css'

/** The list three times over: it moves by one third and starts again, so that no end ever shows. */
const copies = ['first', 'second', 'third'] as const

/**
 * The carriers, passing by. Hover and keyboard focus hold them still; the button holds them until it is pressed again.
 * Pressed to go on, it lets them pass although it has the focus.
 */
export function CarrierStrip() {
  const { t } = useTranslation('home')
  const items = carrierItems(useSite().carriers)
  const [wish, setWish] = useState<'pause' | 'play'>()
  const isPaused = wish === 'pause'
  if (items.length === 0) return null
  return (
    <div className={styles.carrierStrip} data-wish={wish}>
      <div className={styles.carrierMarquee}>
        <div className={styles.carrierTrack}>
          {copies.map((copy) => (
            <CarrierList key={copy} items={items} label={t('carriers.list')} isCopy={copy !== 'first'} />
          ))}
        </div>
      </div>
      <IconButton
        icon={isPaused ? Play : Pause}
        label={t(isPaused ? 'carriers.play' : 'carriers.pause')}
        onClick={() => setWish(isPaused ? 'play' : 'pause')}
        onBlur={() => isPaused || setWish(undefined)}
      />
    </div>
  )
}

function CarrierList({ items, label, isCopy }: { items: CarrierItem[]; label: string; isCopy: boolean }) {
  return (
    <ul className={styles.carrierNames} {...(isCopy ? { 'aria-hidden': true } : { 'aria-label': label })}>
      {items.map((item) => (
        <li key={item.name}>
          <CarrierMark item={item} />
        </li>
      ))}
    </ul>
  )
}
