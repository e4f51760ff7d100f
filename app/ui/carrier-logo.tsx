import { useState } from 'react'
import styles from '#app/ui/layout/plate.module.css'
import { Plate } from '#app/ui/layout/plate.tsx'

interface CarrierLogoProps {
  /** Address of the picture; null shows the initials. */
  src: string | null | undefined
  initials: string
  /** Empty where the carrier's name stands beside it. */
  alt?: string | undefined
}

/** A carrier's logo, or its initials when there is no picture or it does not load. */
export function CarrierLogo({ src, initials, alt = '' }: CarrierLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (!src || src === failedSrc) return <Plate initials={initials} />
  // A picture of the server's HTML may have failed before this code ran, so that no error event comes any more.
  const noteEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
  }
  return (
    <img
      className={styles.plateLogo}
      data-slot="plate-logo"
      src={src}
      alt={alt}
      loading="lazy"
      ref={noteEarlyFailure}
      onError={() => setFailedSrc(src)}
    />
  )
}
