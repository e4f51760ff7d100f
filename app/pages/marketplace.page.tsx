export { default } from './companies.page.tsx'
