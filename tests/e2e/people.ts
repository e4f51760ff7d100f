import type { Locator, Page } from '@playwright/test'
import { answeredForm, expect, hydrated, seed } from './fixtures.ts'

/** Another person as the device keeps them; `changes` replace their answers. */
export function added(id: string, changes: Record<string, unknown> = {}) {
  return {
    ...answeredForm().people[0],
    id,
    fullName: 'Luis Alvarez',
    email: '',
    phone: '',
    dateOfBirth: '1984-06-02',
    gender: 'Male',
    heightFeet: 5,
    heightInches: 11,
    weightPounds: 180,
    relationshipToPrimary: 'Spouse',
    ...changes,
  }
}

/** The answers of several people, Maria the first. */
export function formOf(others: readonly Record<string, unknown>[]) {
  const people = [...answeredForm().people, ...others]
  return { ...answeredForm(), people, numberOfPeople: people.length, shoppingForMultiple: people.length > 1 }
}

/** Opens the review with these people on the device, and gives the part of it that lists them. */
export async function openPeople(
  page: Page,
  others: readonly Record<string, unknown>[] = [],
  stored: Record<string, unknown> = {},
): Promise<Locator> {
  await seed(page, { formData: formOf(others), ...stored })
  await page.goto('/quote/review')
  await hydrated(page)
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'Who is this for?' }) })
  await expect(part).toBeVisible()
  return part
}

/** Fills the form about a person, in English. */
export async function fillPerson(dialog: Locator, person: PersonAnswers): Promise<void> {
  const [month, day, year] = person.born
  await dialog.getByLabel('How is this person related to you?').selectOption(person.relationship)
  await dialog.getByLabel('Full name').fill(person.name)
  await dialog.getByLabel('Month').selectOption(month)
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByLabel('Year').fill(year)
  await dialog.getByRole('radio', { name: person.sex, exact: true }).check()
  await dialog.getByRole('radio', { name: person.tobacco, exact: true }).check()
  await dialog.getByLabel('Feet').selectOption(person.feet)
  await dialog.getByLabel('Inches').selectOption(person.inches)
  await dialog.getByLabel('Weight').fill(person.weight)
  await dialog.getByLabel('How is this person’s health?').selectOption(person.health)
}

export interface PersonAnswers {
  relationship: string
  name: string
  born: readonly [month: string, day: string, year: string]
  sex: 'Male' | 'Female'
  tobacco: 'Yes' | 'No'
  feet: string
  inches: string
  weight: string
  health: string
}

export const luis: PersonAnswers = {
  relationship: 'Spouse',
  name: 'Luis Alvarez',
  born: ['June', '2', '1984'],
  sex: 'Male',
  tobacco: 'No',
  feet: '5 ft',
  inches: '11 in',
  weight: '180',
  health: 'Preferred',
}
