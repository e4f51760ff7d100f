/** A message has 500 letters at most; what stands behind so many words tells nothing new. */
const mostWords = 120

/**
 * The words of a message as people of both languages hear them: no accents, capitals or doubled letters, and one
 * spelling for letters that sound alike in Spanish ("kiero", "qiero", "quiero"; "hacer", "aser").
 */
export function heardWords(message: string): string[] {
  const letters = message
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘`´*]/gu, '')
    .replace(/(?<=\p{L})[1!|](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return letters.split(' ').slice(0, mostWords).flatMap(heard)
}

function heard(word: string): string[] {
  if (word === '') return []
  if (/^\d{2,}/.test(word)) return ['#']
  return [
    word
      .replace(/([a-z])\1+/g, '$1')
      .replace(/qu(?=[ei])|q/g, 'k')
      .replace(/c(?=[aou])/g, 'k')
      .replace(/c(?=[ei])|z/g, 's')
      .replace(/v/g, 'b')
      .replace(/^h(?=[a-z]{2})/, ''),
  ]
}
