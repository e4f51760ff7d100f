import './loading.css'

/** A gray stand-in for text that is still loading; sizes are CSS lengths. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />
}
