import type { EmailAside, EmailBlock, EmailContent, PlanRow } from './email-content.ts'
import { emailFrame, table, withDialing } from './email-frame.ts'
import { colors, sans, serif } from './email-style.ts'
import { escaped } from './escaped.ts'

const soft = (size: number, line: number) =>
  `${sans}font-size:${size}px;line-height:${line}px;color:${colors.inkSoft}`
const ink = `${sans}font-size:16px;line-height:24px;color:${colors.ink}`

/** An email as HTML: who reads it by ear finds the plans in a table with headings. */
export function emailHtml(content: EmailContent): string {
  const { heading, blocks, aside, questions, footer, phone } = content
  const say = (text: string) => withDialing(text, phone)
  const rows = `<tr><td class="inset" style="padding:40px 40px ${aside ? 32 : 36}px">
<h1 class="ink" style="margin:0 0 20px;${serif}font-weight:normal;font-size:32px;line-height:38px;color:${colors.ink};overflow-wrap:anywhere;word-break:break-word">${escaped(heading)}</h1>
${blocks.map((block) => blockHtml(block, say)).join('\n')}
</td></tr>${aside ? asideRow(aside) : ''}`
  const below = [
    ...(questions === undefined ? [] : [{ text: questions, font: soft(15, 22) }]),
    ...footer.map((text) => ({ text, font: soft(14, 21) })),
  ].map(
    ({ text, font }, index, { length }) =>
      `<p class="soft" style="margin:0 0 ${index < length - 1 ? 10 : 0}px;${font}">${say(text)}</p>`,
  )
  return emailFrame(content, rows, below.join('\n'))
}

function blockHtml(block: EmailBlock, say: (text: string) => string): string {
  switch (block.is) {
    case 'text':
      return paragraph(say(block.text))
    case 'facts':
      return `<table ${table} width="100%" style="margin:4px 0 20px">\n${block.facts.map(factRow).join('\n')}</table>`
    case 'plans':
      return plansTable(block)
    case 'note':
      return `<table ${table} width="100%" style="margin:0 0 26px"><tr><td class="well" bgcolor="${colors.lampSoft}" style="padding:16px 20px;background:${colors.lampSoft};border-radius:10px">${h2(block.heading, 0)}\n${block.texts.map((text) => `<p class="soft" style="margin:4px 0 0;${soft(15, 22)}">${say(text)}</p>`).join('\n')}</td></tr></table>`
    case 'steps':
      return `${h2(block.heading, 8)}<ol class="soft" style="margin:0 0 14px;padding:0 0 0 24px;${soft(16, 24)}">\n${block.items.map((item) => `<li style="margin:0 0 8px;padding-left:4px">${say(item)}</li>`).join('\n')}</ol>`
    case 'action':
      return actionButton(block)
    case 'gap':
      return `<div style="height:28px;line-height:28px;font-size:0">&nbsp;</div>`
    case 'code':
      return codeBlock(block)
    case 'expires':
      return `<p class="soft" style="margin:16px 0 0;${soft(15, 22)}">${escaped(block.text)}</p>`
    case 'link':
      return linkParagraph(block, 0)
    case 'part':
      return `<table ${table} width="100%"><tr><td class="rule" style="border-top:1px solid ${colors.line};padding:18px 0">${h2(block.heading, 4)}<p class="soft" style="margin:0;${soft(16, 24)}">${say(block.text)}</p>${block.way ? wayLine(block.way, 2) : ''}</td></tr></table>`
  }
}

function paragraph(text: string): string {
  return `<p class="soft" style="margin:0 0 16px;${sans}font-size:17px;line-height:26px;color:${colors.inkSoft};overflow-wrap:anywhere">${text}</p>`
}

function actionButton({ label, link }: { label: string; link: string }): string {
  return `<table ${table} style="margin:8px 0 0"><tr><td class="button" bgcolor="${colors.brand}" style="background:${colors.brand};border-radius:10px"><a class="button-words" href="${escaped(link)}" style="display:inline-block;padding:14px 26px;${sans}font-size:17px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>`
}

