import { readFile } from 'node:fs/promises'
import {
  askForCall,
  inDatabase,
  newAgent,
  newName,
  newPhone,
  openDesk,
  test,
} from '../../fixtures/account/agent-desk.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'

test.use({ viewport: phone })

test('[O17] [O18] a person is typed in on a phone, a file comes in past its mistakes and duplicates, and all of them go out', async ({
  page,
  address,
}) => {
  const family = newName('').trim()
  const named = (first: string) => `${first} ${family}`
  const [typed, known, ofFile] = [newPhone(), newPhone(), newPhone()]
  await askForCall(address, named('Otis'), { phone: known })
  await openDesk(page, await newAgent(address), '/agent?view=people')
  const heading = page.getByRole('heading', { level: 1 })
  const stored = () =>
    inDatabase(address, async (sql) => {
      const like = `%${family}`
      const rows = await sql<{
        kind: string
      }>`select kind from leads where person_name like ${like} order by kind`
      return rows.map(({ kind }) => kind)
    })

  await test.step('typed in, with who has this number already', async () => {
    await page.getByRole('link', { name: 'Add a person' }).click()
    await page.getByRole('button', { name: 'Save person' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByText('Write a phone number or an email.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel('Name', { exact: true }).fill(named('Olive'))
    await page.getByLabel('Phone', { exact: true }).fill(known)
    await page.getByRole('link', { name: `Open ${named('Otis')}` }).click()
    await expect(heading).toHaveText(named('Otis'))
    await page.goBack()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(named('Olive'))
    await page.getByLabel('Phone', { exact: true }).fill(typed)
    await expect(page.getByText('Somebody with this phone or email is here already.')).toBeHidden()
    await page.getByRole('checkbox', { name: 'Phone call' }).check({ force: true })
    await page.getByLabel('What did they agree to?').fill('A call about term plans')
    await page.getByLabel('Note', { exact: true }).fill('Met at the fair')
    await page.getByRole('button', { name: 'Save person' }).click()
    await expect(heading).toHaveText(named('Olive'))
    await expect(page.getByText('Met at the fair')).toBeVisible()
    await expect(
      page.getByText(/“A call about term plans”\. No sentence of the site was shown\.$/),
    ).toBeVisible()
  })

  await page.setViewportSize(desktop)
  const people = page.getByRole('list', { name: 'Personas' }).getByRole('listitem')
  await test.step('a file is looked at first, and what is chosen comes', async () => {
    const file = [
      'First Name,Last Name,Mobile,State,Status,DNC,Shoe size',
      `José,${family},${ofFile},FL,Quoted,,9`,
      `Ruth,${family},${newPhone()},Ohio,,yes,7`,
      `Sam,${family},${newPhone()},TX,Hot,,`,
      `Olive,${family},${typed},OH,,,`,
    ]
    await page.goto('/agent?view=people&task=import&lng=es')
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\n')) })
    await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
      '2 personas son nuevas.',
      '1 persona ya está aquí.',
      '1 línea tiene un error y no se importa.',
    ])
    await expect(page.getByText('1 columna no se importa. Shoe size')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Errores' }).getByRole('listitem')).toHaveText([
      /^Línea 4 “Hot” no es una etapa/,
    ])
    await expectNoAxeViolations(page)
    expect(await stored()).toEqual(['call', 'typed'])
    await page.getByRole('button', { name: 'Importar 2 personas' }).click()
    await expect(page.getByText('Se importaron 2 personas.')).toBeVisible()
    expect(await stored()).toEqual(['call', 'imported', 'imported', 'typed'])
  })

  await test.step('all of them go out', async () => {
    await page.getByRole('link', { name: 'Ver todas las personas' }).click()
    await page.getByRole('searchbox').fill(family)
    await expect(people).toHaveCount(4)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const exported = await readFile(await (await download).path(), 'utf8')
    const [head, ...lines] = exported.split('\r\n').filter(Boolean)
    expect(head).toMatch(/^\uFEFFfull_name,first_name,last_name,phone,email,state,language,stage/)
    expect(lines).toHaveLength(4)
    expect(lines.find((line) => line.startsWith('José'))).toContain(
      `${named('José')},José,${family},${ofFile}`,
    )
    await people
      .filter({ hasText: named('Ruth') })
      .getByRole('link')
      .click()
    await expect(page.getByText('No quiere llamadas', { exact: false }).first()).toBeVisible()
  })
})
