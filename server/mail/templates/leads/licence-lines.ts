import { locales } from '#domain/format/format.ts'
import { stateCodes, stateNames } from '#domain/people/states/states.ts'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { fill } from '#server/mail/templates/fill.ts'
import { leadWords } from './lead-words.ts'

/**
 * Who writes, by which licenses: name, the word "insurance", numbers, domicile. California asks it of e-mails about
 * licensed activity (Insurance Code 1725.5 and 1726).
 */
export function licenceLines(
  { brand, agent }: { brand: string; agent: Settings['agent'] },
  language: Language,
): string {
  const { licence } = leadWords[language]
  const { licensedStates: states, stateLicenses, domicile, name } = agent
  const isEverywhere = states === 'all' || states.length === stateCodes.length
  const list = new Intl.ListFormat(locales[language])
  return [
    fill(licence.agent, { agent: name }),
    isEverywhere
      ? licence.everywhere
      : fill(licence.states, { states: list.format(states.map((code) => stateNames[code])) }),
    fill(licence.producerNumber, { number: agent.nationalProducerNumber }),
    ...stateLicenses.map(({ state, number }) =>
      fill(licence.state, { state: stateNames[state], agent: name, number }),
    ),
    ...(domicile === null ? [] : [fill(licence.domicile, { place: domicile })]),
    fill(licence.independent, { brand }),
  ].join(' ')
}
