// `npm run build` makes it, before the functions are deployed.
import index from '../../../build/assistant-index.json' with { type: 'json' }

export { index }
