import { isSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { browserDevice } from '#app/state/sync/account-device.ts'
import { holdsAnonymous } from '#domain/account/sync/anonymous-holdings.ts'
import { type TokenOwner, tokenOwner } from '#domain/account/token-owner.ts'
import { readCart } from '#domain/storage/stored-cart.ts'
import { readDevicePlans, readDeviceProfile } from '#domain/storage/stored-device.ts'
import type { CallbackAddress } from './callback-address.ts'

/** Whether a session that comes along in an address may be taken, before anything of the device can reach it. */
export type SignInDecision =
  | { readonly kind: 'accept' }
  /**
   * The visitor has to say that this is their account; `owner` is missing where the address cannot tell. It `replaces`
   * the account that is signed in here now.
   */
  | { readonly kind: 'confirm'; readonly owner: TokenOwner | undefined; readonly replaces: boolean }
  /** Tokens that do not say whose they are: there is nothing to ask by. */
  | { readonly kind: 'reject' }

/**
 * Anybody can make a link that signs in to their own account, and what a device holds of nobody goes to the account
 * that signs in; and who is signed in already would go on typing into the other account. So who did not begin a
 * sign-in in this browser is asked, while there is something to lose. `signedInAs` is a user id.
 */
export function signInDecision(
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
): SignInDecision {
  const replaces = signedInAs !== undefined
  if (isBegun || !(holdsAnonymous || replaces)) return { kind: 'accept' }
  if (address.kind === 'code') return { kind: 'confirm', owner: undefined, replaces }
  // The client makes no session of half a pair: that is told as the fault that it is.
  if (address.kind !== 'tokens' || !address.accessToken || !address.refreshToken) return { kind: 'accept' }
  const owner = tokenOwner(address.accessToken)
  if (!owner) return { kind: 'reject' }
  const isAnother = replaces && owner.userId !== signedInAs
  return holdsAnonymous || isAnother ? { kind: 'confirm', owner, replaces: isAnother } : { kind: 'accept' }
}

export function browserSignInDecision(address: CallbackAddress): SignInDecision {
  const { store, report, forms } = browserDevice()
  return signInDecision(address, {
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
