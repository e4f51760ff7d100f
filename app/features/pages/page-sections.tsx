import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type PageSection, usePageText } from './page-text.ts'
import styles from './pages.module.css'

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

export function PageRows({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => (
    <PageRow key={section.title} title={section.title}>
      <SectionWords {...section} />
    </PageRow>
  ))
}

/** For whom it is good, beside who should think twice. */
export function FitBand({ fit, unfit }: { fit: PageSection; unfit: PageSection }) {
  return (
    <div className={styles.fitBand} data-ground="blue">
      <div className={classNames(layout.wrap, layout.cols2)}>
        <FitList section={fit} icon={Check} />
        <FitList section={unfit} icon={Minus} />
      </div>
    </div>
  )
}

function FitList({ section, icon }: { section: PageSection; icon: typeof Check }) {
  return (
    <section>
      <h2>{section.title}</h2>
      <ul className={styles.fitList}>
        {(section.list ?? []).map((item) => (
          <li key={item}>
            <Icon of={icon} /> <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sections of a page's words, for a page with an opening of its own. */
export function PageBody({ namespace, page }: { namespace: string; page: string }) {
  const text = usePageText(namespace, page)
  return (
    <div className={classNames(layout.wrap, styles.pageBody)} data-slot="page-body">
      <PageRows sections={text.sections} />
    </div>
  )
}
