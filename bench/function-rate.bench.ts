import { z } from 'zod'
import { termLengths } from '#domain/people/person.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import { publicKey, termRequest } from '../tests/fixtures/function-context.ts'
import { ask, compareToBare, startMeasured, stopMeasured } from './answer-rate.ts'
import type { BenchRow } from './row.ts'

const takenSchema = z.looseObject({ search_id: z.string() })
const foundSchema = z.looseObject({ policies: z.array(z.unknown()).length(9) })

/** Different people who ask for different plans, so that nothing that one answer leaves behind helps the next one. */
const requests: readonly QuoteRequestBody[] = Array.from({ length: 16 }, (_, place) => ({
  ...termRequest,
  death_benefit: 200_000 + 20_000 * place,
  date_of_birth: `${1980 + place}-0${1 + (place % 9)}-14`,
  gender: place % 2 === 0 ? 'Female' : 'Male',
  tobacco: place % 5 === 0,
  health_rating: healthRatings[place % 3] ?? 'Standard',
  term_duration: termLengths[place % 5] ?? 20,
}))

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
    const quoteRequests = requests.map((body) => requestBytes('white-swan-complete-request', body))
    const searches: Buffer[] = []
    for (const quoteRequest of quoteRequests) {
      const taken = await ask(server, quoteRequest)
      const { search_id } = takenSchema.parse(JSON.parse(taken.body.toString()))
      const search = requestBytes('white-swan-policy-search', { policy_search: search_id })
      foundSchema.parse(JSON.parse((await ask(server, search)).body.toString()))
      searches.push(search)
    }
    return [
      await compareToBare('takes a quote request', server, quoteRequests),
      await compareToBare('answers nine plans with their details', server, searches, 0.3),
    ]
  } finally {
    await stopMeasured(server)
  }
}