function h2(text: string, below: number): string {
  return `<h2 class="ink" style="margin:0 0 ${below}px;${ink};font-weight:bold">${escaped(text)}</h2>`
}

function factRow({ label, value, link }: { label: string; value: string; link?: string }): string {
  const shown = link
    ? `<a class="link" href="${escaped(link)}" style="color:${colors.brand}">${escaped(value)}</a>`
    : escaped(value)
  return `<tr><th class="soft rule" scope="row" align="left" valign="top" width="110" style="border-top:1px solid ${colors.line};width:110px;padding:10px 12px 10px 0;font-weight:normal;text-align:left;${soft(15, 22)}">${escaped(label)}</th>\n<td class="ink rule" valign="top" style="border-top:1px solid ${colors.line};padding:10px 0;${ink};overflow-wrap:anywhere;word-break:break-word">${shown}</td></tr>`
}

function plansTable({ heading, columns, rows }: EmailBlock & { is: 'plans' }): string {
  const head = (text: string, align: 'left' | 'right') =>
    `<th class="soft" scope="col" align="${align}" style="padding:0 0 8px;font-weight:normal;text-align:${align};${soft(14, 21)}">${escaped(text)}</th>`
  return `${h2(heading, 10)}<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 22px;border-collapse:collapse"><tr>${head(columns.plan, 'left')}\n${head(columns.price, 'right')}</tr>\n${rows.map(planRow).join('\n')}</table>`
}

function planRow({ name, lines, price, month, label }: PlanRow): string {
  return `<tr><th class="rule soft" scope="row" align="left" valign="top" style="border-top:1px solid ${colors.line};padding:16px 14px 16px 0;font-weight:normal;text-align:left;${soft(16, 23)};overflow-wrap:anywhere;word-break:break-word"><b class="ink" style="color:${colors.ink}">${escaped(name)}</b><br>\n${lines.map(escaped).join('<br>\n')}</th>\n<td class="rule soft" align="right" valign="top" width="118" style="border-top:1px solid ${colors.line};width:118px;padding:14px 0 16px;text-align:right;${soft(14, 20)}"><span class="ink" style="${serif}font-size:26px;line-height:32px;color:${colors.ink};white-space:nowrap">${escaped(price)}</span><br>${escaped(month)}<br>${escaped(label)}</td></tr>`
}

function linkParagraph({ text, link }: { text: string; link: string }, below: number): string {
  return `<p class="soft" style="margin:0 0 ${below}px;${soft(14, 21)}">${escaped(text)}<br><a class="link" href="${escaped(link)}" style="color:${colors.brand};word-break:break-all">${escaped(link)}</a></p>`
}

/** A link by its words, as high as a finger. */
function wayLine({ label, link }: { label: string; link: string }, above: number): string {
  return `\n<p style="margin:${above}px 0 0;${sans}font-size:16px;line-height:24px"><a class="link" href="${escaped(link)}" style="display:inline-block;padding:10px 0;color:${colors.brand}">${escaped(label)}</a></p>`
}

function codeBlock({ label, digits }: EmailBlock & { is: 'code' }): string {
  return `<table ${table} width="100%" style="margin:24px 0 0"><tr><td class="well" align="center" bgcolor="${colors.brandSoft}" style="padding:18px 12px 20px;background:${colors.brandSoft};border-radius:10px"><p class="soft" style="margin:0 0 6px;${soft(15, 22)}">${escaped(label)}</p><p class="ink" style="margin:0;${serif}font-size:38px;line-height:44px;email-spacing:6px;padding-left:6px;color:${colors.ink}">${escaped(digits)}</p></td></tr></table>`
}

function asideRow({ link, heading, text, cancel }: EmailAside): string {
  return `
<tr><td class="inset" style="padding:0 40px 36px"><table ${table} width="100%"><tr><td class="rule" style="border-top:1px solid ${colors.line};padding-top:26px">
${link ? linkParagraph(link, 28) : ''}
${h2(heading, 6)}
<p class="soft" style="margin:0;${soft(16, 24)}">${escaped(text)}</p>${cancel ? wayLine(cancel, 12) : ''}
</td></tr></table></td></tr>`
}
