import { z } from 'zod'
import { publicKey, termRequest } from '../tests/fixtures/function-context.ts'
import { ask, compareToBare, startMeasured, stopMeasured } from './answer-rate.ts'
import type { BenchRow } from './row.ts'

const answerSchema = z.looseObject({ search_id: z.string() })

function requestBytes(name: string, body: unknown): Buffer {
  const json = JSON.stringify(body)
  const head = [
    `POST /functions/v1/${name} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${publicKey}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
  ]
  return Buffer.from([...head, '', json].join('\r\n'))
}

/** The quote functions against a bare Node server that parses what it is sent and answers the same bytes. */
export async function benchFunctions(): Promise<BenchRow[]> {
  const server = await startMeasured('serve-functions.ts')
  try {
    const quoteRequest = requestBytes('white-swan-complete-request', termRequest)
    const { body } = await ask(server, quoteRequest)
    const { search_id } = answerSchema.parse(JSON.parse(body.toString()))
    const search = requestBytes('white-swan-policy-search', { policy_search: search_id })
    return [
      await compareToBare('takes a quote request', server, quoteRequest),
      await compareToBare('answers nine plans with their details', server, search, 0.3),
    ]
  } finally {
    await stopMeasured(server)
  }
}
