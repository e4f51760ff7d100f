import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { newestLetter, type ReadLetter } from '../fixtures/outbox.ts'
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

/** The page of ours that a letter's link leads to. */
export function confirmPageOf(link: string): string {
  const url = new URL(link)
  if (url.pathname === paths.authConfirm) return link
  const { token, type, redirect_to } = Object.fromEntries(url.searchParams)
  const fragment = new URLSearchParams({
    token_hash: token ?? '',
    type: type ?? '',
    redirect_to: redirect_to ?? '',
  })
  return `${url.origin}${paths.authConfirm}#${fragment}`
}

/** Opens the link of a letter and presses the one button of its page. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(confirmPageOf(link))
  await page.locator('.auth-confirm .btn-primary').click()
}
