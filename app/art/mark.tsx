const tones = {
  day: { frame: '#1b45a8', panes: '#8fabe0' },
  night: { frame: '#f8f5ee', panes: '#1c3a88' },
}

/** The arched window with one lit pane: the site's mark. */
export function Mark({ tone }: { tone: 'day' | 'night' }) {
  return (
    <svg data-slot="mark" viewBox="0 0 28 36" aria-hidden="true">
      <path d="M0 36V14a14 14 0 0 1 28 0v22z" fill={tones[tone].frame} />
      <path
        d="M4 16.5V14a10 10 0 0 1 8.5-9.9v12.4zM15.5 16.5V4.1A10 10 0 0 1 24 14v2.5zM4 19.5h8.5V32H4z"
        fill={tones[tone].panes}
      />
      <path data-slot="mark-lit" d="M15.5 19.5H24V32h-8.5z" fill="#f7b93e" />
    </svg>
  )
}
