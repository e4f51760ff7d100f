import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import type { Insured, PriceTalk } from './price-talk.ts'
import { ageSaid, insuredSaid, sexSaid } from './read-person.ts'
import { amountSaid, productSaid, ratingSaid, soldTerm, yearsSaid } from './read-plan.ts'
import { stateSaid } from './read-state.ts'
import { ago, tobaccoSaid } from './read-tobacco.ts'
import { restOf } from './rest-of-text.ts'
import { spelled } from './spelled.ts'

/** What a message says that matters for a price. */
export interface PriceMessage {
  /** What it answers. */
  answers: KnownAnswers
  /** For whom a price is wanted, where it says so. */
  insured: Insured | undefined
  /** Tobacco is spoken of, but not whether it was used in the last 12 months. */
  isTobaccoOpen: boolean
  /** Years that were asked for and that no term has. */
  otherYears: number | undefined
  /** A birth was told in place of an age. */
  toldBirth: boolean
  /** Numbers were told where the amount was asked for, none of which is one. */
  isAmountOdd: boolean
  /** Whether it speaks of what something costs, and whether it plainly asks that. */
  asksPrice: boolean
  asksPlainly: boolean
  /** Whether it is about something that no price answers: which is best, whether one qualifies, what happens if. */
  asksElse: boolean
  /** How many of its words were not understood here. */
  others: number
}

const price =
  /\b(?:how much(?: (?:would|will|does|do|is|are|for|it))*|how mutch|(?:whats?|what is) the (?:cost|price|damage)|costs?|costing|prices?|priced?|pricing|quotes?|quotation|rates?|premiums?|estimates?|what (?:would|will|do|does) (?:i|it|she|he|we) (?:pay|cost|run)|pay(?:ing)?|(?:a|per|each) month|monthly|ballpark|cuanto(?: me| le| nos| se)?|cuesta[ns]?|costaria|costarian|cuestan|costo|coste|cobran|cobraria|saldria|sale|salen|vale|precios?|cotiz\w+|pago|pagaria|pagar|pagan|prima|tarifas?|al mes|mensual(?:es)?|por mes|presupuesto|estimado)\b/
/** Of these words, those by which somebody begins: whoever only "pays" or finds it "worth" something asks no price. */
const plainlyPrice =
  /\b(?:how much|how mutch|(?:whats?|what is) the (?:cost|damage)|costs?|costing|prices?|priced?|pricing|quotes?|quotation|estimates?|(?:a|per|each) month|monthly|ballpark|cuant[oa]|cuesta[ns]?|costaria[n]?|costo|coste|precios?|cotiz\w+|al mes|mensual(?:es)?|por mes|estimado)\b/
/** How much one needs, or what a word means, is another question than what it costs. */
const need =
  /\b(?:401k|403b|roth|(?:what is|whats|what are|que es|que son|how does|como funciona)(?! ?(?:the |it |el |la )?(?:cost|price|damage|precio|costo|[\d$]))|how much (?:more )?(?:life )?(?:insurance|coverage|cover|should|do i need)|how many|how come|left|cant|do i (?:still )?need|salary|times|cuanto seguro|cuanta cobertura|cuant[oa]s|salario|sueldo|veces|no me deja|no sale|no cae|faltan|quedan)\b/
const elsewhere =
  /\b(?:better|best|(?:good|fair) (?:price|deal|one|idea|plan|rate|for)|buen (?:precio|plan)|should|recommend\w*|suggest|advice|advise|qualif\w+|approved?|accepted|denied|decline\w*|reject\w*|eligible|happens?|why|when|who|which|difference|versus|vs|exam\w*|mean\w*|guarantee\w*|promise\w*|lie|lying|hide|say|cheap(?:er|est)?|application|cover(?:s|ed)?|pays out|payout|expire\w*|ends?|cancel\w*|convert|refund|ever|go(?:es)? up|increase\w*|average|compare|because|worth|cash value|died|passed|claim|calculat\w*|mejor(?:es)?|deberia|recomiend\w+|aconsej\w+|califi\w+|aprueb\w+|aprobad\w+|acept\w+|rechaz\w+|pasa|por que|cuando|quien|cual(?:es)?|diferencia|examen|signific\w+|garanti\w+|promet\w+|mentir|mienta|barat\w+|solicitud|cubre|vence|termina|cancel\w+|promedio|comparar|porque|conviene|murio|fallecio|reclam\w+|devuelv\w+|sube|tax\w*|impuest\w*)\b/
