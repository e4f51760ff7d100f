import { phoneHref } from '#domain/people/contact/phone.ts'
import type { EmailContent } from './email-content.ts'
import { colors, darkRules, serif } from './email-style.ts'
import { escaped } from './escaped.ts'

/** The attributes of a table that only lays out. */
export const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** The logo out of table cells, because many programs show no picture before they are asked: a window, one pane lit. */
function mark(): string {
  const pane = (color: string, radius = '0') =>
    `<td width="9" height="12" bgcolor="${color}" style="width:9px;height:12px;background:${color};border-radius:${radius};font-size:0;line-height:0">&nbsp;</td>`
  const dark = colors.twilight
  const gap = `<td width="2" style="width:2px;font-size:0;line-height:0">&nbsp;</td>`
  return `<table ${table} bgcolor="${colors.onNight}" style="background:${colors.onNight};border-radius:14px 14px 0 0"><tr><td style="padding:4px"><table ${table}>
<tr>${pane(dark, '9px 0 0 0')}${gap}${pane(dark, '0 9px 0 0')}</tr>
<tr><td colspan="3" height="2" style="height:2px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr>${pane(dark)}${gap}${pane(colors.lamp)}</tr>
</table></td></tr></table>`
}

/** The number as a link that dials it; the sentence holds it once. */
export function withDialing(sentence: string, phone: string): string {
  const dial = `<a class="link" href="${phoneHref(phone)}" style="color:${colors.brand};white-space:nowrap">${escaped(phone)}</a>`
  return escaped(sentence).replace(escaped(phone), dial)
}

/**
 * An email as HTML around its rows (`<tr>`) and the cell below the sheet: tables and inline styles, one column, no picture
 * and nothing else from outside.
 */
export function emailFrame(
  { language, subject, preview, brand }: Pick<EmailContent, 'language' | 'subject' | 'preview' | 'brand'>,
  rows: string,
  below: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colors.paperSunk}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table ${table} class="page" width="100%" bgcolor="${colors.paperSunk}"><tr><td class="outer" align="center" style="padding:32px 12px"><main>
<table ${table} class="sheet" width="600" bgcolor="${colors.surface}" lang="${language}" style="width:100%;max-width:600px;background:${colors.surface}">
<tr><td class="band inset" bgcolor="${colors.night}" style="padding:22px 40px;background:${colors.night}"><table ${table}><tr><td>${mark()}</td><td style="padding-left:12px;${serif}font-size:21px;line-height:28px;color:${colors.onNight}">${escaped(brand)}</td></tr></table></td></tr>
${rows}
</table>
<table ${table} width="600" style="width:100%;max-width:600px"><tr><td class="inset" style="padding:24px 40px 8px">
${below}
</td></tr></table>
</main></td></tr></table>
</body>
</html>
`
}
