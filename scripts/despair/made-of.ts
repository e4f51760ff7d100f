import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: root }).sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
  for (const file of files) {
    const text = readFileSync(`${root}/${file}`, 'utf8').replaceAll('\r\n', '\n')
    hash.update(`${basename(file)}\n${text}\n`)
  }
  return hash.digest('hex')
}

/** Of what the weights are made. The same hashes give the same weights. */
export function madeOf() {
  return {
    wordings: hashOf([
      'domain/chat/despair/wordings/*.txt',
      'domain/chat/despair/{concepts,features,heard-words}.ts',
      'scripts/despair/{random,train,vary,wordings}.ts',
    ]),
    asks: hashOf(['content/asks/*.txt']),
  }
}
