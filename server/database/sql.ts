import pg from 'pg'
import { inTime } from './in-time.ts'

/** A piece of SQL of our own, written into a statement as it is. */
class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A piece of SQL that stands in our code, such as a list of columns; never anything that came from outside. */
export const raw = (text: string) => new Raw(text)

/** The name of a table or a column, quoted. */
export const identifier = (name: string) => new Raw(name.split('.').map(pg.escapeIdentifier).join('.'))

/** What a statement takes: bound by the driver, but for `raw` and `identifier`. JSON is given as text. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Item[] | Raw
type Item = string | number | bigint | Date | null

/** Asks a database, or a transaction in it. Answers the rows, `Row` by the names of their columns. */
export interface Queries {
  <Row extends object = Record<string, unknown>>(
    parts: TemplateStringsArray,
    ...values: Value[]
  ): Promise<Row[]>
  /** Runs SQL of our own as it is, one statement or several; answers the rows if it is one. */
  script: <Row extends object = Record<string, unknown>>(text: string) => Promise<Row[]>
}

export interface Transaction extends Queries {
  /** Begins a COPY, made by pg-copy-streams; nothing else is asked until its stream has ended. */
  copy: <Stream extends pg.Submittable>(stream: Stream) => Stream
}

export interface Sql extends Queries {
  /**
   * Does `work` in a transaction, over one connection: commits what it resolves with, undoes everything when it rejects,
   * or when one of its statements failed. `mode` is what may follow BEGIN.
   */
  begin: <T>(work: (sql: Transaction) => Promise<T>, mode?: string) => Promise<T>
  /**
   * Listens to a channel over a connection of its own, which is opened anew whenever it is lost; `onListening` is called
   * each time it listens. Rejects when the first try fails.
   */
  listen: (
    channel: string,
    onMessage: (message: string) => void,
    onListening?: () => void,
  ) => Promise<{ unlisten: () => Promise<void> }>
  /** Ends all connections, those with a statement under way after five seconds. */
  end: () => Promise<void>
}

/** A connection that was lost or not to be had; nobody knows whether the statement under way was done. */
class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure'
  readonly code: 'CONNECT_TIMEOUT' | 'CONNECTION_CLOSED'

  constructor(cause: Error) {
    super(cause.message, { cause })
    this.code = /timeout|timed out/i.test(cause.message) ? 'CONNECT_TIMEOUT' : 'CONNECTION_CLOSED'
  }
}

/** The driver's own errors have no code; PostgreSQL's and the system's have. */
function coded(error: unknown): never {
  throw error instanceof Error && error.constructor === Error && !('code' in error)
    ? new ConnectionFailure(error)
    : error
}

/** Whether an error leaves its connection as good as before: PostgreSQL answered, and does not shut down. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')
}

/** How long an end waits for statements under way, in milliseconds. */
const endTimeout = 5_000

/** How long after a lost connection the next one is tried, in milliseconds. */
const reconnectPause = 250

/** Opens a pool of connections, each of them when it is first needed. */
export function openSql(options: pg.PoolConfig): Sql {
  const config = { ...options, types: columnTypes() }
  const pool = new pg.Pool(config)
  const clients = new Set<pg.PoolClient>()
  // A lost connection fails the statement under way, and the pool lets it go: there is nothing else to do.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    clients.add(client)
  })
  pool.on('remove', (client) => clients.delete(client))

  let ended: Promise<void> | undefined
  const connect = () => pool.connect().catch(coded)

  async function once<Row extends object>(query: pg.QueryConfig): Promise<Row[]> {
    const client = await connect()
    try {
      const rows = await ask<Row>(client, query)
      client.release()
      return rows
    } catch (error) {
      client.release(!isAnswer(error))
      throw error
    }
  }

  async function begin<T>(work: (sql: Transaction) => Promise<T>, mode = ''): Promise<T> {
    const client = await connect()
    const transaction = new RunningTransaction(client)
    try {
      await transaction.sql.script(`begin ${mode}`)
      const result = await work(transaction.sql)
      await transaction.end('commit')
      client.release()
      return result
    } catch (error) {
      const isUndone = await transaction.end('rollback').then(
        () => true,
        () => false,
      )
      client.release(!isUndone)
      throw error
    }
  }

  return Object.assign(asQueries(once), {
    begin,
    listen: (channel: string, onMessage: (message: string) => void, onListening = () => {}) =>
      listen(config, { channel, onMessage, onListening }),
    end: () => {
      ended ??= inTime(pool.end(), endTimeout).catch(() => {
        for (const client of clients) void client.end()
      })
      return ended
    },
  })
}

