import { timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQrCode } from 'qrcode'

/** How long a code is good, in seconds (RFC 6238's own default, the only one that every authenticator app takes). */
const period = 30
const digits = 6
const secretBytes = 20

/** A new secret for an authenticator app: 160 bits as RFC 4226 asks, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(options: { secret: string; issuer: string; account: string }): string {
  const { secret, issuer, account } = options
  return new TOTP({ secret, issuer, label: account, period, digits }).toString()
}

/**
 * A QR code as SVG. Clients put it into a `data:` address as it is, where a `#` would end it: so its colors are named.
 */
export async function qrCodeSvg(text: string): Promise<string> {
  const svg = await drawQrCode(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim()
}

/**
 * The time step (whole periods since 1970) that a code belongs to: the present one or a neighbor, since clocks differ.
 * A step not later than `after` counts no more, so a code that was used once is refused for ever (RFC 6238 §5.2).
 * Every step is computed and compared in equal time, whichever of them fits.
 */
export function matchingStep(options: {
  secret: string
  code: string
  now: Date
  after: number | undefined
}): number | undefined {
  const totp = new TOTP({ secret: options.secret, period, digits })
  const present = Math.floor(options.now.getTime() / 1000 / period)
  const code = Buffer.from(options.code.padEnd(digits).slice(0, digits))
  const fitting = [present - 1, present, present + 1].filter((step) => {
    const expected = Buffer.from(totp.generate({ timestamp: step * period * 1000 }))
    return code.length === expected.length && timingSafeEqual(code, expected)
  })
  if (!/^\d{6}$/.test(options.code)) return undefined
  return fitting.find((step) => step > (options.after ?? -1))
}
