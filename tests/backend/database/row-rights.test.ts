import { testRowRights } from './row-rights.ts'

testRowRights('external')
