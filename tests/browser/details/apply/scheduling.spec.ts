import { answeredForm, expectNoAxeViolations, hydrated, seed } from '../../fixtures/fixtures.ts'
import { expect, pagesAlone, test } from '../../fixtures/site/site-with.ts'

const schedulingUrl = 'https://calendly.com/alex-sample/30min'

/** What a service that was taken over would try. */
const greedyPage = `<h1>Half an hour with Alex</h1><p id="found">nothing</p><script>
  try { document.querySelector('#found').textContent = parent.localStorage.getItem('formData') } catch {}
  try { parent.document.title = 'Taken over' } catch {}
  try { top.location = 'https://calendly.com/elsewhere' } catch {}
</script>`

test('[S8] [CONTACT-02] [CONTACT-03] [CONTACT-04] the scheduling service is framed after a tap, and reaches nothing of our page', async ({
  page,
  siteWith,
  allowConsole,
}) => {
  // The browser says that it kept the frame from leaving with our page.
  allowConsole(/Unsafe attempt to initiate navigation|'sessionStorage' property/)
  const site = await siteWith({ ...pagesAlone, SITE_LINKS_SCHEDULING_URL: schedulingUrl })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: greedyPage }),
  )
  await seed(page, { formData: answeredForm({ medicalConditions: ['Zebra fever'] }) })
  const answer = await page.goto(`${site}/contact`)
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('calendly')
  expect(policy).toMatch(/frame-src [^;]*https:\/\/calendly\.com/)
  await hydrated(page)
  expect(outside).toEqual([])
  // Whoever would rather be called finds the form below the calendar.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Pick a time',
    'Alex Sample',
    'What to expect',
    'Want us to call you?',
  ])
  await page.getByRole('button', { name: 'Show open times' }).click()
  const frame = page.frameLocator('main iframe')
  await expect(frame.getByRole('heading')).toHaveText('Half an hour with Alex')
  await expect(frame.locator('#found')).toHaveText('nothing')
  await expect(page).toHaveURL(`${site}/contact`)
  await expect(page).not.toHaveTitle('Taken over')
  // The service gets the bare address: no answer of the visitor goes with it, and no script of it comes.
  expect(outside).toEqual([schedulingUrl])
  await expectNoAxeViolations(page)
})
