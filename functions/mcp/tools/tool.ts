import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { licensedStateCodes } from '#domain/people/states/licensed-states.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import type { ErrorStatistics } from '#domain/pricing/accuracy/accuracy.ts'
import type { AccuracyDigest } from '#domain/pricing/accuracy/accuracy-digest.ts'
import { assumedState } from '#domain/quotes/assumed-answers.ts'
import type { EstimateAnswers } from '#domain/quotes/estimate/estimate-form.ts'
import type { FirstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import {
  agentText,
  basisText,
  errorText,
  failedText,
  montanaText,
  noPlanText,
  noticeText,
  priceSourceOf,
  rangeText,
  refusalText,
  unpublishedErrorText,
} from '#functions/quotes/estimate/estimate-words.ts'
import { type Estimate, findEstimate } from '#functions/quotes/estimate/find-estimate.ts'
import type { FindQuotesFor } from '#functions/quotes/estimate/find-quotes-for.ts'

/** What the tools work with. */
export interface ToolParts {
  settings: Settings
  findQuotes: FindQuotesFor
  /** How far off the model is; undefined where the prices are not the model's. */
  accuracy: AccuracyDigest | undefined
  /** The assistant's answer to a question, with addresses of this site in it. */
  answer: (question: string, language: Language) => Promise<string>
  /** The site's own address, without a trailing slash. */
  siteUrl: string
  /** Today's date in the US (ISO). */
  today: () => string
  /** Is told of failures of ours. */
  reportError: (error: unknown) => void
}

const range = z.object({
  low: z.number().describe('Whole USD a month.'),
  high: z.number().describe('Whole USD a month.'),
  carriers: z.int().describe('How many carriers the range covers.'),
})

/** What a range is in the result of a tool; null where there is none. */
export const rangeOutput = range.nullable()

const errorFigures = z.object({
  prices_compared: z.int(),
  median_percent: z.number(),
  ninetieth_percent: z.number(),
  worst_percent: z.number(),
})

/** What every result says, whatever was asked. */
const frame = {
  language: z.enum(languages),
  date: z.iso.date().describe('The day, in the US, of which the result is true.'),
  range: rangeOutput.describe(
    'Between what amounts a month the price likely lies; null where no price is told.',
  ),
  message: z
    .string()
    .nullable()
    .describe('Why there is no price, in plain words; null where nothing is missing.'),
  basis: z.object({
    source: z.enum(['model', 'rate-table', 'service']),
    text: z.string().describe('What the prices are made of.'),
  }),
  published_error: z
    .object({
      all_prices: errorFigures,
      this_kind_of_plan: errorFigures.nullable(),
      text: z.string(),
      page: z.url(),
    })
    .nullable()
    .describe(
      'How far the model is from prices that carriers publish; null where the prices are not the model’s.',
    ),
  notice: z
    .string()
    .describe('That this is an estimate, not an offer, and no recommendation. Say it with the price.'),
  licensed_states: z.array(z.string()).describe('Codes of the states where a price may be shown.'),
  agent: z.object({
    name: z.string(),
    phone: z.string(),
    national_producer_number: z.string(),
    state_licenses: z.array(z.object({ state: z.string(), number: z.string() })),
    text: z.string(),
  }),
  montana_rule: z.string(),
}

/** What a tool has to say: lines of text, and the same as data. */
export interface ToolAnswer<Data> {
  lines: readonly string[]
  data: Data
  range?: FirstRange | undefined
  message?: string | undefined
  /** The kind of plan that it is about, whose error is told. */
  about?: EstimateAnswers | undefined
}

interface ToolDefinition<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  name: string
  title: string
  description: string
  /** What it asks, besides the language. */
  input: Input
  /** What its result says besides what every result does. */
  output: Output
  run: (
    input: z.infer<z.ZodObject<Input>>,
    language: Language,
    parts: ToolParts,
  ) => Promise<ToolAnswer<z.infer<z.ZodObject<Output>>>>
}

/** Puts a tool on a server. */
type RegisterTool = (server: McpServer, parts: ToolParts) => void

const languageInput = z.object({
  language: z
    .enum(languages)
    .default('en')
    .describe('Language of the texts in the result: en for English, es for Spanish. Numbers are the same.'),
})

