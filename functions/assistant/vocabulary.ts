import MiniSearch from 'minisearch'

/** At most so many words are taken for what a misspelled one may mean. */
const mostGuesses = 4

/** Finds the known words that an unknown one may mean: misspelled by a letter or two, or only begun. */
export function createVocabulary(words: readonly string[]): (word: string) => string[] {
  const index = new MiniSearch({
    fields: ['word'],
    storeFields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term || null,
  })
  index.addAll(words.map((word, id) => ({ id, word })))
  return (word) => {
    if (word.length < 4 || /\d/.test(word)) return []
    const found = index.search(word, { prefix: word.length > 4, fuzzy: word.length > 6 ? 2 : 1 })
    return found.slice(0, mostGuesses).map((result) => String(result.word))
  }
}
