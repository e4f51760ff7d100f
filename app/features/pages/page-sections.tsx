import { Check, Minus } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { PageSection } from './page-text.ts'
import styles from './pages.module.css'
import type { PageWords } from './use-page-words.ts'

/** One part of a page: its title beside its words, under a hairline. */
export function PageRow({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.pageRow} data-slot="page-row">
      <h2 className={typography.h3}>{title}</h2>
      <div className={styles.pageWords}>{children}</div>
    </section>
  )
}

function SectionWords({ paragraphs = [], list = [] }: PageSection) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 ? (
        <ul className={styles.pageList}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** For whom it is good, beside who should think twice. */
export function FitBand({ words }: { words: PageWords }) {
  return (
    <div className={styles.fitBand} data-ground="blue">
      <div className={classNames(layout.wrap, layout.cols2)}>
        <FitList title={words.t('fit.title')} list={words.list('fit.list')} icon={Check} />
        <FitList title={words.t('unfit.title')} list={words.list('unfit.list')} icon={Minus} />
      </div>
    </div>
  )
}

interface FitListProps {
  title: string
  list: readonly string[]
  icon: typeof Check
}

function FitList({ title, list, icon }: FitListProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.fitList}>
        {list.map((item) => (
          <li key={item}>
            <Icon of={icon} /> <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the page brings of its own, then the sections of its words. */
export function PageBody({ sections, children }: { sections: readonly PageSection[]; children?: ReactNode }) {
  return (
    <div className={classNames(layout.wrap, styles.pageBody)} data-slot="page-body">
      {children}
      {sections.map((section) => (
        <PageRow key={section.title} title={section.title}>
          <SectionWords {...section} />
        </PageRow>
      ))}
    </div>
  )
}
