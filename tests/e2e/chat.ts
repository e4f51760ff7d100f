import type { Locator, Page, Route } from '@playwright/test'
import { builtSelector } from '../../scripts/scoped-class-names.ts'
import { settings } from '../fixtures/settings/settings.ts'
import { expect } from './fixtures.ts'
import type { Language } from './page-parts.ts'

export const assistant = settings.brand.assistantName
export const { name: agent, phone } = settings.agent

/** What the chat says in its frame, as the tests look for it. */
export const said = {
  en: {
    open: 'Ask a question, open chat',
    reopen: `${assistant}, open chat`,
    news: `${assistant}, new answer, open chat`,
    minimize: 'Minimize chat',
    close: 'Close chat',
    log: 'Conversation',
    field: 'Your question',
    send: 'Send',
    again: 'Send again',
    typing: `${assistant} is typing`,
    greeting: `Hello, I am ${assistant}. What would you like to know about life insurance, or about this site?`,
    failure: `I apologize, but I'm having trouble responding right now. Please call ${agent} directly at ${phone} for immediate assistance.`,
    limited: `These were many questions in a short time. Please wait a while and send it again, or call ${agent} at ${phone}.`,
    question: 'What does term life insurance pay for?',
    suggested: 'Suggested questions',
  },
  es: {
    open: 'Haga una pregunta, abrir el chat',
    reopen: `${assistant}, abrir el chat`,
    news: `${assistant}, respuesta nueva, abrir el chat`,
    minimize: 'Minimizar el chat',
    close: 'Cerrar el chat',
    log: 'Conversación',
    field: 'Su pregunta',
    send: 'Enviar',
    again: 'Enviar de nuevo',
    typing: `${assistant} está escribiendo`,
    greeting: `Hola, soy ${assistant}. ¿Qué le gustaría saber sobre el seguro de vida o sobre este sitio?`,
    failure: `Disculpe, en este momento no puedo responderle. Llame directamente a ${agent} al ${phone} para recibir ayuda de inmediato.`,
    limited: `Fueron muchas preguntas en poco tiempo. Espere un rato y envíela de nuevo, o llame a ${agent} al ${phone}.`,
    question: '¿Qué paga el seguro de vida a término?',
    suggested: 'Preguntas sugeridas',
  },
} as const satisfies Record<Language, Record<string, string>>

export const chatPanel = (page: Page): Locator => page.getByRole('dialog', { name: assistant })

/** Opens the chat with its button, and answers with what the tests use of the panel. */
export async function openChat(page: Page, language: Language = 'en') {
  await page.getByRole('button', { name: said[language].open }).click()
  return chatParts(page, language)
}

export async function chatParts(page: Page, language: Language = 'en') {
  const panel = chatPanel(page)
  await expect(panel).toBeVisible()
  const words = said[language]
  return {
    panel,
    log: panel.getByRole('log', { name: words.log }),
    messages: panel.locator(builtSelector('.chat-panel_message:not(.chat-panel_typing)')),
    field: panel.getByLabel(words.field, { exact: true }),
    send: panel.getByRole('button', { name: words.send, exact: true }),
    typing: panel.locator(builtSelector('.chat-panel_typing')),
  }
}

const functionCall = '**/functions/v1/ai-chat'

/** Answers every question with this. */
export const answerWith = (page: Page, response: string) =>
  page.route(functionCall, (route) => route.fulfill({ json: { response } }))

/** Lets every question fail. */
export const failWith = (page: Page, status: number) =>
  page.route(functionCall, (route) => route.fulfill({ status, json: { error: 'too_many' } }))

/** Holds every question until it is answered here, in the order in which they come. */
export async function holdAnswers(page: Page) {
  const held: Route[] = []
  await page.route(functionCall, (route) => void held.push(route))
  return {
    count: () => held.length,
    async answer(response: string) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await held.shift()?.fulfill({ json: { response } })
    },
  }
}
