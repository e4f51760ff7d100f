import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { randomId } from '#app/browser/random-id.ts'
import { whenLoadedAndIdle } from '#app/browser/when-idle.ts'
import { ProductStep } from '#app/features/instant-quote/product/product-step.tsx'
import { QuestionsStep } from '#app/features/instant-quote/questions/questions-step.tsx'
import { Finding } from '#app/features/instant-quote/questions/search-notice.tsx'
import type { Assumed } from '#app/leads/plan-card/assumed-line.tsx'
import { latePart } from '#app/site/late-part.ts'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import layout from '#app/ui/layout/layout.module.css'
import { SubBar } from '#app/ui/layout/page-top/sub-bar.tsx'
import { cartItemFromQuote } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { formatNumber } from '#domain/format/format.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import { leadPersonOfInstant } from '#domain/leads/submission/lead-person.ts'
import { leadPlanFrom } from '#domain/leads/submission/plan-of-item.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import { type ProductType, planTypeOf, type SoldPlanType } from '#domain/plans/plan-type.ts'
import { continueMark } from '#domain/quotes/estimate/continue-address.ts'
import type { HealthCheckAnswers } from '#domain/quotes/instant/health-check.ts'
import { isInstantFormUnderAge, isInstantFormValid } from '#domain/quotes/instant/instant-fields.ts'
import { buildInstantRequest } from '#domain/quotes/instant/instant-request.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { quoteFeatures } from '#domain/quotes/quote-features.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { useAssumedValues } from './assumed-note.tsx'
import styles from './instant-quote.module.css'
import { type InstantQuote, useInstantQuote } from './use-instant-quote.ts'

/** Prices come after answers, and what shows them does so too: it is loaded while the questions are answered. */
const results = latePart(() => import('#app/features/instant-quote/results/results-step.tsx'))

/** The first number that a browser writes takes a slow phone several frames: none of them after a tap. */
function useNumbersAhead(): void {
  const language = toLanguage(useTranslation().i18n.language)
  useEffect(() => whenLoadedAndIdle(() => void formatNumber(0, language)), [language])
}

interface InstantQuotePageProps {
  cartCount: number
  cartButton: ReactNode
  onReviewCart: () => void
  /** The switch to the page's other view, which stands below the prices instead of above them. */
  views: ReactNode
  onAdd: (item: CartItem) => void
  /** Opens what a price is made of; from there, too, an application may start. */
  onOpenPrice: (opened: {
    quote: Quote
    planType: SoldPlanType
    isSample: boolean
    request: ApplicationRequest
    assumed: Assumed
  }) => void
  onStart: (request: ApplicationRequest) => void
  onOpenNeeds: (use: (amount: number) => void, ladder?: LadderAsk) => void
  /** Says that what shows the prices could not be loaded. */
  failure: (ways: { onRetry: () => void; onClose: () => void }) => ReactNode
}

