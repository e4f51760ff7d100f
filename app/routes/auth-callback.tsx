export { default, handle } from './auth.tsx'
