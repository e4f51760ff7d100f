import type { TFunction } from 'i18next'
import { formatCoverageShort, formatHeightShort, formatWeight, formatYears } from '#domain/format/format.ts'
import type { Person, QuestionWithDefault } from '#domain/people/person.ts'
import type { Language } from '#domain/site/language.ts'

type AssumedPerson = Pick<
  Person,
  'selectedCoverage' | 'heightFeet' | 'heightInches' | 'weightPounds' | 'healthRating' | 'selectedTerm'
>

/** What a price assumes where a default was left untouched, in the fewest words: "5′10″", "170 lb", "Standard". */
export function assumedWords(
  t: TFunction<never>,
  question: QuestionWithDefault,
  person: AssumedPerson,
  language: Language,
): string {
  switch (question) {
    case 'coverage':
      return formatCoverageShort(person.selectedCoverage, language)
    case 'height':
      return formatHeightShort(person.heightFeet, person.heightInches)
    case 'weight':
      return formatWeight(person.weightPounds, language)
    case 'healthRating':
      return t(`common:healthClasses.${person.healthRating}`, { defaultValue: person.healthRating })
    case 'termLength':
      return formatYears(person.selectedTerm, language)
  }
}
