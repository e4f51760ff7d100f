export { default, handle } from './companies.tsx'
