import { isSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { browserDevice } from '#app/state/sync/account-device.ts'
import { holdsAnonymous } from '#domain/account/sync/anonymous-holdings.ts'
import { type TokenOwner, tokenOwner } from '#domain/account/token-owner.ts'
import { readCart } from '#domain/storage/stored-cart.ts'
import { readDevicePlans, readDeviceProfile } from '#domain/storage/stored-device.ts'
import type { CallbackAddress } from './callback-address.ts'

/** Whether a session that comes along in an address may be taken, before anything of the device can reach it. */
export type SignInGate =
  | { readonly kind: 'open' }
  /**
   * The visitor has to say that this is their account; `owner` is missing where the address cannot tell. It `replaces`
   * the account that is signed in here now.
   */
  | { readonly kind: 'asks'; readonly owner: TokenOwner | undefined; readonly replaces: boolean }
  /** Tokens that do not say whose they are: there is nothing to ask by. */
  | { readonly kind: 'shut' }

/**
 * Anybody can make a link that signs in to their own account, and what a device holds of nobody goes to the account
 * that signs in; and who is signed in already would go on typing into the other account. So who did not begin a
 * sign-in in this browser is asked, while there is something to lose. `signedInAs` is a user id.
 */
export function signInGate(
  address: CallbackAddress,
  {
    isBegun,
    holdsAnonymous,
    signedInAs,
  }: {
    isBegun: boolean
    holdsAnonymous: boolean
    signedInAs: string | undefined
  },
): SignInGate {
  const replaces = signedInAs !== undefined
  if (isBegun || !(holdsAnonymous || replaces)) return { kind: 'open' }
  if (address.kind === 'code') return { kind: 'asks', owner: undefined, replaces }
  // The client makes no session of half a pair: that is told as the fault that it is.
  if (address.kind !== 'tokens' || !address.accessToken || !address.refreshToken) return { kind: 'open' }
  const owner = tokenOwner(address.accessToken)
  if (!owner) return { kind: 'shut' }
  const isAnother = replaces && owner.userId !== signedInAs
  return holdsAnonymous || isAnother ? { kind: 'asks', owner, replaces: isAnother } : { kind: 'open' }
}

/** The gate of this browser. */
export function browserSignInGate(address: CallbackAddress): SignInGate {
  const { store, report, forms } = browserDevice()
  return signInGate(address, {
    isBegun: isSignInBegun(),
    signedInAs: forms.snapshot().form.userId,
    holdsAnonymous: holdsAnonymous({
      form: forms.snapshot().form,
      profile: readDeviceProfile(store, report),
      cart: readCart(store, report),
      plans: readDevicePlans(store, report),
    }),
  })
}
