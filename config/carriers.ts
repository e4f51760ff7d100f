import type { Carrier } from '#domain/carriers/carrier.ts'

/**
 * The carriers of the site. Everything here is the operator's to change: enter each carrier's real products,
 * issue ages, financial-strength rating and logo before going public (`npm run launch-check` names what is missing).
 *
 * - Limits of the first six are the site's own table (LIMITS-07 to LIMITS-12); those of the other three are starting values.
 * - Product names are plain descriptions, not the carriers' trade names.
 * - `priceLevel` spreads the estimates around the engine's market average of 1.00 as a market does: the lowest
 *   about 0.81, the three lowest about 0.90 together, the highest about 1.20. It says nothing true about who is
 *   cheaper; put in what you see in your own quotes.
 * - Guaranteed and variable universal life and final expense spread alike, as far as fewer carriers allow; who sells
 *   them here, and up to what amount, are starting values.
 * - `ageBasis`, `instantDecision` and `stars` are starting values too; without `starsFrom` the stars are called an example.
 */

const instantTerm = { maxDeathBenefit: 1_000_000, maxAge: 60 }
const instantPermanent = { maxDeathBenefit: 500_000, maxAge: 60 }

/** What is not said of a product below is said here, once for all carriers. */
const levelTerm = {
  name: 'Level Term {term}',
  minIssueAge: 18,
  minDeathBenefit: 25_000,
  maxIssueAgeByTerm: { 10: 75, 15: 70, 20: 65, 25: 60, 30: 55 },
}
const wholeLife = {
  name: 'Whole Life',
  minIssueAge: 18,
  minDeathBenefit: 25_000,
  maxIssueAge: 80,
  participating: false,
}
const indexUniversalLife = {
  name: 'Index Universal Life',
  minIssueAge: 18,
  minDeathBenefit: 25_000,
  maxIssueAge: 75,
}

const guaranteedUniversalLife = {
  name: 'Guaranteed Universal Life',
  minIssueAge: 18,
  maxIssueAge: 80,
  minDeathBenefit: 25_000,
  instantDecision: null,
}
const variableUniversalLife = {
  name: 'Variable Universal Life',
  minIssueAge: 18,
  maxIssueAge: 75,
  minDeathBenefit: 50_000,
  instantDecision: null,
}
const finalExpense = {
  name: 'Final Expense Whole Life',
  minIssueAge: 50,
  maxIssueAge: 85,
  minDeathBenefit: 5000,
  instantDecision: { maxDeathBenefit: 50_000, maxAge: 85 },
}

