import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { added, fillPerson, luis, openPeople } from '../../fixtures/quotes/people.ts'
import { cartItem, stored } from '../../fixtures/quotes/stub-quotes.ts'

test('[PEOPLE-01] [QUEST-58] a spouse and a child are added on the review page, and are there after a reload', async ({
  page,
}) => {
  const part = await openPeople(page)
  await expect(part).toContainText('Shopping for someone else too?')
  const add = part.getByRole('button', { name: 'Add a person' })
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await fillPerson(dialog, luis)
  // The state is the visitor's own until another is chosen.
  await expect(dialog.getByLabel('State', { exact: true })).toHaveValue('FL')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('status')).toHaveText('Luis Alvarez was added.')

  await add.click()
  await fillPerson(dialog, {
    ...luis,
    relationship: 'Child',
    name: 'Ana Alvarez',
    born: ['May', '9', '2019'],
    sex: 'Female',
  })
  await expect(dialog).toContainText('Most carriers start at age 18.')
  await dialog.getByLabel('Feet').selectOption('3 ft')
  await dialog.getByLabel('Weight').fill('48')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.reload()
  await hydrated(page)
  const rows = part.getByRole('listitem')
  await expect(rows).toHaveText([
    /^Maria AlvarezYou$/,
    /^Luis AlvarezSpouse, born June 2, 1984.*Florida, no tobacco, Preferred/,
    /^Ana AlvarezChild, born May 9, 2019/,
  ])
  const form = await stored(page, 'formData')
  expect(form).toMatchObject({ numberOfPeople: 3, shoppingForMultiple: true })
  expect(form).toMatchObject({
    people: [
      { id: 'primary' },
      { relationshipToPrimary: 'Spouse', dateOfBirth: '1984-06-02', weightPounds: 180, selectedTerm: 20 },
      { relationshipToPrimary: 'Child', heightFeet: 3, weightPounds: 48 },
    ],
  })
})

test('what is missing is said in one place, which takes the focus; what is typed outlives a reload', async ({
  page,
}) => {
  const part = await openPeople(page)
  await part.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await fillPerson(dialog, { ...luis, born: ['June', '2', '2015'] })
  await dialog.getByLabel('Weight').fill('18')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const summary = dialog.getByRole('region', { name: 'Please provide a valid answer to continue.' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    /^Only a child can be under 18 here/,
    /^Type a weight from 80 to 500 pounds/,
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link', { name: /^Only a child/ }).click()
  await expect(dialog.getByLabel('Year')).toBeFocused()
  await dialog.getByLabel('Year').fill('1984')
  await expect(summary.getByRole('listitem')).toHaveCount(1)

  await page.reload()
  await hydrated(page)
  await expect(dialog.getByLabel('Full name')).toHaveValue('Luis Alvarez')
  await dialog.getByLabel('Weight').fill('180')
  // Closing keeps it too; Cancel does not.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await part.getByRole('button', { name: 'Add a person' }).click()
  await expect(dialog.getByLabel('Weight')).toHaveValue('180')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await part.getByRole('button', { name: 'Add a person' }).click()
  await expect(dialog.getByLabel('Full name')).toHaveValue('')
  expect(await stored(page, 'formData')).toMatchObject({ numberOfPeople: 1 })
})

test('[PEOPLE-03] a person is edited, and removed after asking back; their plans in the cart follow', async ({
  page,
}) => {
  const item = { personId: 'p2', personName: 'Luis Alvarez', relationship: 'Spouse' }
  const part = await openPeople(page, [added('p2')], {
    cart: [cartItem(), cartItem({ id: 'item-2', ...item })],
  })
  const rows = part.getByRole('listitem')
  await expect(rows.nth(0).getByRole('button')).toHaveCount(0)
  await part.getByRole('button', { name: 'Edit Luis Alvarez' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Luis Alvarez' })
  await dialog.getByLabel('Full name').fill('Luis Alvarez Diaz')
  await dialog.getByLabel('How is this person related to you?').selectOption('Business partner')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rows.nth(1)).toContainText('Luis Alvarez DiazBusiness partner, born June 2, 1984')
  expect(await stored(page, 'cart')).toMatchObject([
    { personName: 'Maria Alvarez' },
    { personName: 'Luis Alvarez Diaz', relationship: 'Business Partner' },
  ])

  await part.getByRole('button', { name: 'Remove Luis Alvarez Diaz' }).click()
  const sure = page.getByRole('dialog', { name: 'Remove Luis Alvarez Diaz?' })
  await expect(sure).toContainText('takes 1 plan out of your cart')
  await sure.getByRole('button', { name: 'Keep' }).click()
  await expect(rows).toHaveCount(2)
  await part.getByRole('button', { name: 'Remove Luis Alvarez Diaz' }).click()
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(1)
  await expect(part.getByRole('heading', { name: 'Who is this for?' })).toBeFocused()
  expect(await stored(page, 'cart')).toMatchObject([{ id: 'item-1' }])
  expect(await stored(page, 'formData')).toMatchObject({ numberOfPeople: 1, shoppingForMultiple: false })
})

test('ten people are as many as fit, and starting over clears them with their plans', async ({ page }) => {
  const others = Array.from({ length: 9 }, (_, index) => added(`p${index}`, { fullName: `Child ${index}` }))
  const cart = [cartItem(), cartItem({ id: 'item-2', personId: 'p3', personName: 'Child 3' })]
  const part = await openPeople(page, others, { cart })
  await expect(part.getByRole('button', { name: 'Add a person' })).toHaveCount(0)
  await expect(part).toContainText('You have 10 people, the most that fit here.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('dialog')).toContainText('the people you added, and their plans in your cart')
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(page).toHaveURL('/quote')
  expect(await stored(page, 'cart')).toMatchObject([{ personId: 'primary' }])
  expect(await stored(page, 'formData')).toBeNull()
})
