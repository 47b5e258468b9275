import { join } from 'node:path'
import { root } from '../../../../scripts/lib/root.mjs'
import { run } from '../../../../scripts/lib/say.mjs'
import { filesIn } from './files.mjs'

const memoryOf = async (address) => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6
}

/** The composed site. A change goes online as a team puts it there: published, then promoted. */
export const ourSite = (site) => {
  const release = (...args) =>
    run(process.execPath, [join(root, 'scripts', 'release.mjs'), ...args], {
      cwd: root,
      env: { DATA_DIR: site.dataDir },
    })
  return {
    name: 'this site',
    address: site.address,
    memory: async () => [['front server', await memoryOf(site.address)]],
    files: () => filesIn([join(site.dataDir, 'releases')], (path) => path.includes('/mf-legal/')),
    deploy: async () => {
      await release('publish', 'mf-legal')
      await release('promote', 'mf-legal')
    },
    stop: () => undefined,
  }
}
