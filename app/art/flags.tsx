export function FlagUnitedStates() {
  return (
    <svg data-slot="flag" viewBox="0 0 22 16" aria-hidden="true">
      <path fill="#fff" d="M0 0h22v16H0z" />
      <path fill="#b3261e" d="M0 0h22v2.3H0zM0 4.57h22v2.3H0zM0 9.14h22v2.3H0zM0 13.7h22V16H0z" />
      <path fill="#1b3a8a" d="M0 0h10v9.14H0z" />
    </svg>
  )
}

export function FlagSpain() {
  return (
    <svg data-slot="flag" viewBox="0 0 22 16" aria-hidden="true">
      <path fill="#b3261e" d="M0 0h22v16H0z" />
      <path fill="#f3c13a" d="M0 4h22v8H0z" />
    </svg>
  )
}
