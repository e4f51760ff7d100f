import { actionButton, mailFrame, paragraph, table, withDialing } from '#server/mail/templates/email-frame.ts'
import { colors, sans, serif } from '#server/mail/templates/email-style.ts'
import { escaped } from '#server/mail/templates/escaped.ts'
import type { WrittenLetter } from './write-account-email.ts'

function actionBlock(action: NonNullable<WrittenLetter['action']>): string {
  const expires = action.expires
    ? `<p class="soft" style="margin:16px 0 0;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${escaped(action.expires)}</p>`
    : ''
  return `${actionButton(action)}
${expires}`
}

function linkBlock(action: NonNullable<WrittenLetter['action']>): string {
  const link = escaped(action.link)
  return `<p class="soft" style="margin:0 0 28px;${sans}font-size:14px;line-height:21px;color:${colors.inkSoft}">${escaped(action.below)}<br><a class="link" href="${link}" style="color:${colors.brand};word-break:break-all">${link}</a></p>`
}

function cancelLine({ label, link }: { label: string; link: string }): string {
  return `
<p style="margin:12px 0 0;${sans}font-size:16px;line-height:24px"><a class="link" href="${escaped(link)}" style="display:inline-block;padding:10px 0;color:${colors.brand}">${escaped(label)}</a></p>`
}

function codeBlock({ label, digits, expires }: NonNullable<WrittenLetter['code']>): string {
  return `<table ${table} width="100%" style="margin:24px 0 0"><tr><td class="well" align="center" bgcolor="${colors.brandSoft}" style="padding:18px 12px 20px;background:${colors.brandSoft};border-radius:10px"><p class="soft" style="margin:0 0 6px;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${escaped(label)}</p><p class="ink" style="margin:0;${serif}font-size:38px;line-height:44px;letter-spacing:6px;padding-left:6px;color:${colors.ink}">${escaped(digits)}</p></td></tr></table>
<p class="soft" style="margin:16px 0 0;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${escaped(expires)}</p>`
}

/** A letter as HTML. */
export function letterHtml(letter: WrittenLetter): string {
  const { heading, paragraphs, action, code, notYou } = letter
  const rows = `<tr><td class="inset" style="padding:40px 40px 32px">
<h1 class="ink" style="margin:0 0 20px;${serif}font-weight:normal;font-size:32px;line-height:38px;color:${colors.ink}">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(escaped(text))).join('\n')}
${action ? actionBlock(action) : ''}${code ? codeBlock(code) : ''}
</td></tr>
<tr><td class="inset" style="padding:0 40px 36px"><table ${table} width="100%"><tr><td class="rule" style="border-top:1px solid ${colors.line};padding-top:26px">
${action ? linkBlock(action) : ''}
<h2 class="ink" style="margin:0 0 6px;${sans}font-size:16px;line-height:24px;font-weight:bold;color:${colors.ink}">${escaped(notYou.heading)}</h2>
<p class="soft" style="margin:0;${sans}font-size:16px;line-height:24px;color:${colors.inkSoft}">${escaped(notYou.text)}</p>${notYou.cancel ? cancelLine(notYou.cancel) : ''}
</td></tr></table></td></tr>`
  const below = `<p class="soft" style="margin:0 0 10px;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${withDialing(letter.questions, letter.phone)}</p>
<p class="soft" style="margin:0;${sans}font-size:14px;line-height:21px;color:${colors.inkSoft}">${escaped(letter.sender)}</p>`
  return mailFrame(letter, rows, below)
}
