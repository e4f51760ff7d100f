import { createServer, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { reportToParent } from './report-to-parent.ts'

// The least that Node needs to answer: headers and body that it was given, for each JSON that it is sent ('' for none).
const answerSchema = z.object({
  json: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
const given = process.argv.slice(2).map((text) => answerSchema.parse(JSON.parse(text)))
const answers = new Map(
  given.map(({ json, headers, body }) => [json, { headers, bytes: Buffer.from(body, 'base64') }]),
)

function answer(response: ServerResponse, json: string): void {
  const found = answers.get(json)
  response.writeHead(found ? 200 : 404, found?.headers).end(found?.bytes)
}

const server = createServer((request, response) => {
  if (request.method !== 'POST') return answer(response, '')
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    text += chunk
  })
  request.on('end', () => {
    JSON.parse(text)
    answer(response, text)
  })
})
await reportToParent(server)