type Ask = <Row extends object>(query: pg.QueryConfig) => Promise<Row[]>

async function ask<Row extends object>(client: pg.ClientBase, query: pg.QueryConfig): Promise<Row[]> {
  const answer = await client.query<Row>(query).catch(coded)
  // Several statements in one text have an answer each.
  return Array.isArray(answer) ? [] : answer.rows
}

function asQueries(run: Ask): Queries {
  const sql = <Row extends object>(parts: TemplateStringsArray, ...values: Value[]) =>
    run<Row>(statement(parts, values))
  return Object.assign(sql, { script: <Row extends object>(text: string) => run<Row>({ text }) })
}

function statement(parts: TemplateStringsArray, values: readonly Value[]): pg.QueryConfig {
  const bound: Value[] = []
  const pieces = values.map((value, index) => {
    const written = value instanceof Raw ? value.text : `$${bound.push(value)}`
    return written + parts[index + 1]
  })
  return { text: `${parts[0]}${pieces.join('')}`, values: bound }
}

/** Statements of one transaction, one after the other; none once it is over, when others have its connection. */
class RunningTransaction {
  readonly sql: Transaction
  readonly #client: pg.PoolClient
  #last: Promise<unknown> = Promise.resolve()
  #failure: { error: unknown } | undefined
  #isOver = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    this.sql = Object.assign(
      asQueries((query) => this.#run(query)),
      {
        copy: <Stream extends pg.Submittable>(stream: Stream) => client.query(stream),
      },
    )
  }

  #run<Row extends object>(query: pg.QueryConfig): Promise<Row[]> {
    const run = async () => {
      if (this.#isOver) throw new ConnectionFailure(new Error('The transaction is over'))
      return ask<Row>(this.#client, query)
    }
    const answer = this.#last.then(run)
    this.#last = answer.catch((error: unknown) => {
      this.#failure ??= { error }
    })
    return answer
  }

  /** PostgreSQL answers the commit of a transaction with a failed statement by a silent rollback: it throws instead. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#last
    if (how === 'commit' && this.#failure) throw this.#failure.error
    this.#isOver = true
    // After a lost connection, or a statement that was given up on, nothing more is asked of it.
    if (this.#failure && !isAnswer(this.#failure.error)) throw this.#failure.error
    await ask(this.#client, { text: how })
  }
}

async function listen(
  config: pg.PoolConfig,
  to: { channel: string; onMessage: (message: string) => void; onListening: () => void },
): Promise<{ unlisten: () => Promise<void> }> {
  let isStopped = false
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    client = new pg.Client(config)
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => to.onMessage(payload))
    client.once('end', () => {
      if (!isStopped) timer = setTimeout(() => void open().catch(() => client.end()), reconnectPause)
    })
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(to.channel)}`)
    to.onListening()
  }

  async function unlisten(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    // A database that hangs does not say goodbye.
    await inTime(client.end(), endTimeout).catch(() => {})
  }

  await open().catch(async (error: unknown) => {
    await unlisten()
    coded(error)
  })
  return { unlisten }
}

/** int8 and numeric stay text, so that no digit is lost; times are dates, `infinity` one that compares with nothing. */
function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
  for (const oid of [DATE, TIMESTAMP, TIMESTAMPTZ]) types.setTypeParser(oid, (text) => new Date(text))
  return types
}
