import { useState } from 'react'
import type { CarrierItem } from './carrier-items.ts'

/** A carrier's logo, or its name in type when there is none or it does not load. */
export function CarrierMark({ item: { name, logo, color } }: { item: CarrierItem }) {
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
