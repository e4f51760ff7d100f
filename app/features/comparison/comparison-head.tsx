import { Trans, useTranslation } from 'react-i18next'

export function ComparisonHead({ name }: { name: string }) {
  const { t } = useTranslation('comparison')
  const fullName = name.trim()
  return (
    <div className="wrap cmp-head">
      <h1>{t('title')}</h1>
      {fullName ? (
        <p className="lead">
          <Trans t={t} i18nKey="for" values={{ name: fullName }} components={{ strong: <strong /> }} />
        </p>
      ) : null}
    </div>
  )
}
