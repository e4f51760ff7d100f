interface HouseProps {
  /** How many windows are lit: twelve in rows, then the attic, then the door. */
  lit: number
  /** How many there are to light, 12 to 14; the attic and the door stay dark where they are not asked for. */
  total: number
}

const colors = {
  night: '#0a1533',
  deep: '#060d22',
  dusk: '#11245a',
  dark: '#1c3a88',
  lamp: '#f7b93e',
  bar: '#cf9124',
  moon: '#d9e3f6',
  door: '#1b45a8',
  ring: '#fff',
}
const rings = [
  { radius: 530, fill: '#142656' },
  { radius: 400, fill: '#182f67' },
  { radius: 280, fill: '#1e3979' },
  { radius: 170, fill: '#23438d' },
]
const windows = Array.from({ length: 12 }, (_, place) => ({
  place,
  x: 118 + (place % 4) * 74,
  y: 240 + Math.floor(place / 4) * 96,
}))
const [attic, door] = [13, 14]

/** A closed arch whose foot stands at (x, y). */
function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2
  return `M${x} ${y}V${y - height + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y}z`
}

const glass = (isLit: boolean) => (isLit ? colors.lamp : colors.dark)
const frame = (isLit: boolean) => (isLit ? colors.bar : colors.dusk)

function Pane({ x, y, isLit, isNow }: { x: number; y: number; isLit: boolean; isNow: boolean }) {
  return (
    <>
      {isNow ? (
        <path d={arch(x - 7, y + 7, 58, 82)} fill="none" stroke={colors.ring} strokeWidth="2.5" />
      ) : null}
      <path data-slot="house-pane" d={arch(x, y, 44, 68)} fill={glass(isLit)} />
      <rect data-slot="house-pane" x={x + 20.5} y={y - 68} width="3" height="68" fill={frame(isLit)} />
      <rect data-slot="house-pane" x={x} y={y - 32} width="44" height="3" fill={frame(isLit)} />
    </>
  )
}

function Attic({ isLit, isNow }: { isLit: boolean; isNow: boolean }) {
  return (
    <>
      {isNow ? <circle cx="248" cy="116" r="27" fill="none" stroke={colors.ring} strokeWidth="2.5" /> : null}
      <circle data-slot="house-pane" cx="248" cy="116" r="20" fill={glass(isLit)} />
      <rect data-slot="house-pane" x="246.5" y="96" width="3" height="40" fill={frame(isLit)} />
      <rect data-slot="house-pane" x="228" y="114.5" width="40" height="3" fill={frame(isLit)} />
    </>
  )
}

function Door({ isOpen, isNow }: { isOpen: boolean; isNow: boolean }) {
  return (
    <>
      {isOpen ? <path d="M206 560L290 560 352 590 148 590z" fill={colors.lamp} opacity=".28" /> : null}
      <path data-slot="house-pane" d={arch(218, 560, 60, 84)} fill={isOpen ? colors.lamp : colors.deep} />
      {isOpen ? (
        <path d="M218 560L218 500 194 492 194 568z" fill={colors.door} />
      ) : (
        <circle cx="268" cy="524" r="3" fill={colors.lamp} />
      )}
      {isNow ? <path d={arch(210, 560, 76, 96)} fill="none" stroke={colors.ring} strokeWidth="2.5" /> : null}
      <rect x="206" y="552" width="84" height="8" fill={isOpen ? colors.moon : colors.dark} />
    </>
  )
}

function Sky() {
  return (
    <>
      <rect width="496" height="880" fill="#0f1e46" />
      {rings.map(({ radius, fill }) => (
        <circle key={radius} cx="248" cy="640" r={radius} fill={fill} />
      ))}
      <path
        d="M424 280A20 20 0 1 1 404 300A17.2 17.2 0 1 0 424 280z"
        fill={colors.moon}
        transform="rotate(-12 424 300)"
      />
      <g fill="#c4d1ee">
        <circle cx="60" cy="390" r="1.6" />
        <circle cx="128" cy="352" r="1.2" />
        <circle cx="452" cy="366" r="1.2" />
      </g>
      <path d="M0 812C140 780 340 790 496 770V880H0z" fill="#0e2054" />
    </>
  )
}

function Trees() {
  return (
    <>
      <rect x="37" y="512" width="6" height="36" fill={colors.night} />
      <circle cx="40" cy="488" r="40" fill="#15307a" />
      <circle cx="40" cy="488" r="27.2" fill="#1c3c90" />
      <circle cx="40" cy="488" r="14.4" fill="#2549a6" />
      <rect x="453.5" y="510" width="5" height="30" fill="#102359" />
      <ellipse cx="456" cy="457.5" rx="17" ry="69" fill="#132a6a" />
      <path d="M456 388.5a17 69 0 0 1 0 138z" fill="#102359" />
    </>
  )
}

/** The house beside the questions: each step reached lights one of its windows. Decoration only. */
export function House({ lit, total }: HouseProps) {
  return (
    <svg viewBox="0 0 496 880" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <Sky />
      <g transform="translate(0 300)">
        <rect x="350" y="72" width="34" height="80" fill={colors.dusk} />
        <rect x="345" y="66" width="44" height="12" fill={colors.night} />
        <path d="M70 160L248 34 426 160z" fill={colors.deep} />
        <rect x="88" y="160" width="320" height="400" fill={colors.dusk} />
        <rect x="88" y="160" width="320" height="6" fill={colors.deep} />
        <Attic isLit={total >= attic && lit >= attic} isNow={total >= attic && lit === attic} />
        {windows.map(({ place, x, y }) => (
          <Pane key={place} x={x} y={y} isLit={place < lit} isNow={place === lit - 1} />
        ))}
        <Door isOpen={total >= door && lit >= door} isNow={total >= door && lit === door} />
        <Trees />
      </g>
      <path d="M0 860C140 846 340 850 496 842V880H0z" fill={colors.deep} />
    </svg>
  )
}
