import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startMcpSite } from '../../fixtures/assistant/mcp-site.ts'

const document = 'docs/mcp.md'
const [start, end] = ['<!-- transcript -->\n', '<!-- /transcript -->']

const person = { state: 'FL', age: 61, sex: 'male', tobacco: true } as const
const funeral = { product: 'final-expense', ...person, amount: 15_000 } as const

const family = {
  ...{ state: 'OH', age: 38, sex: 'female', tobacco: false, yearly_income: 20_000, income_years: 12 },
  ...{ mortgage: 180_000, mortgage_years: 18, debts: 20_000, debt_years: 5 },
} as const

const talks = {
  en: [
    {
      said: 'I want $15,000 for my funeral. I’m 61, I smoke, and I’m a man in Florida.',
      name: 'estimate_premium',
      asked: funeral,
    },
    { said: 'Why does it cost that much?', name: 'explain_price', asked: funeral },
    {
      said: 'What would 250,000 cost, for how long?',
      name: 'compare_terms',
      asked: { ...person, amount: 250_000 },
    },
    {
      said: 'My wife in Ohio is 38 and doesn’t smoke. She earns 20,000, for 12 more years; we owe 180,000 on the house for 18 years and 20,000 on cars for 5. One policy, or several?',
      name: 'suggest_ladder',
      asked: family,
    },
    {
      said: 'Do I have to see a doctor?',
      name: 'find_answer',
      asked: { question: 'Do I have to take a medical exam?' },
    },
    { said: 'I’d like to see the funeral plans myself.', name: 'get_continue_link', asked: funeral },
  ],
  es: [
    {
      said: 'Quiero 15 mil para mi funeral. Tengo 61 años, fumo, soy hombre y vivo en Florida.',
      name: 'estimate_premium',
      asked: funeral,
    },
    { said: '¿Por qué cuesta eso?', name: 'explain_price', asked: funeral },
    { said: '¿Y 250,000? ¿Por cuántos años?', name: 'compare_terms', asked: { ...person, amount: 250_000 } },
    {
      said: 'Mi esposa vive en Ohio, tiene 38 años y no fuma. Gana 20,000, por 12 años más; debemos 180,000 de la casa por 18 años y 20,000 de los autos por 5. ¿Una póliza o varias?',
      name: 'suggest_ladder',
      asked: family,
    },
    {
      said: '¿Tengo que ver a un médico?',
      name: 'find_answer',
      asked: { question: '¿Tengo que hacerme un examen médico?' },
    },
    { said: 'Quiero ver yo mismo los planes para el funeral.', name: 'get_continue_link', asked: funeral },
  ],
} as const

const textContent = z.object({ type: z.literal('text'), text: z.string() })

/** `WRITE_TRANSCRIPT=1 npx vitest run tests/backend/mcp/transcript.test.ts` writes it anew. */
test('the transcript in docs/mcp.md is what the official client gets, in both languages', async () => {
  const site = await startMcpSite()
  const client = await site.connect('newest')
  const parts: string[] = []
  for (const language of ['en', 'es'] as const) {
    parts.push(`### ${language === 'en' ? 'English' : 'Spanish'}`)
    for (const [place, { said, name, asked }] of talks[language].entries()) {
      const input = { ...asked, language }
      const answer = await client.callTool({ name, arguments: input })
      const { text } = textContent.parse(answer.content[0])
      // What stands with every result stands here once.
      const [own = ''] = text.split(/\n\n(?=(?:The prices are our|Los precios son))/)
      parts.push(`> ${said}`, `\`${name}\` \`${JSON.stringify(input)}\``)
      parts.push(['```text', place === 0 ? text : own, '```'].join('\n'))
    }
  }
  await site.stop()
  const transcript = `${parts.join('\n\n')}\n`
  const written = readFileSync(document, 'utf8')
  const [before = '', after = ''] = [written.split(start)[0], written.split(end)[1]]
  if (process.env.WRITE_TRANSCRIPT) writeFileSync(document, before + start + transcript + end + after)
  expect(readFileSync(document, 'utf8')).toContain(start + transcript + end)
})

test('docs/mcp.md judges every tool by every criterion', async () => {
  const site = await startMcpSite()
  const { tools } = await (await site.connect('newest')).listTools()
  await site.stop()
  const written = readFileSync(document, 'utf8')
  for (const { name, description = '' } of tools) {
    const row = written.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''
    expect(
      row.split('|').filter((cell) => cell.trim() !== ''),
      name,
    ).toHaveLength(6)
    expect(description).toMatch(/\nUse it /)
    expect(description).toMatch(/Returns |Takes /)
    expect(description).toMatch(/Reads only: /)
  }
})
