import type { ComponentType } from 'react'
import { useSite } from '#app/site/use-site.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { isPageKey, paths } from '#domain/site/paths.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import type { LegalSection } from './legal-text.ts'

interface LegalSectionsProps {
  sections: readonly LegalSection[]
  /** What stands between the words of a part, by the part's id. */
  tables: Readonly<Record<string, ComponentType>>
}

export function LegalSections({ sections, tables }: LegalSectionsProps) {
  return sections.map((section) => <Part key={section.id} section={section} Table={tables[section.id]} />)
}

function pathOf(name: string): string {
  if (!isPageKey(name)) throw new Error(`A legal page leads on to ${name}, which is no page`)
  return paths[name]
}

function Part({ section, Table }: { section: LegalSection; Table: ComponentType | undefined }) {
  const holds = useConditions()
  const { id, title, paragraphs = [], list = [], when = [], after = [], link } = section
  const sometimes = when.filter((words) => holds(words.if)).map(({ text }) => text)
  const way = link && (link.if === undefined || holds(link.if)) ? link : undefined
  return (
    <section id={id}>
      <h2 className={typography.h3}>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {list.length > 0 ? (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {Table ? <Table /> : null}
      <Paragraphs texts={[...sometimes, ...after]} />
      {way ? (
        <p>
          <ArrowLink to={pathOf(way.page)}>{way.label}</ArrowLink>
        </p>
      ) : null}
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** What a legal page says only of a site that is set up so, by the names in its words. */
export function conditionsOf({
  links,
  videos,
  prices,
  assistant,
}: Pick<SiteConfig, 'links' | 'videos' | 'prices' | 'assistant'>) {
  return {
    scheduling: links.schedulingUrl !== null,
    dialer: links.phoneDialerScriptUrl !== null,
    video: Object.values(videos).some((id) => id !== null),
    model: prices === 'modeled',
    rateTables: prices === 'filed',
    quoteService: prices === 'from-service',
    assistantOwn: assistant === 'site-texts',
    assistantModel: assistant === 'model',
  }
}

/** Tells whether a condition holds on this site; throws for a name that is none, so that no words go missing. */
function useConditions(): (name: string) => boolean {
  const holding = new Map<string, boolean>(Object.entries(conditionsOf(useSite())))
  return (name) => {
    const holds = holding.get(name)
    if (holds === undefined) throw new Error(`A legal page depends on ${name}, which is no condition`)
    return holds
  }
}
