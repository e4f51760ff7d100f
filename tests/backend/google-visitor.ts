import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { OpenidProvider, Person } from '../fixtures/openid-provider.ts'
import type { TestBackend } from './backend-fixture.ts'

export const callbackPage = 'http://site.test/auth/callback'

type Parameters = Record<string, string>
/** Where a way to Google ends: the page, and what stands in its query and behind its `#`. */
export type Arrival = {
  page: string
  query: Parameters
  fragment: Parameters
  redeem?: () => Promise<Tokens>
}
type Tokens = { access_token: string; refresh_token: string }

/** What the page that links Google keeps until the way back: its request carries cookies, which the client here has none of. */
const linkVerifier = 'v'.repeat(43)

/** A browser with its cookies that goes to Google and back. */
export class Browser {
  readonly #at: TestBackend
  readonly #provider: OpenidProvider
  readonly #cookies = new Map<string, string>()

  constructor(at: TestBackend, provider: OpenidProvider) {
    this.#at = at
    this.#provider = provider
  }

  /** Opens an address of the backend; redirects are answered, not followed. */
  async open(url: string, headers: Parameters = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(url, { headers: { 'user-agent': 'A browser', cookie, ...headers } })
    const response = await this.#at.backend.fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  /** Where the site's own button leads: Google's address. */
  async toGoogle(
    client: SupabaseClient,
    options: { redirectTo?: string; scopes?: string } = {},
  ): Promise<string> {
    const { data, error } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo: callbackPage,
        skipBrowserRedirect: true,
        queryParams: { access_type: 'offline', prompt: 'consent' },
        ...options,
      },
    })
    if (error) throw error
    return locationOf(await this.open(data.url ?? ''))
  }

  /** The same for somebody who is signed in and adds Google to their account. */
  async toLink(client: SupabaseClient): Promise<string> {
    const { data } = await client.auth.getSession()
    const challenge = createHash('sha256').update(linkVerifier).digest('base64url')
    const path = `/auth/v1/user/identities/authorize?provider=google&code_challenge=${challenge}`
    const redirect = `code_challenge_method=s256&redirect_to=${encodeURIComponent(callbackPage)}`
    const url = `http://site.test${path}&${redirect}`
    const response = await this.open(url, {
      apikey: this.#at.secrets.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    })
    const body = await response.json()
    if (!response.ok) throw new Error(`Linking did not begin: ${JSON.stringify(body)}`)
    return body.url
  }

  async back(url: string): Promise<Arrival> {
    return arrival(locationOf(await this.open(url)))
  }

  async signIn(client: SupabaseClient, person: Person): Promise<Arrival> {
    return this.back(await this.#provider.signIn(await this.toGoogle(client), person))
  }

  async link(client: SupabaseClient, person: Person): Promise<Arrival> {
    const back = await this.back(await this.#provider.signIn(await this.toLink(client), person))
    const body = { auth_code: back.query.code, code_verifier: linkVerifier }
    const redeem = async () =>
      JSON.parse((await this.#at.request('POST', '/auth/v1/token?grant_type=pkce', { body })).body)
    return { ...back, redeem }
  }
}

/** Takes the session over as the callback page does. Throws what went wrong on the way. */
export async function arrive(client: SupabaseClient, { query, fragment, redeem }: Arrival): Promise<void> {
  if (fragment.error_code) throw new Error(fragment.error_code)
  const { error } = redeem
    ? await client.auth.setSession(await redeem())
    : await client.auth.exchangeCodeForSession(query.code ?? '')
  if (error) throw error
}

export function arrival(location: string): Arrival {
  const url = new URL(location)
  return {
    page: `${url.origin}${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  }
}

function locationOf(response: Response): string {
  const location = response.headers.get('location')
  if (location === null) throw new Error(`No redirect, but ${response.status}`)
  return location
}
