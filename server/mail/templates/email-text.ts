import type { EmailBlock, EmailContent } from './email-content.ts'

/** An email for programs that show plain text: the same words in the same order, a link alone on its line. */
export function emailText({ heading, blocks, aside, questions, footer }: EmailContent): string {
  const texts = [
    heading,
    ...blocks.map(blockText).filter((text) => text !== ''),
    ...(aside ? [`${aside.heading}\n${aside.text}`] : []),
    ...(aside?.cancel ? [`${aside.cancel.label}:\n${aside.cancel.link}`] : []),
    ...(questions === undefined ? [] : [questions]),
    // Mail programs know this line as the one above a signature.
    `-- \n${footer.join('\n\n')}`,
  ]
  return `${texts.join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.is) {
    case 'text':
    case 'expires':
      return block.text
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'plans':
      return [
        block.heading,
        ...block.rows.map(({ name, lines, price, month, label }) =>
          [`* ${name}`, ...lines.map((line) => `  ${line}`), `  ${price} ${month} (${label})`].join('\n'),
        ),
      ].join('\n\n')
    case 'note':
      return [block.heading, ...block.texts].join('\n')
    case 'steps':
      return [block.heading, ...block.items.map((item, index) => `${index + 1}. ${item}`)].join('\n')
    case 'action':
      return block.link.startsWith('tel:') ? block.label : `${block.label}:\n${block.link}`
    case 'code':
      return `${block.label}: ${block.digits}`
    case 'part':
      return [
        `${block.heading}\n${block.text}`,
        ...(block.way ? [`${block.way.label}:\n${block.way.link}`] : []),
      ].join('\n\n')
    // A link stands above already, at the button.
    case 'link':
    case 'gap':
      return ''
  }
}