export const carriers: Carrier[] = [
  {
    id: 'americo',
    name: 'Americo',
    logo: null,
    initials: 'AM',
    color: 'gradient-ink',
    strengthRating: null,
    stars: 4,
    starsFrom: null,
    limits: { term: 500_000, whole: 100_000, iul: 500_000 },
    products: {
      term: { ...levelTerm, priceLevel: 1.07, ageBasis: 'last', instantDecision: instantTerm },
      whole: { ...wholeLife, priceLevel: 1.03, ageBasis: 'last', instantDecision: instantPermanent },
      iul: { ...indexUniversalLife, priceLevel: 1.03, ageBasis: 'last', instantDecision: instantPermanent },
      gul: null,
      vul: null,
      finalExpense: { ...finalExpense, priceLevel: 0.93, ageBasis: 'last', maxDeathBenefit: 40_000 },
    },
    inCarrierStrip: false,
    inLimitTable: true,
  },
  {
    id: 'mutual-of-omaha',
    name: 'Mutual of Omaha',
    logo: null,
    initials: 'MO',
    color: 'gradient-ink',
    strengthRating: null,
    stars: 5,
    starsFrom: null,
    limits: { term: 1_000_000, whole: 250_000, iul: 1_000_000 },
    products: {
      term: { ...levelTerm, priceLevel: 1.01, ageBasis: 'last', instantDecision: instantTerm },
      whole: { ...wholeLife, priceLevel: 0.97, ageBasis: 'last', instantDecision: null },
      iul: { ...indexUniversalLife, priceLevel: 0.97, ageBasis: 'last', instantDecision: null },
      gul: { ...guaranteedUniversalLife, priceLevel: 0.93, ageBasis: 'last', maxDeathBenefit: 1_000_000 },
      vul: null,
      finalExpense: { ...finalExpense, priceLevel: 0.96, ageBasis: 'last', maxDeathBenefit: 40_000 },
    },
    inCarrierStrip: true,
    inLimitTable: true,
  },
  {
    id: 'sbli',
    name: 'SBLI',
    logo: null,
    initials: 'SB',
    color: 'gradient-night',
    strengthRating: null,
    stars: 4,
    starsFrom: null,
    limits: { term: 1_000_000, whole: 250_000, iul: 500_000 },
    products: {
      term: { ...levelTerm, priceLevel: 0.97, ageBasis: 'nearest', instantDecision: instantTerm },
      whole: { ...wholeLife, priceLevel: 0.92, ageBasis: 'nearest', instantDecision: instantPermanent },
      iul: { ...indexUniversalLife, priceLevel: 1.01, ageBasis: 'nearest', instantDecision: null },
      gul: null,
      vul: null,
      finalExpense: null,
    },
    inCarrierStrip: true,
    inLimitTable: true,
  },
  {
    id: 'foresters-financial',
    name: 'Foresters Financial',
    logo: null,
    initials: 'FF',
    color: 'gradient-ink',
    strengthRating: null,
    stars: 4,
    starsFrom: null,
    limits: { term: 1_000_000, whole: 250_000, iul: 500_000 },
    products: {
      term: { ...levelTerm, priceLevel: 1.04, ageBasis: 'last', instantDecision: instantTerm },
      whole: { ...wholeLife, priceLevel: 0.81, ageBasis: 'last', instantDecision: instantPermanent },
      iul: { ...indexUniversalLife, priceLevel: 1.07, ageBasis: 'last', instantDecision: instantPermanent },
      gul: null,
      vul: null,
      finalExpense: { ...finalExpense, priceLevel: 1.1, ageBasis: 'last', maxDeathBenefit: 35_000 },
    },
    inCarrierStrip: false,
    inLimitTable: true,
  },
  {
    id: 'legal-general-america',
    name: 'Legal & General America',
    logo: null,
    initials: 'LG',
    color: 'gradient-brand',
    strengthRating: null,
    stars: 5,
    starsFrom: null,
    limits: { term: 2_000_000, whole: 500_000, iul: 1_000_000 },
    products: {
      term: { ...levelTerm, priceLevel: 0.81, ageBasis: 'nearest', instantDecision: instantTerm },
      whole: { ...wholeLife, priceLevel: 1, ageBasis: 'nearest', instantDecision: null },
      iul: { ...indexUniversalLife, priceLevel: 0.92, ageBasis: 'nearest', instantDecision: null },
      gul: { ...guaranteedUniversalLife, priceLevel: 0.81, ageBasis: 'nearest', maxDeathBenefit: 1_000_000 },
      vul: null,
      finalExpense: null,
    },
    inCarrierStrip: true,
    inLimitTable: true,
  },
  {
    id: 'transamerica',
    name: 'Transamerica',
    logo: null,
    initials: 'TA',
    color: 'gradient-ink',
    strengthRating: null,
    stars: 4,
    starsFrom: null,
    limits: { term: 1_500_000, whole: 300_000, iul: 750_000 },
    products: {
      term: { ...levelTerm, priceLevel: 0.98, ageBasis: 'nearest', instantDecision: instantTerm },
      whole: { ...wholeLife, priceLevel: 1.07, ageBasis: 'nearest', instantDecision: instantPermanent },
      iul: {
        ...indexUniversalLife,
        priceLevel: 0.81,
        ageBasis: 'nearest',
        instantDecision: instantPermanent,
      },
      gul: { ...guaranteedUniversalLife, priceLevel: 0.96, ageBasis: 'nearest', maxDeathBenefit: 750_000 },
      vul: { ...variableUniversalLife, priceLevel: 0.92, ageBasis: 'nearest', maxDeathBenefit: 750_000 },
      finalExpense: { ...finalExpense, priceLevel: 0.81, ageBasis: 'nearest', maxDeathBenefit: 50_000 },
    },
    inCarrierStrip: true,
    inLimitTable: true,
  },
  {
    id: 'corebridge-financial',
    name: 'Corebridge Financial',
    logo: null,
    initials: 'CF',
    color: 'gradient-night',
    strengthRating: null,
    stars: 4,
    starsFrom: null,
    limits: { term: 2_000_000, whole: null, iul: 1_000_000 },
    products: {
      term: { ...levelTerm, priceLevel: 0.92, ageBasis: 'nearest', instantDecision: instantTerm },
      whole: null,
      iul: { ...indexUniversalLife, priceLevel: 0.99, ageBasis: 'nearest', instantDecision: null },
      gul: { ...guaranteedUniversalLife, priceLevel: 1.1, ageBasis: 'nearest', maxDeathBenefit: 1_000_000 },
      vul: { ...variableUniversalLife, priceLevel: 1, ageBasis: 'nearest', maxDeathBenefit: 1_000_000 },
      finalExpense: null,
    },
    inCarrierStrip: true,
    inLimitTable: false,
  },
  {
    id: 'john-hancock',
    name: 'John Hancock',
    logo: null,
    initials: 'JH',
    color: 'gradient-brand',
    strengthRating: null,
    stars: 5,
    starsFrom: null,
    limits: { term: 2_000_000, whole: null, iul: 2_000_000 },
    products: {
      term: { ...levelTerm, priceLevel: 1, ageBasis: 'nearest', instantDecision: null },
      whole: null,
      iul: { ...indexUniversalLife, priceLevel: 1.2, ageBasis: 'nearest', instantDecision: null },
      gul: { ...guaranteedUniversalLife, priceLevel: 1.2, ageBasis: 'nearest', maxDeathBenefit: 2_000_000 },
      vul: { ...variableUniversalLife, priceLevel: 1.08, ageBasis: 'nearest', maxDeathBenefit: 2_000_000 },
      finalExpense: null,
    },
    inCarrierStrip: true,
    inLimitTable: false,
  },
  {
    id: 'united-home-life',
    name: 'United Home Life',
    logo: null,
    initials: 'UH',
    color: 'gradient-ink',
    strengthRating: null,
    stars: 3,
    starsFrom: null,
    limits: { term: 500_000, whole: 150_000, iul: null },
    products: {
      term: {
        ...levelTerm,
        priceLevel: 1.2,
        ageBasis: 'last',
        instantDecision: { maxDeathBenefit: 500_000, maxAge: 65 },
      },
      whole: {
        ...wholeLife,
        priceLevel: 1.2,
        ageBasis: 'last',
        instantDecision: { maxDeathBenefit: 150_000, maxAge: 80 },
      },
      iul: null,
      gul: null,
      vul: null,
      finalExpense: { ...finalExpense, priceLevel: 1.2, ageBasis: 'last', maxDeathBenefit: 50_000 },
    },
    inCarrierStrip: true,
    inLimitTable: false,
  },
]
