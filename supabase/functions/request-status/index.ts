import { requestStatus } from '#functions/leads/request-status.ts'
import { createStatusStore } from '#functions/leads/status-store.ts'
import { dataApi } from '../_shared/data-api.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('request-status', requestStatus, (hosted) => ({
  ...hosted,
  requestStatus: createStatusStore(dataApi(hosted)),
}))
