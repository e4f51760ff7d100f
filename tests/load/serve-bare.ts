import { createServer, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { reportToParent } from './report-to-parent.ts'

// The least that Node needs to answer: the same headers and body to everybody, after reading JSON where the site does.
const [given = ''] = process.argv.slice(2)
const { headers, body, readsJson } = z
  .object({ headers: z.record(z.string(), z.string()), body: z.string(), readsJson: z.boolean() })
  .parse(JSON.parse(given))
const bytes = Buffer.from(body, 'base64')
const answer = (response: ServerResponse) => response.writeHead(200, headers).end(bytes)

const server = createServer((request, response) => {
  if (!readsJson) return answer(response)
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    text += chunk
  })
  request.on('end', () => {
    JSON.parse(text)
    answer(response)
  })
})
await reportToParent(server)
