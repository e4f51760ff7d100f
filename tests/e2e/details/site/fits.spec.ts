import { languages, states } from '../../../looks/scenes.ts'
import { expectChatOverNothing, expectFits } from '../../fixtures/fit.ts'
import { test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'

// The pages as they open: pages.spec.ts.
for (const scene of states) {
  for (const language of languages) {
    test(`[U9] ${scene.name} fits a phone of 320 px and letters of 400 %, each target has 44 px, and the chat’s button lies over nothing (${language})`, async ({
      page,
      baseURL,
      allowConsole,
    }) => {
      for (const expected of scene.says ?? []) allowConsole(expected)
      await page.setViewportSize(phone)
      await scene.open(page, { address: String(baseURL), language })
      if (!scene.isWindow) await expectChatOverNothing(page)
      await expectFits(page)
    })
  }
}
