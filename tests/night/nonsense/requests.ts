import fc from 'fast-check'

/** One request as it goes over the wire, whole or broken off. */
export type WireRequest = {
  method: string
  path: string
  headers: readonly (readonly [string, string])[]
  body: Buffer
  /** How many bytes of the body are sent before the connection's end; all of them if left out. */
  sent?: number
}

/** What can be asked: enumerated from the code, so that a new address joins by itself. */
export type Addresses = {
  accounts: readonly { method: string; path: string }[]
  functions: readonly string[]
  tables: readonly { name: string; columns: readonly string[] }[]
  calls: readonly { name: string; parameters: readonly string[] }[]
}

export type Keys = { publishable: string; token: string }

const oddTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  '-9223372036854775809',
  '2147483648',
  '0x1F',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table leads; --",
  '<%= 7*7 %>{{7*7}}',
  '%',
  '%00',
  '%E0%A4%A',
  '\u0000',
  '\uD800',
  'a\uDFFFb',
  '\u202Eabc',
  'Z̷͔̈́ą̵͋l̷g̷o',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  'İıŞß',
  'x'.repeat(3000),
  '(((((',
  '{"a":',
  '{1,2,{3}}',
  '[1,2',
  '2026-02-30',
  '+292278994-08-17',
  'infinity',
  '0001-01-01 BC',
  '00000000-0000-4000-8000-000000000000',
  'a@b',
  'ana@example.com',
  'ana@xn--ls8h.example',
  'sb_publishable_x',
  'eyJhbGciOiJub25lIn0.e30.',
  'http://[::1',
  'javascript:alert(1)',
  '\r\nset-cookie: a=b',
]

/** Once in so many times, and otherwise undefined. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>, once: number) =>
  fc.oneof({ weight: once - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const oddNumbers = [0, -0, -1, 1.5, 1e21, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 255, 1e5]
const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.double(), fc.integer())

/** A value nested so deeply that a walk through it runs out of stack, as JSON text. */
const deepJson = fc
  .tuple(fc.constantFrom(50, 64, 65, 1000, 9000, 100_000), fc.constantFrom('[', '{"a":'))
  .map(([depth, open]) => `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`)

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [[[1]], {}], { a: [] }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(text, number), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** JSON as JSON.stringify writes it, but with numbers as large as they come and halves of characters as they are. */
function written(given: unknown): string {
  return JSON.stringify(given) ?? 'null'
}

/** What clients name in bodies of the accounts service. */
const accountFields = [
  'email',
  'phone',
  'password',
  'current_password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'data',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'create_user',
  'gotrue_meta_security',
  'provider',
  'redirect_to',
  'id_token',
  'channel',
  'scope',
]

/** An object with some of these fields, with an example's values where they are not nonsense. */
function objectOf(fields: readonly string[], example: Record<string, unknown> = {}): fc.Arbitrary<string> {
  if (fields.length === 0) return value.map(written)
  const nonsense = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 })
  return fc.oneof(
    { weight: 5, arbitrary: nonsense.map((changes) => written({ ...example, ...changes })) },
    { weight: 1, arbitrary: fc.array(nonsense, { maxLength: 3 }).map(written) },
    { weight: 1, arbitrary: value.map(written) },
    { weight: 1, arbitrary: deepJson },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...fields), deepJson)
        .map(([field, deep]) => `{${JSON.stringify(field)}:${deep}}`),
    },
    { weight: 1, arbitrary: text },
  )
}

const operators =
  'eq neq gt gte lt lte like ilike match imatch is isdistinct in cs cd ov sl sr nxl nxr adj fts plfts phfts wfts not or and'.split(
    ' ',
  )

