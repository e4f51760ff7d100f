/** The setup key of an authenticator in groups of four, so that it can be typed without losing one's place. */
export function inGroups(secret: string): string {
  return (
    secret
      .replace(/\s/g, '')
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  )
}

const svgType = 'data:image/svg+xml'

/**
 * The QR code as an address that every browser shows. Services answer the bare drawing and the client puts a type in
 * front of it; a `#` in it would cut such an address short.
 */
export function pictureAddress(qrCode: string): string {
  const drawing = qrCode.indexOf('<svg')
  return drawing === -1 ? qrCode : `${svgType},${encodeURIComponent(qrCode.slice(drawing))}`
}
