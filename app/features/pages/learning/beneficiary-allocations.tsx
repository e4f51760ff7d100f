import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import {
  type AllocationExample,
  type AllocationShare,
  allocationClasses,
  allocationExamples,
} from '#domain/examples/allocation-examples.ts'
import { formatList, formatPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './beneficiary.module.css'
import { BeneficiaryWindows, ShareKey } from './beneficiary-windows.tsx'

/** How three families split the money, each class of beneficiaries as a row of windows above its list. */
export function BeneficiaryAllocations() {
  const { t } = usePageWords('page-beneficiary-guide')
  return (
    <section className={layout.section} data-ground="sunk" id="examples">
      <div className={layout.wrap}>
        <div className={classNames(layout.read, layout.stack)}>
          <h2>{t('allocations.title')}</h2>
          <p>{t('allocations.lead')}</p>
          <p>
            <strong>{t('allocations.rule')}</strong>
          </p>
          <p>
            <Badge tone="amber">{t('allocations.invented')}</Badge>
          </p>
        </div>
        {allocationExamples.map((example) => (
          <FamilyExample key={example.id} example={example} />
        ))}
      </div>
    </section>
  )
}

function FamilyExample({ example }: { example: AllocationExample }) {
  const { t } = usePageWords('page-beneficiary-guide')
  return (
    <article className={styles.family}>
      <div className={layout.stack}>
        <h3>{t(`allocations.${example.id}.title`)}</h3>
        <p>{t(`allocations.${example.id}.who`)}</p>
        <p className={typography.soft}>{t(`allocations.${example.id}.why`)}</p>
      </div>
      {allocationClasses.map((name) => (
        <ShareClass key={name} family={example.id} name={name} shares={example[name]} />
      ))}
    </article>
  )
}

interface ShareClassProps {
  family: string
  name: (typeof allocationClasses)[number]
  shares: readonly AllocationShare[]
}

function ShareClass({ family, name, shares }: ShareClassProps) {
  const { t } = usePageWords('page-beneficiary-guide')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const named = shares.map(({ who, percent }) => ({
    who: t(`allocations.${family}.shares.${who}`),
    percent: formatPercent(percent, language),
  }))
  const label = t('allocations.bar', {
    class: t(`allocations.${name}`),
    shares: formatList(
      named.map((share) => t('allocations.share', share)),
      language,
    ),
  })
  return (
    <div className={styles.shareClass} data-class={name}>
      <h4>{t(`allocations.${name}`)}</h4>
      <BeneficiaryWindows label={label} shares={shares} />
      <ul>
        {named.map(({ who, percent }, share) => (
          <li key={who}>
            <ShareKey share={share} /> <strong className={typography.num}>{percent}</strong>{' '}
            <span>{who}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
