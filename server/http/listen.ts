import type { ServerType } from '@hono/node-server'

/** Listens, or rejects with one sentence that says what to do about it. */
export function listen(server: ServerType, { PORT, HOST }: { PORT: number; HOST: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(sentenceFor(error, PORT, HOST)))
    })
    server.listen(PORT, HOST, () => resolve())
  })
}

function sentenceFor(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `This user may not open port ${port}. Choose one above 1023: PORT=3000 npm start`
  if (error.code === 'EADDRNOTAVAIL')
    return `HOST=${host} is no address of this machine. Use 127.0.0.1 or 0.0.0.0.`
  return `The site could not listen on ${host}:${port}: ${error.message}`
}
