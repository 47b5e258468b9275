import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import { run } from '../lib/say.mjs'
import { keep } from './processes.mjs'

/** nginx with the very file the composed deployment uses, and a certificate made for the day. */
export const startEdge = async (nginx, { http, https, calls, bffs, backends }) => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-edge-'))
  for (const name of ['tls', 'logs', 'tmp']) mkdirSync(join(folder, name))
  const tls = join(folder, 'tls')
  const certificate = ['-keyout', join(tls, 'site.key'), '-out', join(tls, 'site.crt'), '-subj', '/CN=localhost']
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    ...certificate,
  ])
  const values = {
    EDGE_HTTP: `127.0.0.1:${http}`,
    EDGE_HTTPS: `127.0.0.1:${https}`,
    EDGE_CALLS: `127.0.0.1:${calls}`,
    EDGE_TLS: tls,
    BFF_1: `127.0.0.1:${bffs[0]}`,
    BFF_2: `127.0.0.1:${bffs[1]}`,
    BACKEND_1: `127.0.0.1:${backends[0]}`,
    BACKEND_2: `127.0.0.1:${backends[1]}`,
  }
  const template = readFileSync(join(root, 'ops', 'nginx', 'site.conf.template'), 'utf8')
  writeFileSync(
    join(folder, 'site.conf'),
    template.replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, name) => values[name]),
  )
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log warn;
events { worker_connections 2048; }
http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/tmp/${kind};`).join(' ')} include ${folder}/site.conf; }
`,
  )
  const edge = keep('nginx', nginx, ['-e', `${folder}/logs/error.log`, '-p', folder, '-c', join(folder, 'nginx.conf')])
  return { ...edge, folder, address: `https://localhost:${https}` }
}
