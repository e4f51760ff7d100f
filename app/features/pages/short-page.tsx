import { useTranslation } from 'react-i18next'

export function ShortPage({ namespace, page }: { namespace: string; page: string }) {
  const { t } = useTranslation(namespace)
  return <h1>{t(`${page}.title`)}</h1>
}
