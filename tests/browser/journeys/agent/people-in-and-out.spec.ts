import { readFile } from 'node:fs/promises'
import { askForCall, inDatabase, newAgent, openDesk, test } from '../../fixtures/account/agent-desk.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { askForSite } from '../../fixtures/site/site-keeper.ts'
import { keepDataDir } from '../../fixtures/site/start-site.ts'

test.use({ viewport: phone, timezoneId: 'America/New_York' })

/** A CRM's file: four people, seven mistakes, three who are at the desk already. */
const file = `First Name,Last Name,Mobile,Email,State,Status,Next follow-up,DNC,Notes,Shoe size
José,Núñez Peña,(305) 555-0101,jose@example.com,FL,Quoted,12/1/2030 3:30 PM,,"Wants 20 years,
for his mortgage",9
Ruth,Baker,614-555-0102,,Ohio,,,yes,Church choir,7
Sam,Carter,,sam@example.com,TX,Hot,,,,
Ann,Dorsey,555-0104,,TX,,,,,
Bea,Ellis,,bea@example,TX,,,,,
Cal,Frost,,,TX,,,,,
Dee,Gold,,dee@example.com,Ontario,,,,,
Eva,Hill,,eva@example.com,TX,,31/12/2030,,,
Fay,Irwin,,fay@example.com,TX,,,perhaps,,
Olive,Whitfield,(614) 555-0171,,OH,,,,,
OTIS,whitfield,+1 614 555 0172,,OH,,,,,
Pearl,Whitfield,,pearl@example.com,OH,Applied,,,From the old list,
Gus,Jones,(713) 555-0107,,,,,,,
Gus,Jones,(713) 555-0107,gus@example.com,,,,,,
Ida,King,(713) 555-0108,,,Lost,,,,
`

