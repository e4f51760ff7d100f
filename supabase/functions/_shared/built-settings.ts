// `npm run build` writes it, before the functions are deployed.
import settings from '../../../build/settings.json' with { type: 'json' }

export { settings }
