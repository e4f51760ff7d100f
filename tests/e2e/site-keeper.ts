import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type RunningSite, type SiteAddress, startSite } from './start-site.ts'

type Variables = Readonly<Record<string, string>>

/**
 * Keeps the sites of a run: each different set of variables is started once, for whichever worker asks first, and runs
 * until the end. Workers reach it at the address in E2E_SITES.
 */
export async function openSiteKeeper() {
  const sites = new Map<string, Promise<RunningSite>>()
  const site = (variables: Variables): Promise<RunningSite> => {
    const key = JSON.stringify(Object.entries(variables).sort())
    const known = sites.get(key) ?? startSite(variables)
    sites.set(key, known)
    return known
  }
  const server = createServer(async (request, response) => {
    try {
      const { address, dataDir } = await site(JSON.parse(await text(request)))
      response.end(JSON.stringify({ address, dataDir } satisfies SiteAddress))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The keeper of the sites has no port')
  process.env.E2E_SITES = `http://127.0.0.1:${address.port}`
  const close = async () => {
    server.closeAllConnections()
    server.close()
    const started = await Promise.allSettled(sites.values())
    await Promise.all(
      started.map((result) => (result.status === 'fulfilled' ? result.value.stop() : undefined)),
    )
  }
  return { site, close }
}

/** The site with these variables, as the keeper of this run answers. */
export async function askForSite(variables: Variables): Promise<SiteAddress> {
  const answer = await fetch(String(process.env.E2E_SITES), {
    method: 'POST',
    body: JSON.stringify(variables),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
