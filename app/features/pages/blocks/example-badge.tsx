import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'

/** Says that a person on the page is invented. */
export function ExampleBadge() {
  const { t } = useTranslation('pages-shared')
  return <Badge tone="amber">{t('exampleStory')}</Badge>
}