/** A tool that reads, and gives the same for the same. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  definition: ToolDefinition<Input, Output>,
): RegisterTool {
  const { name, title, description, output, run } = definition
  const input = z.object(definition.input)
  return (server, parts) => {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input.extend(languageInput.shape),
        outputSchema: z.object({ ...frame, ...output }),
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      async (given: unknown) => {
        const { language } = languageInput.parse(given)
        const answer = await run(input.parse(given), language, parts).catch((error: unknown) => {
          parts.reportError(error)
          return undefined
        })
        if (answer === undefined) {
          return { content: [{ type: 'text', text: failedText(language) }], isError: true }
        }
        const framed = frameOf(answer, language, parts)
        const structuredContent: Record<string, unknown> = { ...framed.data, ...answer.data }
        const text = [...answer.lines, ...framed.lines].join('\n')
        return { content: [{ type: 'text', text }], structuredContent }
      },
    )
  }
}

function frameOf(answer: ToolAnswer<unknown>, language: Language, parts: ToolParts) {
  const { settings, accuracy, siteUrl } = parts
  const { agent } = settings
  const own = accuracy && answer.about && ownError(accuracy, answer.about)
  const isUnpublished = accuracy !== undefined && isUniversal(answer.about?.productType)
  const error = isUnpublished ? unpublishedErrorText(language) : errorText(own ?? accuracy?.all, language)
  const basis = basisText(settings, language)
  const notice = noticeText(language)
  const agentWords = agentText(settings, language)
  const montana = montanaText(settings, language)
  return {
    lines: ['', basis, error, notice, agentWords, montana],
    data: {
      language,
      date: parts.today(),
      range: answer.range ?? null,
      message: answer.message ?? null,
      basis: { source: priceSourceOf(settings), text: basis },
      published_error:
        accuracy === undefined
          ? null
          : {
              all_prices: figuresOf(accuracy.all),
              this_kind_of_plan: own === undefined ? null : figuresOf(own),
              text: error,
              page: `${siteUrl}${paths.howWeEstimate}`,
            },
      notice,
      licensed_states: [...licensedStateCodes(settings.agent.licensedStates)],
      agent: {
        name: agent.name,
        phone: agent.phone,
        national_producer_number: agent.nationalProducerNumber,
        state_licenses: agent.stateLicenses.map(({ state, number }) => ({ state, number })),
        text: agentWords,
      },
      montana_rule: montana,
    },
  }
}

/** Of universal life almost no prices are published. */
function isUniversal(productType: ProductType | undefined): boolean {
  return productType === 'IUL' || productType === 'GUL' || productType === 'VUL'
}

const groupOf: Partial<Record<ProductType, string>> = { Whole: 'whole', FinalExpense: 'final-expense' }

/** The error of the plans like this one, where prices of such are published. */
function ownError(
  { groups }: AccuracyDigest,
  { productType, termDuration = 20 }: EstimateAnswers,
): ErrorStatistics | undefined {
  const group = productType === 'Term' ? `term-${termDuration}` : groupOf[productType]
  return groups.find((one) => one.group === group)
}

function figuresOf({ count, median, ninetieth, worst }: ErrorStatistics) {
  const percent = (fraction: number) => Math.round(fraction * 1000) / 10
  return {
    prices_compared: count,
    median_percent: percent(median),
    ninetieth_percent: percent(ninetieth),
    worst_percent: percent(worst),
  }
}

/** An estimate, and what there is to say where it has no price. */
export async function estimateWith(
  answers: EstimateAnswers,
  language: Language,
  { settings, findQuotes, today }: ToolParts,
): Promise<{ found: Estimate; line: string; range: FirstRange | undefined; message: string | undefined }> {
  const { licensedStates } = settings.agent
  const found = await findEstimate(answers, { findQuotes, licensedStates, today: today() })
  const range = found.kind === 'priced' ? found.range : undefined
  const message = messageOf(found, answers, settings, language)
  return { found, range, message, line: message ?? (range ? rangeText(range, language) : '') }
}

function messageOf(
  found: Estimate,
  { productType, residentState: state = assumedState }: EstimateAnswers,
  settings: Settings,
  language: Language,
): string | undefined {
  switch (found.kind) {
    case 'priced':
      return undefined
    case 'refused':
      return refusalText(found.refusal, { productType, state }, settings, language)
    case 'none':
      return noPlanText(found.reason, language)
    case 'failed':
      return failedText(language)
  }
}
