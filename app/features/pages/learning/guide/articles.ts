import { Armchair, type IconNode, PiggyBank, Scale, Users } from 'lucide'
import { paths } from '#domain/site/paths.ts'

/** The spine of a guide on the shelf; nothing but guides has these colors. */
type GuideColor = 'blue' | 'purple' | 'emerald' | 'orange'

type GuideCategory = 'gettingStarted' | 'policyManagement' | 'costSavings' | 'applicationProcess'

/** What the code knows of a guide; its words are the namespace `guide-<id>`. */
export interface Article {
  /** Also the anchor of its card on the Learning Center and on /guides. */
  id: string
  /** The page that tells more of it. */
  path: string
  icon: IconNode
  color: GuideColor
  /** Minutes (LEARN-13). */
  readTime: number
  /** Without one, its card says "Guide". */
  category?: GuideCategory
}

/** The guides in their order on the shelf. */
export const articles = [
  {
    id: 'buying-tips',
    path: paths.buyingTips,
    icon: Scale,
    color: 'blue',
    readTime: 8,
    category: 'gettingStarted',
  },
  {
    id: 'beneficiary-guide',
    path: paths.beneficiaryGuide,
    icon: Users,
    color: 'purple',
    readTime: 6,
    category: 'policyManagement',
  },
  {
    id: 'affordable-insurance',
    path: paths.affordableInsurance,
    icon: PiggyBank,
    color: 'emerald',
    readTime: 7,
    category: 'costSavings',
  },
  {
    id: 'no-medical-exam',
    path: paths.noMedicalExam,
    icon: Armchair,
    color: 'orange',
    readTime: 5,
    category: 'applicationProcess',
  },
] as const satisfies readonly Article[]

export type ArticleId = (typeof articles)[number]['id']
