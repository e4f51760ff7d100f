import { type Allowance, AttemptCounter, type Count } from './attempt-counter.ts'
import { widerNetwork } from './client-address.ts'

/** How much more a /48 may have than one /64 of it: up to 65,536 households, or one stranger with all of them. */
const moreOfNetwork = 10

/** Where an address (`clientAddress` answers it) is to be counted; `kind` keeps what is counted apart. */
export type AddressCounts = (address: string, kind?: string) => Count[]

/** Counts by address and, of IPv6 addresses, by the wider network too. `key` makes names for what is counted. */
export function createAddressCounts(
  allowance: Allowance,
  now: () => number,
  key: (...parts: string[]) => string,
): AddressCounts {
  const narrow = new AttemptCounter(allowance, now)
  const wide = new AttemptCounter({ ...allowance, times: allowance.times * moreOfNetwork }, now)
  return (address, kind = 'address') => {
    const network = widerNetwork(address)
    const own: Count = [narrow, key(kind, address)]
    return network === undefined ? [own] : [own, [wide, key(kind, network)]]
  }
}
