// What operators run from files cannot be run in every test: held here to the names that the code knows.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import test from 'node:test'
import { root } from './root.mjs'

const { parse } = createRequire(join(root, 'package.json'))('yaml')
const read = (...path) => readFileSync(join(root, ...path), 'utf8')
const compose = parse(read('docker-compose.yml'), { merge: true })
const template = read('ops', 'nginx', 'site.conf.template')

const sources = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
const code = {
  both: sources('services/http/src'),
  bff: sources('services/bff/src'),
  backend: sources('services/backend/src'),
  releases: sources('services/releases/src'),
}
/** Read by the AWS SDK itself. */
const SDK = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'])

const knows = (service, name) => {
  const text = service.startsWith('bff')
    ? code.bff + code.releases
    : service === 'publish' || service === 'registry'
      ? code.releases + code.both
      : code.backend + code.both
  return SDK.has(name) || new RegExp(`\\b${name}\\b`).test(text)
}

/** Ends before anything else starts, and may do one thing only. */
const OWNER = 'volumes-owned'

test('every service of the composed deployment has limits, and is not root', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    assert.ok(service.deploy?.resources?.limits?.memory, `${name}: memory limit`)
    assert.ok(service.deploy.resources.limits.cpus, `${name}: cpu limit`)
    assert.ok(
      name === OWNER || (service.user ?? 'root') !== 'root' || /unprivileged|grafana/.test(service.image),
      `${name}: a user that is not root`,
    )
    const once = service.restart !== 'unless-stopped'
    assert.ok(once || service.healthcheck, `${name}: health check`)
  }
})

test('who writes to a volume that an image does not own waits until it is given to them', () => {
  const owner = compose.services[OWNER]
  assert.deepEqual(
    [owner.cap_drop, owner.cap_add, owner.network_mode, owner.restart],
    [['ALL'], ['CHOWN'], 'none', 'no'],
  )
  const given = owner.volumes.map((volume) => volume.split(':')[0])
  const [, to, ...folders] = owner.command
  assert.deepEqual(
    folders,
    owner.volumes.map((volume) => volume.split(':')[1]),
  )
  for (const [name, service] of Object.entries(compose.services))
    if (name !== OWNER && service.volumes?.some((volume) => given.includes(volume.split(':')[0]))) {
      assert.equal(service.user, to, name)
      assert.equal(service.depends_on[OWNER].condition, 'service_completed_successfully', name)
    }
})

test('every setting it gives is one the code reads', () => {
  for (const name of ['bff-1', 'bff-2', 'backend-1', 'backend-2', 'publish', 'registry'])
    for (const setting of Object.keys(compose.services[name].environment))
      assert.ok(knows(name, setting), `${name}: ${setting} is read nowhere`)
})

test('every value it needs stands in the example', () => {
  const needed = [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{([A-Z_]+)(?::-[^}]*)?\}/g)].map(([, name]) => name)
  const given = read('.env.example')
  for (const name of new Set(needed))
    assert.match(given, new RegExp(`^#? ?${name}=`, 'm'), `.env.example lacks ${name}`)
})

test('what depends on something depends on something that is there', () => {
  for (const [name, { depends_on: on = {} }] of Object.entries(compose.services))
    for (const other of Object.keys(on)) assert.ok(other in compose.services, `${name} waits for ${other}`)
})

test('what it builds, mounts and starts stands in this repository', () => {
  for (const [name, { build, volumes = [], command = [] }] of Object.entries(compose.services)) {
    if (build !== undefined) assert.ok(existsSync(join(root, build.context, build.dockerfile)), `${name}: Dockerfile`)
    for (const volume of volumes) {
      const [source] = volume.split(':')
      if (!source.startsWith('.')) assert.ok(source in compose.volumes, `${name}: volume ${source}`)
      // The certificate is the operator's own.
      else if (source !== './certs') assert.ok(existsSync(join(root, source)), `${name}: ${source}`)
    }
    for (const [, service, entry] of command.join(' ').matchAll(/services\/([a-z]+)\/dist\/([a-z-]+)\.js/g))
      assert.match(read('services', service, 'vite.config.ts'), new RegExp(`\\b${entry}: 'src/`), `${name}: ${entry}`)
  }
})

test('who shares the address of another has no ports of its own, and takes them together with others', () => {
  const sharing = Object.entries(compose.services).filter(([, { network_mode: mode = '' }]) =>
    mode.startsWith('service:'),
  )
  assert.deepEqual(
    sharing.map(([name]) => name),
    ['edge-1', 'edge-2'],
  )
  for (const [name, { network_mode: mode, ports }] of sharing) {
    assert.ok(mode.replace('service:', '') in compose.services, `${name}: ${mode}`)
    assert.equal(ports, undefined)
  }
  for (const [line] of template.matchAll(/^ *listen .*;$/gm)) assert.match(line, / reuseport;$/)
})

test('the edge is given everything its file asks for, and nothing else', () => {
  const asked = new Set([...template.matchAll(/\$\{([A-Z_0-9]+)\}/g)].map(([, name]) => name))
  assert.deepEqual(new Set(Object.keys(compose.services['edge-1'].environment)), asked)
})

test('the servers drain for longer than the edge keeps an idle connection', () => {
  const [, seconds] = /keepalive_timeout (\d+)s/.exec(template)
  for (const name of ['bff-1', 'bff-2', 'backend-1', 'backend-2'])
    assert.ok(Number(compose.services[name].environment.DRAIN_GRACE_MS) > Number(seconds) * 1000)
})

test('alerts and dashboard ask for metrics that are counted', () => {
  const alerts = parse(read('ops', 'prometheus', 'alerts.yml')).groups.flatMap(({ rules }) =>
    rules.map(({ expr }) => expr),
  )
  const panels = JSON.parse(read('ops', 'grafana', 'site.json')).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  )
  const words = /\b(?!sum|rate|max|by|le|up\b|increase|histogram_quantile)([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*[=!]~?")/g
  for (const expression of [...alerts, ...panels])
    for (const [, metric] of expression.matchAll(words)) {
      const name = metric.replace(/_(?:bucket|count|sum)$/, '')
      const known =
        /^(?:process|nodejs)_/.test(name) || `${code.both}${code.bff}${code.backend}`.includes(`name: '${name}'`)
      assert.ok(known, `${metric} in ${expression}`)
    }
})

test('every alert is explained to the operator', () => {
  const pages = read('docs', 'qa-and-operators.md')
  for (const { alert } of parse(read('ops', 'prometheus', 'alerts.yml')).groups.flatMap(({ rules }) => rules))
    assert.ok(pages.includes(alert), `${alert} is not explained`)
})

test('every setting the servers read is explained to the operator', () => {
  const pages = read('docs', 'qa-and-operators.md')
  const names = (file) => [...file.matchAll(/^ {2}([A-Z][A-Z0-9_]{3,}): /gm)].map(([, name]) => name)
  const settings = [
    ...names(read('services', 'bff', 'src', 'config.ts')),
    ...names(read('services', 'backend', 'src', 'config', 'env.ts')),
  ]
  assert.ok(settings.length > 30)
  for (const name of new Set(settings)) assert.ok(pages.includes(`\`${name}\``), `${name} is not explained`)
})
