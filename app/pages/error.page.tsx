import { ErrorScreen } from '#app/features/site-frame/error-screen.tsx'

export default function ErrorRoute() {
  return <ErrorScreen />
}
