interface HouseWindow {
  x: number
  y: number
  width: number
  height: number
}

const attic: HouseWindow = { x: 148, y: 158, width: 56, height: 78 }
const rooms: readonly HouseWindow[] = [268, 368].flatMap((y) =>
  [84, 220].map((x) => ({ x, y, width: 48, height: 70 })),
)

function archPath({ x, y, width, height }: HouseWindow): string {
  const radius = width / 2
  return `M${x} ${y}V${y - height + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y}z`
}

function ArchedWindow({ at, light }: { at: HouseWindow; light: string }) {
  const { x, y, width, height } = at
  return (
    <>
      <path d={archPath(at)} fill="#2b4c9f" />
      <path d={archPath(at)} fill="#f7b93e" data-window={light} />
      <path
        d={`M${x + width / 2 - 1.5} ${y - height}h3V${y}h-3zM${x} ${y - height * 0.46}h${width}v3h-${width}z`}
        fill="#11245a"
      />
      <path d={`M${x - 5} ${y}h${width + 10}v6h-${width + 10}z`} fill="#1c3a88" />
    </>
  )
}

/**
 * A house of five windows; `data-window`, 1 to 5, lets a stylesheet light them one by one. All are lit without one,
 * unless `lit` says how many.
 */
export function WhyHouse({ lit = Number.POSITIVE_INFINITY }: { lit?: number | undefined }) {
  return (
    <svg data-slot="why-house" viewBox="0 0 352 430" aria-hidden="true">
      <circle cx="176" cy="250" r="176" fill="#d3dff3" />
      <circle cx="176" cy="250" r="120" fill="#c3d3ee" />
      <path d="M268 64h26v70h-26z" fill="#1c3a88" />
      <path d="M264 58h34v9h-34zM18 174L176 20 334 174z" fill="#0a1533" />
      <path d="M44 428V172L176 46 308 172V428z" fill="#11245a" />
      {[attic, ...rooms].map((at, index) => (
        <ArchedWindow key={archPath(at)} at={at} light={index < lit ? String(index + 1) : 'dark'} />
      ))}
      <path d={archPath({ x: 154, y: 428, width: 44, height: 84 })} fill="#0a1533" />
      <circle cx="190" cy="390" r="3" fill="#f7b93e" />
      <path d="M0 424h352v6H0z" fill="#13203f" />
    </svg>
  )
}
