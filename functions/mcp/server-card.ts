import type { Settings } from '#domain/site/settings-schema.ts'

/** The protocol versions that the service answers, newest first. */
export const protocolVersions = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
] as const

/** The version of the tools: it changes with their names, inputs and results. */
export const toolsVersion = '1.1.0'

/** Where the service answers. */
export const mcpPath = '/mcp'

export const cardType = 'application/mcp-server-card+json'
export const catalogType = 'application/ai-catalog+json'

const serviceName = 'life-insurance-estimates'

/** Who the service is, in its card and to whoever connects: its name begins with the site's, backwards. */
export function serviceIdentity({ brand }: Pick<Settings, 'brand'>, siteUrl: string) {
  const { hostname } = new URL(siteUrl)
  return {
    name: `${hostname.split('.').toReversed().join('.')}/${serviceName}`,
    version: toolsVersion,
    title: `${brand.name}: life insurance estimates`.slice(0, 100),
    websiteUrl: `${siteUrl}/for-assistants`,
  }
}

/** What a program reads of the service before it connects (Server Card, SEP-2127). */
export function serverCard(settings: Pick<Settings, 'brand'>, siteUrl: string) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...serviceIdentity(settings, siteUrl),
    description: 'Estimates life insurance prices in the US, in English and Spanish. No login, no name.',
    remotes: [
      {
        type: 'streamable-http',
        url: `${siteUrl}${mcpPath}`,
        supportedProtocolVersions: [...protocolVersions],
      },
    ],
  }
}

/** What a program that knows only the site's name finds at `/.well-known/ai-catalog.json`: where the card is. */
export function aiCatalog(siteUrl: string) {
  const { hostname } = new URL(siteUrl)
  return {
    specVersion: '1.0',
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:${serviceName}`,
        type: cardType,
        url: `${siteUrl}${mcpPath}/server-card`,
      },
    ],
  }
}