const small = new Set(
  `a an the of to in on at by for from with as is are was be been am do does did and or so but if then than just also too
  i im ive id ill me my mine myself you your u ur we us our it its that this these those there here have has had will would
  can could may might please pls plz hi hello hey ok okay well um about any some what whats hows how thanks thank much
  more need needs want wants wanted like looking look get got getting take give see tell know help worth now today around
  approximately roughly insurance insured insure coverage covered policy policies plan plans life amount old year years
  yr yrs month sex gender age state live living lives dollar dollars usd bucks cover buy one only still currently person
  both each yes no not nonsmoker same instead change make put use user sir maam basically nearly health class only
  el la los las un una unos unas lo y e o u pero de del al en por para con sin sobre es son fue ser estar esta estoy hay
  yo mi mis tu tus su sus se le les nos usted ustedes que como si ya muy mas tambien favor hola buenos buenas dias tardes
  gracias necesito necesita quiero quiere quisiera quisieramos busco buscando dar deme dame digame dime decirme saber
  puede puedo podria me te seguro seguros poliza polizas cobertura plan planes vida suma monto cantidad edad ano anos
  mes sexo estado vivo vive soy tengo tiene dolar dolares persona solo solamente ahora hoy mas menos unos cerca
  aproximadamente alrededor actualmente entonces pues bueno senor senora cambiar poner mismo misma igual clase salud
  va voy ir algo eso ese esa asi what bout que tal fuera seria serian iria iba`.split(/\s+/),
)

/** Reads a message as part of a conversation about a price; `talk` is how far that has come. */
export function readMessage(message: string, talk: PriceTalk | undefined): PriceMessage {
  const whole = spelled(message)
  const text = restOf(whole)
  const asks = talk?.asks
  const asksPrice = text.has(price)
  const asksPlainly = text.has(plainlyPrice)
  // "A veces" counts how often somebody smokes, and else how many times something is.
  const tobacco = tobaccoSaid(text, asks === 'tobacco')
  const asksElse = text.has(elsewhere) || text.has(need)
  text.takeAll(ago)
  const { age: told, ofSelf, toldBirth } = ageSaid(text, asks === 'age')
  const { amount, isOdd: isAmountOdd } = amountSaid(text, asks === 'deathBenefit')
  const rating = ratingSaid(text)
  const product = productSaid(text)
  const { years, age = told } = yearsSaid(text, told !== undefined || product === 'Term')
  const person = insuredSaid(text, whole, ofSelf)
  const state = stateSaid(text, message, asks === 'residentState')
  const sex = sexSaid(text, asks === 'gender') ?? person.gender
  text.takeAll(price)
  const left = text.left().match(/[a-z0-9]+/g) ?? []
  return {
    answers: {
      ...(product !== undefined && { productType: product }),
      ...(state !== undefined && { residentState: state }),
      ...(age !== undefined && { age }),
      ...(sex !== undefined && { gender: sex }),
      ...(typeof tobacco === 'boolean' && { tobacco }),
      ...(amount !== undefined && { deathBenefit: amount }),
      ...(years !== undefined && { termDuration: soldTerm(years) }),
      ...(rating !== undefined && { healthRating: rating }),
    },
    insured: person.insured,
    isTobaccoOpen: tobacco === 'open',
    otherYears: years === undefined || soldTerm(years) === years ? undefined : years,
    toldBirth,
    isAmountOdd,
    asksPrice,
    asksPlainly,
    asksElse,
    others: left.filter((word) => !small.has(word)).length,
  }
}

/** Whether it says anything that a price depends on. */
export function saysSomething({ answers, insured, ...read }: PriceMessage): boolean {
  const isHalfTold = read.isTobaccoOpen || read.toldBirth || read.isAmountOdd
  return Object.keys(answers).length > 0 || insured !== undefined || isHalfTold
}
