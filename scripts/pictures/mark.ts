const tones = {
  day: { frame: '#1b45a8', panes: '#8fabe0' },
  night: { frame: '#f8f5ee', panes: '#1c3a88' },
}

/** The site's mark as SVG (app/art/mark.tsx), `size` high, its middle at `x` and `y`. */
export function mark(tone: keyof typeof tones, x: number, y: number, size: number): string {
  const { frame, panes } = tones[tone]
  const scale = size / 36
  return [
    `<g transform="translate(${x - 14 * scale} ${y - 18 * scale}) scale(${scale})">`,
    `<path d="M0 36V14a14 14 0 0 1 28 0v22z" fill="${frame}"/>`,
    `<path d="M4 16.5V14a10 10 0 0 1 8.5-9.9v12.4zM15.5 16.5V4.1A10 10 0 0 1 24 14v2.5zM4 19.5h8.5V32H4z" fill="${panes}"/>`,
    '<path d="M15.5 19.5H24V32h-8.5z" fill="#f7b93e"/></g>',
  ].join('')
}
