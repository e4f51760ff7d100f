import { Pause, Play } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { CarrierColor } from '#domain/carriers/carrier.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import styles from './carrier-strip.module.css'

/** The list three times over: it moves by one third and starts again, so that no end ever shows. */
const copies = ['first', 'second', 'third'] as const

/**
 * The carriers, passing by. Hover and keyboard focus hold them still; the button holds them until it is pressed again.
 * Pressed to go on, it lets them pass although it has the focus.
 */
export function CarrierStrip() {
  const { t } = useTranslation('home')
  const items = carrierItems(useSite().carriers)
  const [choice, setChoice] = useState<'pause' | 'play'>()
  const isPaused = choice === 'pause'
  if (items.length === 0) return null
  return (
    <div className={styles.carrierStrip} data-choice={choice}>
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
        onClick={() => setChoice(isPaused ? 'play' : 'pause')}
        onBlur={() => isPaused || setChoice(undefined)}
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

/** A carrier's logo, or its name in type when there is none or it does not load. */
function CarrierMark({ item: { name, logo, color } }: { item: CarrierItem }) {
  const [failedLogo, setFailedLogo] = useState<string>()
  if (!logo || logo === failedLogo) return <span data-color={color}>{name}</span>
  // A picture of the server's HTML may have failed before this code ran, so that no error event comes any more.
  const noteEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedLogo(logo)
  }
  return (
    <img src={logo} alt={name} loading="lazy" ref={noteEarlyFailure} onError={() => setFailedLogo(logo)} />
  )
}

/** What the carrier strip shows of one carrier. */
interface CarrierItem {
  name: string
  /** Address of its logo; without one its name stands there in type. */
  logo: string | null
  /** The class of the gradient that its name wears. */
  color: CarrierColor
}

/** The carriers that the operator's settings put into the strip, in their order. */
export function carrierItems(carriers: SiteConfig['carriers']): CarrierItem[] {
  return carriers
    .filter(({ inCarrierStrip }) => inCarrierStrip)
    .map(({ name, logo, color }) => ({ name, logo, color }))
}
