import type { Server } from 'node:http'
import { listen } from '#server/http/listen.ts'

/**
 * Opens a measured server on any free port and tells its parent which; then, whenever asked, how many microseconds of
 * the processor the process has used. Ends with its parent.
 */
export async function reportToParent(server: Server): Promise<void> {
  // However long another one is measured meanwhile, connections stay open.
  server.keepAliveTimeout = 0
  await listen(server, { PORT: 0, HOST: '127.0.0.1' })
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.on('disconnect', () => process.exit())
}
