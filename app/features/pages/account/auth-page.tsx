import { useTranslation } from 'react-i18next'
import { ShortPage } from '#app/features/pages/short-page.tsx'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'

/** Until there are accounts: says that none is needed. */
export function AuthPage() {
  const { t } = useTranslation('pages-account')
  return (
    <ShortPage
      namespace="pages-account"
      page="auth"
      after={
        <p className="page-after">
          <ArrowLink to={paths.dashboard}>{t('auth.dashboard')}</ArrowLink>
        </p>
      }
    />
  )
}
