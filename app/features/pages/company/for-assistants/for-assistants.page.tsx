import { examples } from 'virtual:examples/for-assistants'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageBody, PageRow } from '#app/features/pages/page-sections.tsx'
import { usePageText } from '#app/features/pages/page-text.ts'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { PageIntro } from '#app/ui/layout/page-top/page-intro.tsx'
import { formatCoverage, formatMoney } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import styles from './for-assistants.module.css'

/** For people who want to ask their own AI assistant for prices: how to add this site to it, and what it then can do. */
export default function ForAssistantsPage() {
  const { t, items } = usePageWords('page-for-assistants')
  const { sections } = usePageText('page-for-assistants', 'page')
  const { publicUrl } = useSite()
  return (
    <>
      <div className={layout.wrap}>
        <PageIntro title={t('page.title')} lead={t('page.lead')}>
          <p className={styles.address}>
            {t('address')} <code>{`${publicUrl}/mcp`}</code>
          </p>
        </PageIntro>
      </div>
      <PageBody sections={sections}>
        <PageRow title={t('add.title')}>
          <NumberedSteps steps={items('add.steps', ['title', 'text'])} isTight />
          <p>{t('add.note')}</p>
        </PageRow>
        {examples ? <Conversation example={examples} /> : null}
      </PageBody>
      <PageClosing />
    </>
  )
}

/** What somebody might ask, and what an assistant can then say; the range is the engine's own. */
function Conversation({ example }: { example: NonNullable<typeof examples> }) {
  const { t, items, language } = usePageWords('page-for-assistants')
  const { age, coverage, range, asOf } = example
  const values = {
    age,
    coverage: formatCoverage(coverage, language),
    low: formatMoney(range.low, language, 0),
    high: formatMoney(range.high, language, 0),
    carriers: range.carriers,
  }
  return (
    <PageRow title={t('talk.title')}>
      <ol className={styles.talk}>
        {items('talk.turns', ['who', 'text']).map(({ who, text }, place) => (
          <li key={text} className={who === 'visitor' ? styles.visitor : undefined}>
            <span className={styles.who}>{t(`talk.${who}`)}</span> {t(`talk.turns.${place}.text`, values)}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('talk.note', { date: formatDate(asOf, language) })}</p>
    </PageRow>
  )
}
