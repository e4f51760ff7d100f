import { BlockList, isIP } from 'node:net'

/** What of IPv4 leads nowhere public: this machine, private networks, carriers' own, link-local, tests, multicast. */
const reservedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only 2000::/3 is public, without what carries an IPv4 address of its own (Teredo, 6to4) or is for examples. */
const reservedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, bits] of reservedV4) reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of reservedV6) reserved.addSubnet(net, bits, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is of the public internet, and not of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return version === 6 && unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** Whether a host's name, as a URL has it, is that of this very machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/** A host that is an IP address itself, without the brackets of a URL; undefined for a name. */
export function hostAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) ? bare : undefined
}

/** People's names and numbers go there: by https and into no private network, or else to this very machine. */
export function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.hash !== '' || url.username !== '' || url.password !== '') return false
  if (isLoopback(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:'
  const address = hostAddress(url.hostname)
  return url.protocol === 'https:' && (address === undefined || isPublicAddress(address))
}
