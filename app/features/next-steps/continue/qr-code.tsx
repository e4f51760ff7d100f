import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from './continue-dialog.module.css'

/** How far the paper reaches beyond the squares: cameras need it. */
const margin = 4

/** A text as a QR code, drawn in this page: no server sees it. `label` says what it holds. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, squares } = useMemo(() => drawn(text), [text])
  const side = size + 2 * margin
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} />
      <path d={squares} />
    </svg>
  )
}

function drawn(text: string): { size: number; squares: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data.keys()].filter((at) => data[at])
  return { size, squares: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') }
}
