export const ownStory = {
  quote: { en: 'We sleep better since then.', es: 'Desde entonces dormimos mejor.' },
  name: 'The Ruiz family',
  who: { en: 'Two children in Tampa', es: 'Dos hijos, en Tampa' },
  plan: { en: 'Term life over 20 years', es: 'Seguro a término a 20 años' },
}

/** What an operator may have set instead of what is shipped; one set for several tests, since each set is a site to start. */
export const ownSettings = {
  SITE_AGENT_YEARS_OF_EXPERIENCE: '23',
  SITE_PROTECTION_TOTAL_MILLIONS: '1250.5',
  SITE_AGENT_STATE_LICENSES: '[{"state":"CA","number":"0H12345"}]',
  SITE_AGENT_DOMICILE: 'Sacramento, California',
  SITE_LINKS_SCHEDULING_URL: 'https://calendar.example/alex',
  SITE_LEGAL_PAGES_DATE: '2026-01-31',
  SITE_RETENTION_LEAD_MONTHS: '18',
  SITE_STORIES_FOUNDER: JSON.stringify({
    en: ['I used to teach math.'],
    es: ['Yo daba clases de matemáticas.'],
  }),
  SITE_STORIES_TESTIMONIALS: JSON.stringify([
    { name: 'Ana P.', rating: 4, comment: { en: 'Patient and clear.', es: 'Con paciencia y claridad.' } },
  ]),
  SITE_STORIES_SUCCESS_TERM: JSON.stringify(ownStory),
  SITE_STORIES_SUCCESS_IUL: 'none',
}
