import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../../../tests/fixtures/device/memory-store.ts'
import { sessionKey } from './stored-session.ts'

const page = 'https://agent.example/dashboard'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', 'sb-agent-auth-token'],
  ['/', 'sb-agent-auth-token'],
  ['https://abc.supabase.example', 'sb-abc-auth-token'],
  ['http://127.0.0.1:4000/', 'sb-127-auth-token'],
])(
  'a session of a backend at "%s" is looked for where the client itself keeps it',
  async (supabaseUrl, key) => {
    expect(sessionKey({ supabaseUrl, supabaseKey: 'k' }, page)).toBe(key)
    const asked: string[] = []
    const getItem = (name: string) => {
      asked.push(name)
      return null
    }
    const storage = { ...memoryStore(), getItem }
    const client = createClient(new URL(supabaseUrl || '/', page).href, 'k', {
      auth: { storage, autoRefreshToken: false, detectSessionInUrl: false },
    })
    await client.auth.getSession()
    expect(asked).toContain(key)
  },
)

test('whose session is stored is read without the client; what is no session is nobody’s', async () => {
  const session = { access_token: 'a', user: { id: 'user-1', email: 'ana@example.com' } }
  const storage = memoryStore({ 'sb-agent-auth-token': JSON.stringify(session) })
  vi.stubGlobal('window', { localStorage: storage })
  vi.stubGlobal('document', { baseURI: page })
  const { storedUser } = await import('./stored-session.ts')
  const { hasStoredSession } = await import('./stored-session.ts')
  const backend = { supabaseUrl: '/', supabaseKey: 'k' }
  expect(hasStoredSession(backend)).toBe(true)
  expect(storedUser(backend)).toEqual({ userId: 'user-1', email: 'ana@example.com' })
  for (const text of ['', '{', 'null', '[]', '{"user":7}', '{"user":{"id":7}}']) {
    storage.setItem('sb-agent-auth-token', text)
    expect(storedUser(backend), text).toBeUndefined()
  }
  storage.removeItem('sb-agent-auth-token')
  expect(hasStoredSession(backend)).toBe(false)
})
