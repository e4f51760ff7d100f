import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PageSection } from './page-text.ts'

/** One part of a page: its title beside its words, under a hairline. */
export function PageRow({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="page-row">
      <h2 className="h3">{title}</h2>
      <div className="page-words">{children}</div>
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
        <ul className="page-list">
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
    <div className="blue fit-band">
      <div className="wrap cols-2">
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
      <ul className="fit-list">
        {(section.list ?? []).map((item) => (
          <li key={item}>
            <Icon of={icon} /> <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
