import { escaped } from './escaped.ts'
import { colors, darkRules, sans, serif } from './letter-style.ts'
import type { WrittenLetter } from './write-letter.ts'

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

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

function paragraph(text: string): string {
  return `<p class="soft" style="margin:0 0 16px;${sans}font-size:17px;line-height:26px;color:${colors.inkSoft};overflow-wrap:anywhere">${text}</p>`
}

function actionBlock(action: NonNullable<WrittenLetter['action']>): string {
  const link = escaped(action.link)
  const expires = action.expires
    ? `<p class="soft" style="margin:16px 0 0;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${escaped(action.expires)}</p>`
    : ''
  return `<table ${table} style="margin:8px 0 0"><tr><td class="button" bgcolor="${colors.brand}" style="background:${colors.brand};border-radius:10px"><a class="button-words" href="${link}" style="display:inline-block;padding:14px 26px;${sans}font-size:17px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></td></tr></table>
${expires}`
}

function linkBlock(action: NonNullable<WrittenLetter['action']>): string {
  const link = escaped(action.link)
  return `<p class="soft" style="margin:0 0 28px;${sans}font-size:14px;line-height:21px;color:${colors.inkSoft}">${escaped(action.below)}<br><a class="link" href="${link}" style="color:${colors.brand};word-break:break-all">${link}</a></p>`
}

function codeBlock({ label, digits, expires }: NonNullable<WrittenLetter['code']>): string {
  return `<table ${table} width="100%" style="margin:8px 0 0"><tr><td class="well" align="center" bgcolor="${colors.brandSoft}" style="padding:18px 12px 20px;background:${colors.brandSoft};border-radius:10px"><p class="soft" style="margin:0 0 6px;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${escaped(label)}</p><p class="ink" style="margin:0;${serif}font-size:38px;line-height:44px;letter-spacing:6px;padding-left:6px;color:${colors.ink}">${escaped(digits)}</p></td></tr></table>
<p class="soft" style="margin:16px 0 0;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${escaped(expires)}</p>`
}

/** The number as a link that dials it; the sentence holds it once. */
function withDialing(sentence: string, phone: string): string {
  const dial = `<a class="link" href="tel:+1${phone.replaceAll(/\D/g, '')}" style="color:${colors.brand};white-space:nowrap">${escaped(phone)}</a>`
  return escaped(sentence).replace(escaped(phone), dial)
}

/** A letter as HTML: tables and inline styles, one column, no picture and nothing else from outside. */
export function letterHtml(letter: WrittenLetter): string {
  const { language, subject, preview, heading, paragraphs, action, code, notYou } = letter
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
<tr><td class="band inset" bgcolor="${colors.night}" style="padding:22px 40px;background:${colors.night}"><table ${table}><tr><td>${mark()}</td><td style="padding-left:12px;${serif}font-size:21px;line-height:28px;color:${colors.onNight}">${escaped(letter.brand)}</td></tr></table></td></tr>
<tr><td class="inset" style="padding:40px 40px 32px">
<h1 class="ink" style="margin:0 0 20px;${serif}font-weight:normal;font-size:32px;line-height:38px;color:${colors.ink}">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(escaped(text))).join('\n')}
${action ? actionBlock(action) : ''}${code ? codeBlock(code) : ''}
</td></tr>
<tr><td class="inset" style="padding:0 40px 36px"><table ${table} width="100%"><tr><td class="rule" style="border-top:1px solid ${colors.line};padding-top:26px">
${action ? linkBlock(action) : ''}
<h2 class="ink" style="margin:0 0 6px;${sans}font-size:16px;line-height:24px;font-weight:bold;color:${colors.ink}">${escaped(notYou.heading)}</h2>
<p class="soft" style="margin:0;${sans}font-size:16px;line-height:24px;color:${colors.inkSoft}">${escaped(notYou.text)}</p>
</td></tr></table></td></tr>
</table>
<table ${table} width="600" style="width:100%;max-width:600px"><tr><td class="inset" style="padding:24px 40px 8px">
<p class="soft" style="margin:0 0 10px;${sans}font-size:15px;line-height:22px;color:${colors.inkSoft}">${withDialing(letter.questions, letter.phone)}</p>
<p class="soft" style="margin:0;${sans}font-size:14px;line-height:21px;color:${colors.inkSoft}">${escaped(letter.sender)}</p>
</td></tr></table>
</main></td></tr></table>
</body>
</html>
`
}
