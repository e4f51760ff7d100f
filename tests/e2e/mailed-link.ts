import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { builtSelector } from '../../scripts/scoped-class-names.ts'
import { newestLetter, type ReadLetter } from '../fixtures/mail/outbox.ts'
import { dataDirOf } from './start-site.ts'

/** The newest letter of a kind to somebody at a site. */
export function letterTo(
  address: string | undefined,
  to: string,
  kind: Parameters<typeof newestLetter>[2],
  after?: ReadLetter,
): Promise<ReadLetter> {
  return newestLetter(dataDirOf(String(address)), to, kind, after)
}

/** The page of ours that a letter's link leads to: there is no other. */
export function confirmPageOf(link: string): string {
  const { pathname, hash } = new URL(link)
  if (pathname !== paths.authConfirm || hash === '') throw new Error('The link leads to another page')
  return link
}

/** Opens the link of a letter and presses the one button of its page. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(confirmPageOf(link))
  await page.locator(builtSelector('.account_confirm [data-variant="primary"]')).click()
}
