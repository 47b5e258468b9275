import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/say.mjs'
import { keep } from '../support/processes.mjs'

const makeCertificate = (folder) => {
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')]
  return run('openssl', ['req', ...kind.split(' '), ...files])
}

/** nginx's own settings around the file of the site, in a folder of its own. */
const writeSettings = (folder, site) => {
  for (const name of ['logs', 'tmp']) mkdirSync(join(folder, name), { recursive: true })
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log warn;
events { worker_connections 2048; }
http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/tmp/${kind};`).join(' ')} include ${site}; }
`,
  )
  return ['-e', `${folder}/logs/error.log`, '-p', folder, '-c', file]
}

/** Two nginx on one address with the very file the composed deployment uses, and a certificate made for the day. */
export const startEdges = async (nginx, { http, https, direct, calls, bffs, backends }) => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-edge-'))
  await makeCertificate(folder)
  const values = {
    EDGE_HTTP: `127.0.0.1:${http}`,
    EDGE_HTTPS: `127.0.0.1:${https}`,
    EDGE_DIRECT: `127.0.0.1:${direct}`,
    EDGE_CALLS: `127.0.0.1:${calls}`,
    EDGE_TLS: folder,
    BFF_1: `127.0.0.1:${bffs[0]}`,
    BFF_2: `127.0.0.1:${bffs[1]}`,
    BACKEND_1: `127.0.0.1:${backends[0]}`,
    BACKEND_2: `127.0.0.1:${backends[1]}`,
  }
  const template = readFileSync(join(root, 'ops', 'nginx', 'site.conf.template'), 'utf8')
  const site = join(folder, 'site.conf')
  writeFileSync(
    site,
    template.replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, name) => values[name]),
  )
  const edges = []
  for (const name of ['nginx-1', 'nginx-2']) {
    const settings = writeSettings(join(folder, name), site)
    // Says what it does not like about its file and ends: better here than started again and again.
    await run(nginx, [...settings, '-t'])
    edges.push(keep(name, nginx, settings))
  }
  return { edges, folder, address: `https://localhost:${https}`, directAddress: `https://localhost:${direct}` }
}
