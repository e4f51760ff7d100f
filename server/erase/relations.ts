/**
 * One table of the database, and what becomes of the people in it. Every column that holds text is named in one of two
 * lists; `tests/backend/erase/relations.test.ts` compares all of it with the database, so that a new table or column cannot
 * come unclassified.
 */
interface Relation {
  table: string
  /**
   * Whose it is. `nobody`: it never holds anything about a person. `line`: ids and keyed hashes alone. `link`: what nobody
   * can read or find who does not have the link to it.
   */
  of: 'account' | 'person' | 'nobody' | 'line' | 'link'
  /** How it goes when its account, or whoever sent the requests, is erased. */
  erased: 'is erased' | 'goes with its row' | 'deleted by name' | 'stays without whose it is' | 'stays'
  /** How long it is kept otherwise. */
  kept: string
  /** Columns that can hold what a person typed, or that tell who they are. */
  personal?: readonly string[]
  /** Columns with states, kinds, hashes and sealed values. */
  plain?: readonly string[]
}

const untilErased = 'until its owner erases the account'
const withPerson = 'as long as its person'

export const relations: readonly Relation[] = [
  {
    table: 'public.people',
    of: 'person',
    erased: 'is erased',
    kept: 'retention.leadMonths after the last request, or whatever was noted since',
    personal: ['state', 'words'],
    plain: ['stage', 'lost_reason', 'latest_kind'],
  },
  {
    table: 'public.leads',
    of: 'person',
    erased: 'is erased',
    kept: withPerson,
    personal: ['person_name', 'email', 'phone', 'plans', 'people', 'time_zone', 'page', 'consent_note'],
    plain: ['kind', 'language', 'consent_version', 'best_times', 'reach', 'contact_code'],
  },
  {
    table: 'public.lead_mails',
    of: 'person',
    erased: 'goes with its row',
    kept: 'as long as its lead',
    personal: ['address'],
    plain: ['recipient', 'state', 'problem'],
  },
  {
    table: 'private.person_contacts',
    of: 'person',
    erased: 'goes with its row',
    kept: 'as long as a lead of its person has it',
    personal: ['key', 'name_key'],
  },
  {
    table: 'private.person_entries',
    of: 'person',
    erased: 'goes with its row',
    kept: withPerson,
    personal: ['body'],
    plain: ['kind', 'outcome', 'details'],
  },
  {
    // A list of those who want no calls has to outlive whom it is about. It knows a hash of the address or number alone,
    // by which nobody is found who is not asked for.
    table: 'private.contact_wishes',
    of: 'line',
    erased: 'stays',
    kept: 'for good',
    plain: ['contact', 'way', 'source'],
  },
  {
    // Hashes of the links in mails, by which a page is opened.
    table: 'private.request_links',
    of: 'person',
    erased: 'goes with its row',
    kept: '90 days, and until the next hourly upkeep',
    plain: ['token_hash', 'contact'],
  },
  {
    table: 'private.request_codes',
    of: 'person',
    erased: 'goes with its row',
    kept: 'as long as its link',
    plain: ['link', 'contact', 'state', 'code_hash'],
  },
  {
    table: 'private.request_sessions',
    of: 'person',
    erased: 'goes with its row',
    kept: 'half an hour, and until the next hourly upkeep',
    plain: ['token_hash', 'contact'],
  },
  {
    table: 'private.request_documents',
    of: 'person',
    erased: 'goes with its row',
    kept: 'as long as its lead',
    plain: ['document'],
  },
  {
    // What a carrier asked stays for the errors of our estimates. Without its request it says neither whose it was nor
    // anything of health: see the migration's trigger.
    table: 'private.asked_prices',
    of: 'line',
    erased: 'stays without whose it is',
    kept: 'for good; without its request, class and author once the request is erased',
    plain: ['carrier_id', 'plan_type', 'coverage', 'estimate', 'asked', 'health_class'],
  },
  {
    table: 'private.agents',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    plain: ['states'],
  },
  {
    table: 'auth.users',
    of: 'account',
    erased: 'is erased',
    kept: `${untilErased}; without a confirmed address retention.unconfirmedAccountDays`,
    personal: ['email', 'phone', 'email_change', 'phone_change', 'raw_user_meta_data'],
    plain: [
      'aud',
      'role',
      'encrypted_password',
      'confirmation_token',
      'recovery_token',
      'email_change_token_new',
      'email_change_token_current',
      'phone_change_token',
      'reauthentication_token',
      'raw_app_meta_data',
    ],
  },
  {
    table: 'public.account_answers',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    personal: ['answers'],
  },
  {
    table: 'public.profiles',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    personal: [
      'email',
      'full_name',
      'phone',
      'date_of_birth',
      'zip_code',
      'gender',
      'medical_conditions',
      'medications',
      'insurance_goals',
      'last_device_id',
    ],
  },
  {
    table: 'public.saved_plans',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    personal: ['plan_name', 'plan_details'],
  },
  {
    table: 'auth.identities',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    personal: ['provider_id', 'identity_data', 'email'],
    plain: ['provider'],
  },
  {
    table: 'auth.sessions',
    of: 'account',
    erased: 'goes with its row',
    kept: 'until it is ended or too old',
    personal: ['user_agent', 'ip'],
    plain: ['tag', 'refresh_token_hmac_key', 'scopes', 'aal'],
  },
  {
    table: 'auth.refresh_tokens',
    of: 'account',
    erased: 'deleted by name',
    kept: 'as long as its session',
    plain: ['id', 'token', 'parent'],
  },
  {
    table: 'auth.mfa_amr_claims',
    of: 'account',
    erased: 'goes with its row',
    kept: 'as long as its session',
    plain: ['authentication_method'],
  },
  {
    table: 'auth.mfa_factors',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    personal: ['friendly_name'],
    plain: ['factor_type', 'status', 'secret'],
  },
  {
    table: 'private.recovery_codes',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    plain: ['code_hash'],
  },
  { table: 'auth.mfa_challenges', of: 'account', erased: 'goes with its row', kept: 'as long as its factor' },
  {
    table: 'auth.one_time_tokens',
    of: 'account',
    erased: 'deleted by name',
    kept: 'a day after it has expired',
    personal: ['relates_to', 'redirect_to', 'metadata', 'sent_to'],
    plain: ['kind', 'token_type', 'token_hash', 'code_hash', 'encrypted_password'],
  },
  {
    table: 'auth.flow_state',
    of: 'account',
    erased: 'deleted by name',
    kept: 'a day',
    personal: ['referrer', 'provider_access_token', 'provider_refresh_token'],
    plain: [
      'auth_code',
      'authentication_method',
      'code_challenge_method',
      'code_challenge',
      'provider_type',
      'invite_token',
      'browser_hash',
      'provider_nonce',
      'provider_code_verifier',
    ],
  },
  {
    table: 'auth.audit_log_entries',
    of: 'account',
    erased: 'deleted by name',
    kept: 'nothing is written to it here; a hosted project keeps it as it is set up to',
    personal: ['payload', 'ip_address'],
  },
  {
    table: 'auth.unconfirmed_sign_ups',
    of: 'line',
    erased: 'stays',
    kept: 'seven days',
    plain: ['pair_hash'],
  },
  {
    table: 'private.audit_events',
    of: 'line',
    erased: 'stays',
    kept: 'retention.auditMonths',
    plain: ['event', 'address_hash', 'details'],
  },
  {
    table: 'private.agent_days',
    of: 'account',
    erased: 'goes with its row',
    kept: untilErased,
    plain: ['calendar_hash'],
  },
  {
    table: 'private.morning_emails',
    of: 'account',
    erased: 'goes with its row',
    kept: 'a month',
    plain: ['day'],
  },
  {
    table: 'private.webhook_events',
    of: 'line',
    erased: 'stays',
    kept: 'seven days after it was taken, 30 if nobody took it; what was not told of somebody who is erased goes at once',
    plain: ['type', 'changes', 'people', 'requests', 'transaction', 'state', 'problem'],
  },
  { table: 'private.webhook_receiver', of: 'nobody', erased: 'stays', kept: 'for good' },
  {
    table: 'private.attempts',
    of: 'line',
    erased: 'stays',
    kept: 'until its span ends, a day at the most, or 30 for where somebody has signed in, and the next hourly upkeep',
    plain: ['key'],
  },
  {
    // Encrypted in the browser, and nothing says by whom: it cannot be found for somebody who is erased.
    table: 'private.carried_answers',
    of: 'link',
    erased: 'stays',
    kept: 'seven days and until the next hourly upkeep, or until somebody who has the link deletes it',
    plain: ['sealed', 'delete_hash'],
  },
  {
    table: 'private.backups',
    of: 'nobody',
    erased: 'stays',
    kept: '90 days',
    plain: ['state', 'name', 'problem'],
  },
  { table: 'private.launch_checks', of: 'nobody', erased: 'stays', kept: 'until the next start' },
  {
    table: 'private.site_processes',
    of: 'nobody',
    erased: 'stays',
    kept: 'a day after the process was heard of last',
    plain: ['status'],
  },
  {
    table: 'private.alerts',
    of: 'nobody',
    erased: 'stays',
    kept: 'until what it tells of is over',
    plain: ['kind'],
  },
  { table: 'private.readiness', of: 'nobody', erased: 'stays', kept: 'for good' },
  { table: 'private.people_counts', of: 'nobody', erased: 'stays', kept: 'for good' },
  { table: 'supabase_migrations.schema_migrations', of: 'nobody', erased: 'stays', kept: 'for good' },
  // The queue's own tables. A job holds the id of a lead or of an email, never a name or an address.
  ...['job', 'job_common', 'job_dependency', 'queue', 'queue_stats', 'schedule', 'subscription'].map(
    queueTable,
  ),
  ...['version', 'warning', 'bam'].map(queueTable),
]

function queueTable(name: string): Relation {
  return {
    table: `jobs.${name}`,
    of: 'nobody',
    erased: 'stays',
    kept: 'until the job is done; 14 days if it is given up',
  }
}
