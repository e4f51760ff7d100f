import { join } from 'node:path'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { loadSecrets } from '#server/backend/secrets.ts'

export { freePort } from '#server/backend/postgres/free-port.ts'

/** A PostgreSQL in `folder` and the secrets for several processes over it, as the variables of their environment. */
export async function startSharedDatabase(
  folder: string,
): Promise<{ variables: Record<string, string>; stop: () => Promise<void> }> {
  const database = await startPostgres({ dataDir: join(folder, 'database'), log: () => {} })
  const secrets = await loadSecrets(join(folder, 'secrets'))
  return {
    variables: {
      DATABASE_URL: database.url,
      JWT_SIGNING_KEY: secrets.signingKey,
      JWT_SECRET: secrets.jwtSecret,
      PUBLISHABLE_KEY: secrets.publishableKey,
      SECRET_KEY: secrets.secretKey,
      SEALING_KEY: secrets.sealingKey,
    },
    stop: database.stop,
  }
}
