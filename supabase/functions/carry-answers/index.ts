import { createCarriedStore } from '#functions/carried/carried-store.ts'
import { passOnAnswers } from '#functions/carried/carry-answers.ts'
import { dataApi } from '../_shared/data-api.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('carry-answers', passOnAnswers, (hosted) => ({
  ...hosted,
  carried: createCarriedStore(dataApi(hosted)),
}))
