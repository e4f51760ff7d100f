import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from './language.ts'

/** Labels and messages as the specifications quote them, by the place of their words. */
const quoted: Record<string, string> = {
  'site-frame:splash.tagline': 'Life Insurance Made Simple',
  'site-frame:menu.insuranceTypes': 'Insurance Types',
  'site-frame:menu.termLife': 'Term Life',
  'site-frame:menu.wholeLife': 'Whole Life',
  'site-frame:menu.indexUniversalLife': 'Index Universal Life',
  'site-frame:menu.whyUs': 'Why Us',
  'site-frame:menu.faq': 'FAQ',
  'site-frame:menu.guides': 'Guides',
  'site-frame:menu.learning': 'Learning',
  'site-frame:menu.about': 'About',
  'site-frame:menu.home': 'Home',
  'site-frame:menu.dashboard': 'Dashboard',
  'site-frame:footer.company': 'Company',
  'site-frame:footer.resources': 'Resources',
  'site-frame:footer.contact': 'Contact',
  'site-frame:footer.moreWays': 'More ways to be covered',
  'site-frame:footer.socialMedia': 'Social Media',
  'site-frame:footer.support': 'Support',
  'site-frame:footer.contactUs': 'Contact Us',
  'site-frame:footer.pages.about': 'About',
  'site-frame:footer.pages.licensing': 'Licensing',
  'site-frame:footer.pages.faq': 'FAQ',
  'site-frame:footer.pages.privacyPolicy': 'Privacy Policy',
  'site-frame:footer.pages.terms': 'Terms & Conditions',
  'site-frame:footer.pages.disclaimers': 'Disclaimers',
  'site-frame:footer.pages.guides': 'Guides',
  'site-frame:footer.pages.learning': 'Learning Center',
  'site-frame:footer.legal.cookiePolicy': 'Cookie Policy',
  'site-frame:footer.legal.privacyPolicy': 'Privacy Policy',
  'site-frame:footer.legal.terms': 'Terms',
  'site-frame:footer.licensedAll': 'Licensed in all 50 states.',
  'site-frame:verse.reference': 'John 3:16',
  'site-frame:verse.close': 'Close',
  'home:hero.tagline': 'Life Insurance Made Simple',
  'questionnaire:progress.step': 'Step {{step}} of {{total}}',
  'questionnaire:nav.back': 'Back',
  'questionnaire:nav.continue': 'Continue',
  'questionnaire:nav.processing': 'Processing...',
  'questionnaire:trust.sslSecured': 'SSL Secured',
  'questionnaire:trust.hipaaCompliant': 'HIPAA Compliant',
  'questionnaire:error.generic': 'Please provide a valid answer to continue.',
  'questionnaire:questions.policyType.options.Term.label': 'Term Life',
  'questionnaire:questions.policyType.options.Whole.label': 'Whole Life',
  'questionnaire:questions.policyType.options.IUL.label': 'Index Universal Life',
  'questionnaire:questions.policyType.options.NotSure.label': 'Not Sure',
  'questionnaire:questions.state.placeholder': 'Select your state',
  'questionnaire:questions.sex.options.Male.label': 'Male',
  'questionnaire:questions.sex.options.Female.label': 'Female',
  'questionnaire:questions.healthRating.options.SuperPreferred.label': 'Super Preferred',
  'questionnaire:questions.healthRating.options.Preferred.label': 'Preferred',
  'questionnaire:questions.healthRating.options.Standard.label': 'Standard',
  'questionnaire:questions.healthRating.options.Table1.label': 'Table 1',
  'questionnaire:recommendation.continue': 'Continue',
  'questionnaire:recommendation.learnMore': 'Learn more',
  'review:cards.goals': 'Insurance Goals',
  'review:cards.personal': 'Personal Information',
  'review:cards.health': 'Health Information',
  'review:edit': 'Edit',
  'review:back': 'Back',
  'review:viewPlans': 'View Plans',
  'review:startOver.button': 'Start over',
  'review:goalCodes.protect_loved_ones': 'Protect my loved ones',
  'review:goalCodes.build_wealth': 'Build wealth',
  'review:goalCodes.pay_mortgage': 'Pay off my mortgage',
  'review:goalCodes.prepare_future': "Prepare for my family's future",
  'review:goalCodes.peace_of_mind': 'Peace of mind',
  'review:goalCodes.final_expenses': 'Cover final expenses',
  'comparison:back': 'Back to Review',
  'comparison:title': 'Your Personalized Insurance Plans',
  'comparison:plans.term.name': 'Term Life',
  'comparison:plans.whole.name': 'Whole Life',
  'comparison:plans.iul.name': 'Index Universal Life',
  'comparison:plans.term.text': 'Affordable protection for a specific period',
  'comparison:plans.whole.text': 'Lifetime protection with cash value',
  'comparison:plans.iul.text': 'Investment-focused with growth potential',
  'comparison:coverage.title': 'Adjust Coverage Amount',
  'comparison:coverage.label': 'Death Benefit Amount',
  'comparison:coverage.hint': 'Minimum: {{min}} • Recommended: {{low}} - {{high}}',
  'comparison:coverage.update': 'Update Quotes',
  'comparison:limits.title': 'Coverage Limit Information',
  'comparison:limits.warning': '{{carrier}} {{plan}} has a death benefit limit of {{amount}}',
  'comparison:loading.title': 'Finding Your Best Rates',
  'comparison:error.title': 'Unable to fetch quotes',
  'comparison:error.fetchFailed': 'Failed to fetch quotes. Showing sample quotes.',
  'comparison:error.missingInformation':
    'Missing required information. Please complete the questionnaire first.',
  'comparison:error.retry': 'Try Again',
  'comparison:results.found_other': '{{count}} {{plan}} Plans Found',
  'comparison:results.sorted': 'Sorted by monthly premium (lowest first)',
  'comparison:card.bestValue': 'Best Value',
  'comparison:card.sample': 'Sample price',
  'comparison:card.instantDecision': 'Instant Decision Available',
  'comparison:card.strength': 'A+ Rated Financial Strength',
  'comparison:card.add': 'Add to Cart',
  'comparison:empty.title': 'No Quotes Available',
  'comparison:empty.call': 'Call Agent',
  'comparison:cartLine.review': 'Review Cart',
  'cart:continue': 'Continue with this plan',
  'goal-quiz:result.learnMore': 'Learn More',
  'goal-quiz:result.restart': 'Take Quiz Again',
  'goal-quiz:result.quote': 'Get Your Free Quote',
  'goal-quiz:types.Term': 'Term Life',
  'goal-quiz:types.Whole': 'Whole Life',
  'goal-quiz:types.IUL': 'Index Universal Life',
  'instant-quote:views.instant': 'Instant quote',
  'instant-quote:views.plans': 'Your personalized plans',
  'instant-quote:product.help': 'Help me choose',
  'instant-quote:fields.gender': 'Sex at Birth',
  'instant-quote:solves.Min Non-MEC Death Benefit': 'Min Non-MEC Death Benefit',
  'instant-quote:solves.Max Non-MEC Premium': 'Max Non-MEC Premium',
  'instant-quote:solves.Target Death Benefit': 'Target Death Benefit',
  'instant-quote:solves.Solve Cash Value at Age': 'Solve Cash Value at Age',
  'instant-quote:error.incomplete': 'Please fill in all required fields',
  'instant-quote:error.submitFailed': 'Failed to submit quote request',
  'instant-quote:error.failed': 'An error occurred while getting your quotes',
  'instant-quote:error.timedOut': 'Timed out waiting for quotes',
  'instant-quote:error.startFailed': 'Failed to start application',
  'instant-quote:loading.title': 'Finding Your Best Rates',
  'instant-quote:loading.retrying': 'Failed to fetch policy search results',
  'instant-quote:empty.title': 'No Quotes Available',
  'instant-quote:empty.adjust': 'Adjust Inputs',
  'next-steps:options.title': 'Just One More Step',
  'next-steps:options.schedule.title': 'Schedule a Call',
  'next-steps:options.apply.title': 'Apply Online',
  'next-steps:options.notStarted.title': 'Failed to start application',
  'next-steps:contact.title': 'Schedule Your Call',
  'next-steps:confirmation.title': 'Thank You',
  'page-learning:title': 'Learning Center',
  'page-learning:lead': 'Master Life Insurance with Expert Guides and Educational Resources',
  'page-learning:tiles.noExam': 'No Exam Coverage',
  'page-learning:tiles.approval': 'Fast Approval',
  'page-learning:tiles.rates': 'Starting Rates',
  'page-learning:categories': 'Browse by Category',
  'page-learning:closing.title': 'Ready to Apply Your Knowledge?',
  'page-learning:closing.quote': 'Get Your Free Quote',
  'page-guides:closing.title': 'Ready to Get Your Life Insurance Quote?',
  'page-guides:closing.quote': 'Get Instant Quotes',
  'guide-labels:guide': 'Guide',
  'guide-labels:readTime': '{{count}} min read',
  'guide-labels:expertTip_other': 'Expert Tips',
  'guide-labels:takeaways': 'Key Takeaways',
  'guide-labels:categories.gettingStarted': 'Getting Started',
  'guide-labels:categories.policyManagement': 'Policy Management',
  'guide-labels:categories.costSavings': 'Cost & Savings',
  'guide-labels:categories.applicationProcess': 'Application Process',
}

function wordsAt(language: Language, place: string): unknown {
  const [namespace = '', path = ''] = place.split(':')
  const file = new URL(`locales/${language}/${namespace}.json`, import.meta.url)
  const read = (node: unknown, key: string): unknown =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).find(([name]) => name === key)?.[1]
      : undefined
  return path.split('.').reduce(read, JSON.parse(readFileSync(file, 'utf8')))
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

test('[I18N-08] what the specifications quote stands exactly so in English', () => {
  const found = Object.keys(quoted).map((place) => [place, wordsAt('en', place)])
  expect(Object.fromEntries(found)).toEqual(quoted)
})

test('[I18N-09] each of these has Spanish words of its own, with the same values in them', () => {
  for (const [place, english] of Object.entries(quoted)) {
    const spanish = String(wordsAt('es', place) ?? '')
    expect(spanish.trim(), place).not.toBe('')
    expect(spanish, place).not.toBe(english)
    expect(placeholders(spanish), place).toEqual(placeholders(english))
    expect(spanish.length, place).toBeLessThan(english.length * 2.5 + 15)
  }
})
