import { parseJson } from '#domain/json/parse-json.ts'
import type { KeyValueStore } from '#domain/storage/key-value-store.ts'
import { storageKeys, tabStorageKeys } from '#domain/storage/storage-keys.ts'

function readable(text: string): unknown {
  const read = parseJson(text)
  return read.ok ? read.value : text
}

/** What this device and this tab keep of a visitor, by its name there. The session's own tokens are not among it. */
export function deviceCopies(device: KeyValueStore, tab: KeyValueStore): Record<string, unknown> {
  const found = (store: KeyValueStore, keys: Readonly<Record<string, string>>) =>
    Object.values(keys).flatMap((key) => {
      const text = store.getItem(key)
      return text === null ? [] : [[key, readable(text)] as const]
    })
  return Object.fromEntries([...found(device, storageKeys), ...found(tab, tabStorageKeys)])
}