function filterOf(columns: readonly string[]): fc.Arbitrary<readonly [string, string]> {
  const column = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('id', ...columns) },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('id', ...columns), text).map(([of, inner]) => `${of}->>${inner}`),
    },
  )
  const condition = fc
    .tuple(
      fc.constantFrom('', 'not.', 'not.not.'),
      fc.constantFrom(...operators),
      fc.constantFrom('', '(any)', '(all)', '(english)', '()'),
      text,
    )
    .map(([not, operator, kind, given]) => `${not}${operator}${kind}.${given}`)
  const list = fc.array(text, { maxLength: 4 }).map((items) => `in.(${items.join(',')})`)
  const tree = fc
    .array(
      fc.tuple(column, condition).map(([of, holds]) => `${of}.${holds}`),
      { maxLength: 3 },
    )
    .map((conditions) => `(${conditions.join(',')})`)
  const marks = ['"', '(', ')', ',', ':', '::', '->', '->>', '*', '.', '...', '!', 'id', 'count()']
  const select = fc.oneof(
    text,
    // The grammar's own pieces, in no order.
    fc.array(fc.constantFrom(...marks), { maxLength: 7 }).map((of) => of.join('')),
    fc.array(column, { maxLength: 4 }).map((of) => of.join(',')),
    fc.constantFrom(
      '*',
      '*,profiles(*)',
      '*,leads!inner(*)',
      'count()',
      'id::text',
      'id::int',
      'a:id,...profiles(*)',
      'id.sum()',
      '*,auth.users(*)',
    ),
  )
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(column, fc.oneof(condition, list, text)) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('or', 'and', 'not.or', 'not.and', 'profiles.or'),
        fc.oneof(tree, text),
      ),
    },
    { weight: 2, arbitrary: fc.tuple(fc.constant('select'), select) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constant('order'),
        fc.oneof(
          text,
          fc
            .tuple(column, fc.constantFrom('.desc', '.asc.nullsfirst', '.up', ''))
            .map((parts) => parts.join('')),
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), fc.oneof(text, number.map(String))),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('on_conflict', 'columns'), fc.oneof(column, text)) },
  )
}

/** Percent-encoded for most, and past that as it comes; a request's first line has no spaces and no line ends. */
function encoded(given: string, asIs: boolean): string {
  if (asIs)
    return Buffer.from(given)
      .toString('latin1')
      .replaceAll(/[\s\0]/g, '+')
  return encodeURIComponent(given.toWellFormed())
}

const query = (parameters: fc.Arbitrary<readonly [string, string]>, mostAsIs = 1) =>
  fc
    .tuple(fc.array(parameters, { maxLength: 4 }), fc.nat({ max: 9 }))
    .map(([all, chance]) =>
      all
        .map(([name, given]) => `${encoded(name, chance < mostAsIs)}=${encoded(given, chance < mostAsIs)}`)
        .join('&'),
    )

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/vnd.pgrst.object+json',
  'text/csv',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'nonsense',
  '/',
]

const headerText = text.map((given) =>
  Buffer.from(given.replaceAll(/[\r\n\0]/g, ' '))
    .toString('latin1')
    .trim()
    .slice(0, 2000),
)

const oddHeaders: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(fc.constant('content-type'), fc.oneof(fc.constantFrom(...types), headerText)),
  fc.tuple(
    fc.constant('accept'),
    fc.constantFrom(
      '*/*',
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+json',
      'image/png',
      '',
    ),
  ),
  fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'br', 'identity', 'x')),
  fc.tuple(
    fc.constant('prefer'),
    fc.oneof(
      fc.constantFrom(
        'return=representation',
        'return=minimal,count=exact',
        'resolution=merge-duplicates',
        'resolution=ignore-duplicates',
        'tx=rollback',
        'handling=strict,max-affected=0',
        'timezone=Mars/Phobos',
        'missing=default',
        'count=planned',
        'params=single-object',
      ),
      headerText,
    ),
  ),
  fc.tuple(
    fc.constantFrom('range', 'range-unit'),
    fc.oneof(fc.constantFrom('0-9', '9-0', '-1', '5-', 'items', 'bytes=0-1'), headerText),
  ),
  fc.tuple(
    fc.constantFrom('accept-profile', 'content-profile'),
    fc.oneof(fc.constantFrom('auth', 'private', 'public', 'pg_catalog'), headerText),
  ),
  fc.tuple(
    fc.constantFrom(
      'accept-language',
      'cookie',
      'origin',
      'referer',
      'user-agent',
      'x-forwarded-for',
      'x-client-info',
      'x-supabase-api-version',
      'if-none-match',
      'expect',
      'x-http-method-override',
    ),
    headerText,
  ),
)

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE', 'TRACE', 'PROPFIND']

