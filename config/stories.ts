import type { Settings } from '#domain/site/settings-schema.ts'

/**
 * The true stories and voices behind this site. `null` shows the invented example that the site ships with, labelled
 * as one, and keeps the launch check red; your own text takes its place on the page and loses the label. Publish only
 * what really happened, with the person's permission: invented testimonials are unlawful (FTC rule on fake reviews).
 *
 *   founder: {
 *     en: ['I became an agent because …', 'Today …'],
 *     es: ['Me hice agente porque …', 'Hoy …'],
 *   },
 *   testimonials: [
 *     { name: 'Dana R.', rating: 5, comment: { en: 'Clear answers.', es: 'Respuestas claras.' } },
 *   ],
 *   success: { term: { quote: { en, es }, name: 'The Ruiz family', who: { en, es }, plan: { en, es } }, … }
 *
 * With no true one to tell, `testimonials: []` and `'none'` in place of a success story leave that part out.
 */
export const stories: Settings['stories'] = {
  founder: null,
  testimonials: null,
  success: { term: null, iul: null, noExam: null, mortgage: null },
}
