/** What the limits count a request under that came through no connection: from our own server itself */
const inside = 'inside'

/**
 * Who asks, as far as limits are concerned: an IPv4 address, or the /64 of an IPv6 one, since a household or a server
 * has all addresses of it. `socketAddress` is the other end of the connection.
 * Behind `trustedProxies` proxies of our own, each of which appends to X-Forwarded-For whom it was asked by, the caller
 * is that many entries from the right; what stands further left anybody may have written. A header that is shorter or
 * unreadable there is not believed at all.
 */
export function clientAddress(
  request: Request,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const direct = networkOf(socketAddress ?? '') ?? inside
  if (trustedProxies === 0) return direct
  const entries = request.headers.get('x-forwarded-for')?.split(',') ?? []
  return networkOf(entries.at(-trustedProxies) ?? '') ?? direct
}

/** Four numbers without leading zeros. */
function isIPv4(text: string): boolean {
  const numbers = text.split('.')
  return (
    numbers.length === 4 && numbers.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
  )
}

/** The address without port, brackets and zone, IPv6 by its /64; undefined when it is none. */
function networkOf(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text.trim()) ?? []
  const bare = (bracketed ?? text.trim().replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!/^[\da-f:.]+$/i.test(bare) || !URL.canParse(`http://[${bare}]/`)) return undefined
  const groups = groupsOf(bare)
  // ::ffff:192.0.2.1 is an IPv4 caller at a socket that takes both.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups[6] ?? '', groups[7] ?? '')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The /48 that an IPv6 address of `clientAddress` lies in; undefined for any other. */
export function widerNetwork(address: string): string | undefined {
  const [, groups] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address) ?? []
  return groups && `${groups}:/48`
}

/** The eight groups of an IPv6 address, without leading zeros. The platform's URL writes addresses in one way only. */
function groupsOf(address: string): string[] {
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
}

function ipv4Of(high: string, low: string): string {
  const bytes = [high, low].flatMap((group) => {
    const number = Number.parseInt(group, 16)
    return [number >> 8, number & 255]
  })
  return bytes.join('.')
}