test('[O17] [O18] a person is typed in on a phone; a file comes in with mistakes and duplicates, goes out, and reads back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|could not be/)
  test.slow()
  const site = await askForSite({ RATE_LIMITS: 'off', TZ: 'America/Denver' })
  keepDataDir(site)
  const { address } = site
  await askForCall(address, 'Otis Whitfield', { phone: '(614) 555-0172' })
  await askForCall(address, 'Pearl Whitfield', { phone: '(614) 555-0173', email: 'pearl@example.com' })
  const agent = await newAgent(address)
  await openDesk(page, agent, `${address}/agent?view=people`)
  const heading = page.getByRole('heading', { level: 1 })
  const stored = (what: string) =>
    inDatabase(
      address,
      (sql) => sql<{ number: number }>`select count(*)::int as number from leads where kind = ${what}`,
    )
  const mails = await inDatabase(address, (sql) => sql`select from lead_mails`)

  await test.step('typed in, with who has this number already, and nothing lost by a broken connection', async () => {
    await page.getByRole('link', { name: 'Add a person' }).click()
    await expect(heading).toHaveText('Add a person')
    await page.getByRole('button', { name: 'Save person' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByText('Write a phone number or an email.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel('Name', { exact: true }).fill('Olive Whitfield')
    await page.getByLabel('Phone', { exact: true }).fill('6145550172')
    await expect(page.getByText('Somebody with this phone or email is here already.')).toBeVisible()
    await page.getByRole('link', { name: 'Open Otis Whitfield' }).click()
    await expect(heading).toHaveText('Otis Whitfield')
    await page.goBack()
    // What was typed is still there.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olive Whitfield')
    await page.getByLabel('Phone', { exact: true }).fill('6145550171')
    await expect(page.getByText('Somebody with this phone or email is here already.')).toBeHidden()
    await page.getByLabel('State').selectOption('Ohio')
    await page.getByRole('checkbox', { name: 'Phone call' }).check({ force: true })
    await page.getByLabel('What did they agree to?').fill('A call about term plans')
    await page.getByLabel('Note', { exact: true }).fill('Met at the fair')
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await expectNoAxeViolations(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save person' }).click()
    await expect(page.getByText(/^Not saved\./)).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save person' }).click()
    await expect(heading).toHaveText('Olive Whitfield')
    await expect(page.getByText('Met at the fair')).toBeVisible()
    await expect(
      page.getByText(/“A call about term plans”\. No sentence of the site was shown\.$/),
    ).toBeVisible()
    expect(await stored('typed')).toEqual([{ number: 1 }])
  })

  await page.setViewportSize(desktop)
  const people = page.getByRole('list', { name: 'Personas' }).getByRole('listitem')
  await test.step('a file is looked at first: columns, mistakes by line, who is here already', async () => {
    await page.goto(`${address}/agent?view=people&lng=es`)
    await page.getByRole('link', { name: 'Importar', exact: true }).click()
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    const counts = page.getByRole('status').getByRole('listitem')
    await expect(counts).toHaveText([
      '4 personas son nuevas.',
      '3 personas ya están aquí.',
      '7 líneas tienen un error y no se importan.',
      '1 línea es de alguien que también está en otra línea. Llega una sola vez.',
    ])
    await expect(page.getByText('1 columna no se importa. Shoe size')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Errores' }).getByRole('listitem')).toHaveText([
      /^Línea 5 “Hot” no es una etapa/,
      'Línea 6 “555-0104” no es un teléfono de diez dígitos.',
      'Línea 7 “bea@example” no es un correo electrónico.',
      'Línea 8 No hay teléfono ni correo.',
      /^Línea 9 “Ontario” no es un estado/,
      /^Línea 10 “31\/12\/2030” no es una fecha/,
      'Línea 11 “perhaps” en “DNC” no dice ni sí ni no.',
    ])
    await expect(page.getByText('Rechaza llamadas', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await stored('imported')).toEqual([{ number: 0 }])
    await page.getByRole('checkbox', { name: /^Pearl Whitfield/ }).check({ force: true })
  })

  await test.step('what is chosen comes, and no mail goes out', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Importar 5 personas' }).click()
    await expect(
      page.getByText('La importación se detuvo después de 0 de 5.', { exact: false }),
    ).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Se importaron 5 personas.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Ver todas las personas' }).click()
    await expect(people).toHaveCount(7)
    expect(await inDatabase(address, (sql) => sql`select from lead_mails`)).toHaveLength(mails.length)
    await people.filter({ hasText: 'Ruth Baker' }).getByRole('link').click()
    await expect(page.getByText('No quiere llamadas', { exact: false }).first()).toBeVisible()
  })

  await test.step('all of it goes out, and reads back as those who are here', async () => {
    await page.getByRole('searchbox').fill('')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const path = await (await download).path()
    const exported = await readFile(path, 'utf8')
    expect(exported.startsWith('\uFEFF')).toBe(true)
    const [head, ...lines] = exported.trim().split('\r\n')
    expect(head).toMatch(/^full_name,first_name,last_name,phone,email,state,language,stage/)
    expect(lines.find((line) => line.startsWith('José'))).toContain('José Núñez Peña,José,Núñez Peña')
    await page.goto(`${address}/agent?view=people&task=import&lng=es`)
    const choose = () => page.getByLabel('Archivo CSV').setInputFiles(path)
    await choose()
    const counts = page.getByRole('status').getByRole('listitem')
    await expect(counts.filter({ hasText: '7 personas ya están aquí.' })).toBeVisible()
    await expect(page.getByText('No hay nadie para importar.')).toBeVisible()
    const read = () =>
      inDatabase(
        address,
        (sql) => sql`
          select p.stage, p.lost_reason, p.next_contact_at, p.state, l.person_name, l.language, l.reach,
            (select max(o.phone) from leads o where o.person_id = p.id) as phone,
            (select max(o.email) from leads o where o.person_id = p.id) as email,
            (select array_agg(e.body order by e.id) from private.person_entries e
              where e.person_id = p.id and e.kind = 'note') as notes
          from people p join leads l on l.id = p.latest_lead_id order by l.person_name`,
      )
    const before = await read()
    await inDatabase(address, (sql) => sql`delete from leads`)
    await page.getByRole('button', { name: 'Otro archivo' }).click()
    await choose()
    await page.getByRole('button', { name: 'Importar 7 personas' }).click()
    await expect(page.getByText('Se importaron 7 personas.')).toBeVisible()
    expect(await read()).toEqual(before)
  })
})
