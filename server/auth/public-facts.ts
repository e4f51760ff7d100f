import { Hono } from 'hono'
import { issuerOf } from './access-token.ts'
import type { AuthParts } from './parts.ts'

/** What anybody may know of the service: its keys, what is switched on, that it lives. */
export function publicFactRoutes(parts: AuthParts): Hono {
  const routes = new Hono()
  const forTenMinutes = { 'cache-control': 'public, max-age=600' }

  routes.get('/.well-known/jwks.json', (context) => context.json(parts.keys.jwks, 200, forTenMinutes))

  routes.get('/.well-known/openid-configuration', (context) => {
    const issuer = issuerOf(parts)
    const facts = {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user`,
      id_token_signing_alg_values_supported: ['ES256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      code_challenge_methods_supported: ['S256'],
    }
    return context.json(facts, 200, forTenMinutes)
  })

  routes.get('/settings', (context) =>
    context.json({
      external: {
        google: parts.google !== undefined,
        email: true,
        phone: false,
        anonymous_users: false,
      },
      disable_signup: !parts.takesSignUps,
      mailer_autoconfirm: !parts.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  )

  routes.get('/health', (context) =>
    context.json({ name: 'GoTrue', version: 'embedded', description: 'Accounts of this site' }),
  )
  return routes
}