/** Prices at once, without a name: a product, a page of questions, and what carriers would ask. */
export function InstantQuotePage(props: InstantQuotePageProps) {
  const site = useSite()
  const instant = useInstantQuote()
  const { form: device } = useFormData()
  const { step, form } = instant
  useNumbersAhead()

  const late = results.usePart(step !== 'product')
  const ResultsStep = late.part?.ResultsStep
  const [givenHealth, changeHealth] = useState<HealthCheckAnswers>({})

  const person = primaryPerson(device)
  const assumed = {
    values: useAssumedValues(instant),
    questions: instant.linkTo('questions', instant.assumed[0]),
  }

  function itemOf(quote: Quote, product: ProductType): CartItem {
    const parts = { quote, person, planType: planTypeOf(product), newId: randomId }
    return cartItemFromQuote({ ...parts, source: 'live', features: quoteFeatures(quote) })
  }

  const mayBePriced =
    site.prices !== 'from-service' &&
    !isInstantFormUnderAge(instant.priced, localToday()) &&
    isLicensedIn(site.agent.licensedStates, form.residentState)
  const ladder: LadderAsk | undefined = !mayBePriced
    ? undefined
    : {
        bodyFor({ years, amount }) {
          const asked = { ...instant.priced, productType: 'Term', termDuration: years } as const
          const policy = { ...asked, deathBenefit: amount }
          if (!isInstantFormValid(policy, localToday())) return undefined
          return buildInstantRequest(policy, site.placeholderProspect)
        },
        itemOf: (quote) => itemOf(quote, 'Term'),
      }

  /** The plan that was tapped, with the answers that it was priced with. */
  function requestOf(quote: Quote, product: ProductType): ApplicationRequest {
    return {
      plans: [leadPlanFrom(itemOf(quote, product))],
      people: [leadPersonOfInstant(form, person.fullName, instant.assumed)],
      personIds: [person.id],
    }
  }

  if (instant.isBringing) return <div style={{ minHeight: '100vh' }} aria-busy />
  return (
    <div className={styles.page}>
      <HiddenUntilKnown isKnown={instant.isRestored} />
      <BackBar instant={instant} cart={props.cartCount > 0 ? props.cartButton : null} />
      {step === 'product' ? <ProductStep instant={instant} /> : null}
      {step === 'questions' ? (
        <QuestionsStep
          instant={instant}
          healthCheck={{ given: givenHealth, change: changeHealth }}
          onOpenNeeds={(use) => props.onOpenNeeds(use, ladder)}
        />
      ) : null}
      {step === 'results' && !ResultsStep ? (
        <div className={layout.wrap} role="status">
          {late.isFailed ? null : <Finding isRetrying={false} />}
        </div>
      ) : null}
      {step === 'results' && late.isFailed
        ? props.failure({ onRetry: results.loadAgain, onClose: () => instant.goTo('questions') })
        : null}
      {step === 'results' && ResultsStep ? (
        <ResultsStep
          instant={instant}
          cartCount={props.cartCount}
          onReviewCart={props.onReviewCart}
          views={props.views}
          onAdd={(quote) => form.productType && props.onAdd(itemOf(quote, form.productType))}
          onStart={(quote) => form.productType && props.onStart(requestOf(quote, form.productType))}
          onOpenPrice={(quote) =>
            form.productType &&
            props.onOpenPrice({
              quote,
              planType: planTypeOf(form.productType),
              isSample: false,
              request: requestOf(quote, form.productType),
              assumed,
            })
          }
        />
      ) : null}
    </div>
  )
}

const before = { questions: 'product', results: 'questions' } as const

/** Back to the step before (from the first one, home); the cart once something is in it, beside prices what they ask for. */
function BackBar({ instant, cart }: { instant: InstantQuote; cart: ReactNode }) {
  const { t } = useTranslation('instant-quote')
  const back = instant.step === 'product' ? { to: paths.home } : instant.linkTo(before[instant.step])
  return (
    <SubBar {...back} label={t('back')}>
      {instant.step === 'results' ? <span className={styles.asked}>{t('results.nothingAsked')}</span> : cart}
    </SubBar>
  )
}

/**
 * Runs while the HTML is read. Where the device seems to hold a whole questionnaire, or a link brought answers, prices
 * are about to take the place of the step that the server rendered, so that is not painted first.
 */
const script = `try{if(location.hash.startsWith('${continueMark}')||!/[?&]product=/.test(location.search)&&!(history.state&&history.state.usr&&history.state.usr.view==='instant')&&/"email":"[^"]*@/.test(localStorage.getItem('${storageKeys.formData}')))document.documentElement.dataset.awaitsPrices=''}catch(e){}`

/** Only in the server's HTML: scripts that the browser adds later would not run. */
function HiddenUntilKnown({ isKnown }: { isKnown: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash
  return isKnown ? null : <script dangerouslySetInnerHTML={{ __html: script }} />
}
