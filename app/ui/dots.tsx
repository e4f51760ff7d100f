import './loading.css'

/** Three pulsing dots. The words say what is waited for; they are read out, not shown. */
export function Dots({ label }: { label: string }) {
  return (
    <span className="dots" role="status">
      <span className="sr">{label}</span>
      <i />
      <i />
      <i />
    </span>
  )
}
