import { describe } from 'vitest'
import { testRowRights } from './row-rights.ts'

describe('[CALLS-10] [U2] an account’s own session reads and writes its rows, and nobody else’s', () =>
  testRowRights('external'))
