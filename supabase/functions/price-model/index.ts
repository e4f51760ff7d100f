import { priceModelOf } from '#domain/pricing/price-model.ts'
import { priceModel } from '#functions/quotes/price-model.ts'
import { usDate } from '#functions/us-date.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('price-model', priceModel, ({ settings: { quotes, carriers }, licensedStates, now }) => ({
  priceModel:
    quotes.provider === 'embedded'
      ? () => priceModelOf({ carriers, licensedStates, today: usDate(now()) })
      : undefined,
}))
