import { GuidePage } from '#app/features/pages/learning/guide/guide-page.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { facts } from '#content/facts.ts'
import { exampleFamily, exampleFamilySum } from '#domain/examples/example-family.ts'
import { formatCoverage, formatNumber } from '#domain/format/format.ts'
import styles from './envelope-sum.module.css'

/** How to buy: the guide, and its first tip done with numbers. */
export default function BuyingTipsPage() {
  return (
    <GuidePage id="buying-tips">
      <EnvelopeSum />
    </GuidePage>
  )
}

const sum = exampleFamilySum(facts.incomeMultiple.value)

/** The first tip done with numbers: what an invented family would write on the back of an envelope. */
function EnvelopeSum() {
  const { t, language } = usePageWords('page-buying-tips')
  const usd = (amount: number) => formatCoverage(amount, language)
  const values = {
    income: usd(exampleFamily.yearlyIncome),
    years: formatNumber(exampleFamily.incomeYears, language),
    need: usd(sum.need),
    low: usd(sum.rule.low),
    high: usd(sum.rule.high),
  }
  return (
    <section className={layout.section} data-ground="sunk" id="sum">
      <div className={classNames(layout.wrap, styles.envelopeSplit)}>
        <div className={classNames(layout.read, layout.stack)}>
          <p>
            <Badge tone="amber">{t('sum.example')}</Badge>
          </p>
          <h2>{t('sum.title')}</h2>
          <p>{t('sum.text', values)}</p>
          <p>{t('sum.rule', values)}</p>
        </div>
        <div className={styles.envelope}>
          <table>
            <caption>{t('sum.caption')}</caption>
            <tbody>
              {sum.lines.map(({ id, amount }) => (
                <tr key={id} className={classNames(amount < 0 && styles.isTaken)}>
                  <th scope="row">{t(`sum.lines.${id}`, values)}</th>
                  <td>{amount < 0 ? `− ${usd(-amount)}` : usd(amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('sum.lines.need')}</th>
                <td>{values.need}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  )
}
