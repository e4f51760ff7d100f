import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { stopPatience } from '#server/startup/start.ts'

// What can be held of the files in deploy/ and of the container without the programs that read them; docs/operating/run.md
// says how they are tried with those.

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const unit = read('deploy/plainwell@.service')
const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

/** What the Dockerfile copies, as paths of the project. */
const copiedIn = (text: string) =>
  [...text.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources
      .split(' ')
      .filter((one) => !one.startsWith('--'))
      .map((one) => one.replace(/^\/app\//, '')),
  )

test('[O13] the container is built from files that are here, and its ignored files hold what is secret', () => {
  const copied = copiedIn(dockerfile)
  const made = ['node_modules', 'build']
  expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  expect(copied).toContain('build')
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', 'data/*', 'node_modules']),
  )
})

test('[O13] what the process reads beside its build is in the container', () => {
  const copied = copiedIn(dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')))
  const isCopied = (path: string) => copied.some((one) => path === one || path.startsWith(`${one}/`))
  const buildsAlone = 'server/functions/assistant-index.ts'
  const files = globSync('server/**/*.ts').filter(
    (file) => !file.startsWith('server/commands/') && file !== buildsAlone && !file.endsWith('.test.ts'),
  )
  const paths = files.flatMap((file) =>
    [...read(file).matchAll(/projectFile\('([^']+)'\)/g)].map(([, path]) => path ?? ''),
  )
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.filter((path) => !isCopied(path))).toEqual([])
})

test('[O13] the container runs as an ordinary user, and so does each service beside it, on a file system that is read alone', () => {
  const users = [...dockerfile.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)
  expect(users).toEqual(['node'])
  const services = read('compose.yaml')
    .split(/^ {2}(?=\w+:$)/m)
    .filter((part) => part.includes('image:'))
  expect(services).toHaveLength(2)
  for (const service of services) {
    expect(service).toMatch(/read_only: true/)
    expect(service).toMatch(/cap_drop:\s+- ALL/)
    expect(service).toMatch(/- no-new-privileges:true/)
    expect(service).not.toMatch(/privileged: true|cap_add|user: root/)
  }
})

test('[O14] the service manager stops the site alone and gives it the time that a stop takes', () => {
  expect(unit).toMatch(/^KillMode=mixed$/m)
  const [, script = ''] =
    /^ExecStart=\/srv\/plainwell\/node_modules\/\.bin\/node (\S+) main$/m.exec(unit) ?? []
  expect(existsSync(script)).toBe(true)
  expect(dockerfile).toContain(`CMD ["node", "${script}", "main"]`)
  // What is under way, PostgreSQL's own end, and a drain of some seconds.
  const needed = stopPatience / 1_000 + 20
  expect(seconds(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThanOrEqual(needed)
  expect(seconds(read('compose.yaml'), /stop_grace_period: (\d+)s/)).toBeGreaterThanOrEqual(needed)
})

test('[O14] web servers in front let go of an idle connection before the site closes it', () => {
  const ours = createHttpServer().keepAliveTimeout / 1_000
  expect(seconds(read('deploy/Caddyfile'), /^\s*keepalive (\d+)s$/m)).toBeLessThan(ours)
  expect(seconds(read('deploy/nginx.conf'), /^\s*keepalive_timeout (\d+)s;$/m)).toBeLessThan(ours)
})
