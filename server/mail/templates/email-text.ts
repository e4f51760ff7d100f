import type { LeadLetter, LetterBlock } from './email-content.ts'

/** A mail about a lead for programs that show plain text: the same words in the same order, a link alone on its line. */
export function leadLetterText({ heading, blocks, footer }: LeadLetter): string {
  // Mail programs know this line as the one above a signature.
  const texts = blocks.map(blockText).filter((text) => text !== '')
  return `${[heading, ...texts, `-- \n${footer.join('\n\n')}`].join('\n\n')}\n`
}

function blockText(block: LetterBlock): string {
  switch (block.is) {
    case 'text':
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
    case 'link':
      // It stands above already, at the button.
      return ''
    case 'part':
      return `${block.heading}\n${block.text}`
  }
}