/** Requests of all kinds to all addresses. `example` is a good body of a function, where one is known. */
export function nonsenseRequests(
  { accounts, functions, tables, calls }: Addresses,
  keys: () => Keys,
  example: (name: string) => Record<string, unknown>,
): fc.Arbitrary<() => WireRequest> {
  type Draft = { methods: readonly string[]; path: string; search: string; body: string }
  const accountQuery = query(
    fc.tuple(
      fc.constantFrom(
        'grant_type',
        'redirect_to',
        'token',
        'token_hash',
        'type',
        'provider',
        'code',
        'state',
        'scope',
        'error',
        'apikey',
        'code_challenge',
        'code_challenge_method',
      ),
      fc.oneof(
        text,
        fc.constantFrom(
          'password',
          'refresh_token',
          'pkce',
          'id_token',
          'signup',
          'recovery',
          'email_change',
          'google',
          's256',
          'others',
        ),
      ),
    ),
    2,
  )
  const account = fc
    .tuple(
      fc.constantFrom(...accounts),
      fc.oneof(
        fc.constantFrom('x', '00000000-0000-4000-8000-000000000000', '%00', '%E0%A4%A', '..%2f'),
        text.map((given) => encodeURIComponent(given.toWellFormed()) || 'x'),
      ),
      accountQuery,
      objectOf(accountFields, { email: 'ana@example.com', password: 'a long enough password' }),
    )
    .map(
      ([{ method, path }, id, search, body]): Draft => ({
        methods: [method],
        path: path.replaceAll(/:\w+/g, id.slice(0, 300)),
        search,
        body,
      }),
    )
  const cloudFunction = fc
    .constantFrom(...functions, 'no-such-function')
    .chain((name) =>
      fc.tuple(
        fc.constant(name),
        objectOf(Object.keys(example(name)), example(name)),
        query(fc.tuple(text, text)),
      ),
    )
    .map(
      ([name, body, search]): Draft => ({ methods: ['POST'], path: `/functions/v1/${name}`, search, body }),
    )
  const table = fc
    .constantFrom(...tables, { name: 'no_such_table', columns: [] })
    .chain(({ name, columns }) => fc.tuple(fc.constant(name), query(filterOf(columns)), objectOf(columns)))
    .map(
      ([name, search, body]): Draft => ({
        methods: ['GET', 'GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'],
        path: `/rest/v1/${name}`,
        search,
        body,
      }),
    )
  const call = fc
    .constantFrom(...calls, { name: 'no_such_function', parameters: [] })
    .chain(({ name, parameters }) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(query(filterOf(parameters)), query(fc.tuple(fc.constantFrom('x', ...parameters), text))),
        objectOf(parameters),
      ),
    )
    .map(
      ([name, search, body]): Draft => ({
        methods: ['POST', 'POST', 'GET'],
        path: `/rest/v1/rpc/${name}`,
        search,
        body,
      }),
    )
  const elsewhere = text.map(
    (given): Draft => ({
      methods: ['GET', 'POST'],
      path: `/rest/v1/${encodeURIComponent(given.toWellFormed()).slice(0, 200)}`,
      search: '',
      body: given,
    }),
  )

  return fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: account },
        { weight: 4, arbitrary: cloudFunction },
        { weight: 5, arbitrary: table },
        { weight: 5, arbitrary: call },
        { weight: 1, arbitrary: elsewhere },
      ),
      fc.array(oddHeaders, { maxLength: 3 }),
      fc.record({
        method: rarely(fc.constantFrom(...methods), 6),
        choice: fc.nat({ max: 6 }),
        key: rarely(headerText, 20),
        bearer: fc.oneof(
          { weight: 4, arbitrary: fc.constant('token' as const) },
          { weight: 2, arbitrary: fc.constant('key' as const) },
          { weight: 1, arbitrary: headerText },
        ),
        cut: rarely(fc.double({ min: 0, max: 1, noNaN: true }), 12),
        bytes: rarely(fc.uint8Array({ maxLength: 200 }), 15),
      }),
    )
    .map(([draft, extra, how]) => () => {
      const { publishable, token } = keys()
      const own = new Map<string, string>([
        ['apikey', how.key ?? publishable],
        [
          'authorization',
          `Bearer ${how.bearer === 'token' ? token : how.bearer === 'key' ? publishable : how.bearer}`,
        ],
        ['content-type', 'application/json'],
      ])
      // The functions know one bearer alone.
      if (draft.path.startsWith('/functions') && how.bearer === 'token')
        own.set('authorization', `Bearer ${publishable}`)
      for (const [name, given] of extra) own.set(name, given)
      const method = how.method ?? draft.methods[how.choice % draft.methods.length] ?? 'GET'
      const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
      const body = hasBody ? (how.bytes ? Buffer.from(how.bytes) : Buffer.from(draft.body)) : Buffer.alloc(0)
      const path = draft.search === '' ? draft.path : `${draft.path}?${draft.search}`
      return {
        method,
        path,
        headers: [...own],
        body,
        ...(how.cut !== undefined && hasBody && { sent: Math.floor(how.cut * body.length) }),
      }
    })
}
