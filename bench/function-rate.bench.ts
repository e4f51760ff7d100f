import { z } from 'zod'
import { termLengths } from '#domain/people/person.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import { publicKey, termRequest } from '../tests/fixtures/function-context.ts'
import { ask, compareToBare, type MeasuredServer, startMeasured, stopMeasured } from './answer-rate.ts'
import type { BenchRow } from './row.ts'

const takenSchema = z.looseObject({ search_id: z.string() })
const foundSchema = z.looseObject({ policies: z.array(z.unknown()).length(9) })

/** People who ask for different plans: sixteen, and from then on others of other birthdays, no two of them alike. */
function requestOf(number: number): QuoteRequestBody {
  const place = number % 16
  const later = Math.floor(number / 16)
  const birth = new Date(Date.UTC(1980 + place, place % 9, 14 + (later % 365)))
  return {
    ...termRequest,
    death_benefit: 200_000 + 20_000 * place + 100 * Math.floor(later / 365),
    date_of_birth: birth.toISOString().slice(0, 10),
    gender: place % 2 === 0 ? 'Female' : 'Male',
    tobacco: place % 5 === 0,
    health_rating: healthRatings[place % 3] ?? 'Standard',
    term_duration: termLengths[place % 5] ?? 20,
  }
}

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

const quoteRequest = (number: number) => requestBytes('white-swan-complete-request', requestOf(number))

/** The search for a person's plans, as pages make it: with an id that was answered to a request of its own. */
async function newSearch(server: MeasuredServer, number: number): Promise<Buffer> {
  const taken = await ask(server, quoteRequest(number))
  const { search_id } = takenSchema.parse(JSON.parse(taken.body.toString()))
  return requestBytes('white-swan-policy-search', { policy_search: search_id })
}

/** The quote functions against a bare Node server that parses what it is sent and answers the same bytes. */
export async function benchFunctions(): Promise<BenchRow[]> {
  const server = await startMeasured('serve-functions.ts')
  try {
    const sixteen = Array.from({ length: 16 }, (_, number) => number)
    const searches: Buffer[] = []
    for (const number of sixteen) {
      const search = await newSearch(server, number)
      foundSchema.parse(JSON.parse((await ask(server, search)).body.toString()))
      searches.push(search)
    }
    const searchesOf = async (numbers: readonly number[]) => {
      const found: Buffer[] = []
      for (const number of numbers) found.push(await newSearch(server, number))
      return found
    }
    const goal = 0.3
    return [
      await compareToBare('takes a quote request', server, sixteen.map(quoteRequest)),
      await compareToBare('nine plans with their details, asked anew', server, searches, {
        goal,
        // Nobody among them has asked before: nothing that was answered helps.
        renew: (numbers) => searchesOf(numbers.map((number) => number + 16)),
      }),
      await compareToBare('the same, asked again, as after a reload', server, searches, {
        goal,
        renew: (numbers) => searchesOf(numbers.map((number) => number % 16)),
      }),
    ]
  } finally {
    await stopMeasured(server)
  }
}
