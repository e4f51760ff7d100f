import { enroll } from '../backend/fixtures/authenticator.ts'
import { giveRole, personOf, storeLead } from '../backend/fixtures/desk.ts'
import { type Account, type AccountSite, sessionOf, startAccountSite } from './account-site.ts'

export interface DeskSite extends AccountSite {
  /** A new account that opens the desk, an owner of the site unless it is said otherwise. */
  newAgent: (role?: { isOwner?: boolean }) => Promise<Account>
  /** Stores a request of somebody; gives whose it is, and its own id. */
  request: (name: string, changes?: object) => Promise<{ person: string; lead: string }>
}

export async function startDeskSite(): Promise<DeskSite> {
  const site = await startAccountSite()
  return {
    ...site,
    async newAgent(role = {}) {
      const account = await site.newAccount()
      await giveRole(site.at, account.userId, role)
      const { id, app } = await enroll(account.client)
      const code = app.code(new Date())
      const { error } = await account.client.auth.mfa.challengeAndVerify({ factorId: id, code })
      if (error) throw error
      return { ...account, session: await sessionOf(account.client) }
    },
    async request(name, changes = {}) {
      const lead = await storeLead(site.at, { person_name: name, ...changes })
      return { lead, person: await personOf(site.at, lead) }
    },
  }
}
