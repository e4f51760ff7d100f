import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/hono'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parseJson } from '#domain/json/parse-json.ts'
import { estimateNeed } from '#functions/mcp/tools/estimate-need.ts'
import { explainPrice } from '#functions/mcp/tools/explain-price.ts'
import { compareHealthClasses, compareTerms, estimatePremium } from '#functions/mcp/tools/prices.ts'
import { findAnswer, getContinueLink, listOptions } from '#functions/mcp/tools/site-tools.ts'
import { suggestLadder } from '#functions/mcp/tools/suggest-ladder.ts'
import type { ToolParts } from '#functions/mcp/tools/tool.ts'
import { mcpPath, serviceIdentity } from './server-card.ts'

/** Every tool, in the order in which it is told of. */
const tools = [
  listOptions,
  estimatePremium,
  compareTerms,
  compareHealthClasses,
  explainPrice,
  estimateNeed,
  suggestLadder,
  findAnswer,
  getContinueLink,
]

/** Said to an assistant once, before any tool. */
const instructions = `Estimates of US life insurance prices by one licensed agent, in English and Spanish. Ask the person only what a tool needs; never ask for a name, a phone number, an email address or a birth date. With every price say that it is an estimate and not an offer, its range, and who the licensed agent is. Do not recommend a plan, a carrier, an amount or a length of term. If range is null, say the plain message instead of a price. To go on, hand over the link of get_continue_link; nothing here applies or books anything.`

/** Largest message in bytes: far above any call of a tool. */
const mostBytes = 32 * 1024

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/**
 * The service at `/mcp` for programs that speak the Model Context Protocol, newest version and older ones. Each message
 * is answered by itself: there is no session, nothing is stored, and no tool changes anything.
 */
export function createMcpService(parts: ToolParts): (request: Request) => Promise<Response> {
  const identity = serviceIdentity(parts.settings, parts.siteUrl)
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(identity, { instructions })
      for (const register of tools) register(server, parts)
      return server
    },
    {
      maxRequestBodySize: mostBytes,
      // The list of tools never changes while the process runs, so that nobody needs to wait for news of it.
      maxSubscriptions: 1,
    },
  )
  const hosts = [new URL(parts.siteUrl).hostname, ...ownMachine]
  const app = new Hono()
  app.use(hostHeaderValidation(hosts), originValidation(hosts))
  app.post(
    mcpPath,
    bodyLimit({ maxSize: mostBytes, onError: (context) => context.json(refused('too large'), 413) }),
    async (context) => {
      const message = parseJson(await context.req.text())
      // One message a request: many at once would pass for one where calls are counted.
      if (!message.ok || Array.isArray(message.value)) {
        return context.json(refused('not one message in JSON'), 400)
      }
      return handler.fetch(context.req.raw, { parsedBody: message.value })
    },
  )
  app.all(mcpPath, (context) => handler.fetch(context.req.raw))
  return async (request) => app.fetch(request)
}

function refused(why: string) {
  return { jsonrpc: '2.0', id: null, error: { code: -32600, message: `The request is ${why}.` } }
}
