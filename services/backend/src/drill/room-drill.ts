import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as Y from 'yjs'
import { loadSecrets } from '../config/secrets.ts'
import { embeddedServer } from '../embedded/server.ts'
import { makeRoom, visitRoom, type RoomVisitor } from '../testing/room-visitor.ts'
import { programsOf, QUICK, targetOf, type SitePrograms } from './programs.ts'
import { supervise, type Supervisor } from './supervisor.ts'

export interface RoomDrillOptions extends SitePrograms {
  readonly rooms: number
  readonly changes: number
  readonly kills: number
  /** How many people join one room at once. */
  readonly joiners: number
  readonly say: (line: string) => void
}

export interface RoomDrillResult {
  readonly accepted: number
  /** Changes that were acknowledged and are not in the room afterwards. */
  readonly lost: number
  /** Rooms that two people see differently. */
  readonly split: number
  readonly restarts: number
  /** Of the joiners, how many were let in, told why not, and refused before anything was read. */
  readonly joined: number
  readonly told: number
  readonly shed: number
  /** What one change of somebody in another room took meanwhile, in ms: the longest. */
  readonly slowest: number
  /** Resident memory of the backends before and with the joiners, in MB. */
  readonly memory: readonly [before: number, after: number]
}

const EDITORS = 3
const TRIES = 300
const RUBBISH = 200

/** Everybody comes from an address of their own, as far as the servers know. */
let visitors = 0
const ownAddress = (): Record<string, string> => {
  visitors += 1
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` }
}

interface Editor {
  readonly secret: string
  readonly name: string
  readonly accepted: string[]
}

/** Makes changes one after another, each tried at one server after another until it is acknowledged. */
const edit = async ({ secret, name, accepted }: Editor, changes: number, urls: readonly string[]): Promise<number> => {
  const doc = new Y.Doc()
  const headers = ownAddress()
  let visitor: RoomVisitor | null = null
  let slowest = 0
  for (let n = 0; n < changes; n += 1) {
    doc.getMap('stops').set(`${name} ${n}`, n)
    const begun = performance.now()
    for (let tries = 0; ; tries += 1) {
      try {
        visitor ??= await visitRoom(urls[(n + tries) % urls.length] ?? '', secret, { doc, headers })
        await visitor.save(Y.encodeStateAsUpdate(doc))
        break
      } catch (error) {
        visitor = null
        if (tries === TRIES) throw error
        await sleep(50 + Math.random() * 150)
      }
    }
    accepted.push(`${name} ${n}`)
    slowest = Math.max(slowest, performance.now() - begun)
    await sleep(Math.random() * 20)
  }
  await visitor?.leave()
  return slowest
}

const retried = async <T>(work: (tries: number) => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries += 1)
    try {
      return await work(tries)
    } catch (error) {
      if (tries === TRIES) throw error
      await sleep(100)
    }
}

const keysIn = async (url: string, secret: string): Promise<ReadonlySet<string>> => {
  const visitor = await visitRoom(url, secret, { headers: ownAddress() })
  if (visitor.messages[0]?.kind !== 'joined') throw new Error('not let in')
  for (let waited = 0; visitor.doc.store.clients.size === 0 && waited < 50; waited += 1) await sleep(20)
  await visitor.leave()
  return new Set(visitor.doc.getMap('stops').keys())
}

const kill = async (site: Supervisor, options: RoomDrillOptions, editing: () => boolean): Promise<void> => {
  const programs = programsOf(options, {})
  for (let n = 0; n < options.kills && editing(); n += 1) {
    await sleep(500 + Math.random() * 1000)
    const target = targetOf(n, programs)
    options.say(`kill ${n + 1}/${options.kills}: ${typeof target === 'number' ? programs[target]?.name : target}`)
    await site.kill(target)
  }
}

const residentMb = async (ports: readonly number[]): Promise<number> => {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()))
  const bytes = texts.map((text) => Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0))
  return Math.round(Math.max(...bytes) / 1e6)
}

/** Two thousand people and two hundred programs at one room, and somebody who plans in another. */
const flood = async (
  options: RoomDrillOptions,
  urls: readonly string[],
  secrets: readonly [string, string, string],
) => {
  const [popular, spoiled, quiet] = secrets
  const url = urls[0] ?? ''
  const before = await residentMb(options.ports)
  const other = edit({ secret: quiet, name: 'quiet', accepted: [] }, 100, [url])
  const rubbish = Promise.all(
    Array.from({ length: RUBBISH }, async (_, n) => {
      const visitor = await visitRoom(url, spoiled, { headers: ownAddress() })
      if (visitor.socket.readyState !== visitor.socket.OPEN) return
      visitor.send(Uint8Array.from({ length: 1 + ((n * 37) % 500) }, (_value, i) => (i * n * 7919) % 251))
      await visitor.closed
    }),
  )
  const people = await Promise.all(
    Array.from({ length: options.joiners }, () => visitRoom(url, popular, { headers: ownAddress() })),
  )
  const after = await residentMb(options.ports)
  const first = people.map(({ messages }) => messages[0]?.kind)
  const count = (kind: string | undefined): number => first.filter((one) => one === kind).length
  await rubbish
  const slowest = Math.round(await other)
  await Promise.all(people.map((person) => person.leave()))
  const memory: readonly [number, number] = [before, after]
  return { joined: count('joined'), told: count('refused'), shed: count(undefined), slowest, memory }
}

/**
 * People change shared plans while the site's processes are killed with SIGKILL, then one room is flooded; compares what was acknowledged
 * with what the rooms hold.
 */
export const roomDrill = async (options: RoomDrillOptions): Promise<RoomDrillResult> => {
  const { rooms, changes, say } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'room-drill-'))
  await chmod(dataDir, 0o755)
  const { anonKey } = await loadSecrets({ dataDir })
  const programs = programsOf(options, { ...QUICK, DATABASE_URL: '' })
  const site = supervise(programs, dataDir)
  const { urls } = site
  const create = () => retried((tries) => makeRoom(urls[tries % urls.length] ?? '', { apikey: anonKey }))
  try {
    const editors: Editor[] = []
    for (let room = 0; room < rooms; room += 1) {
      const { edit: secret } = await create()
      for (let n = 0; n < EDITORS; n += 1) editors.push({ secret, name: `${room}/${n}`, accepted: [] })
    }
    say(`${rooms} rooms, ${editors.length} people, ${changes} changes each`)
    let editing = true
    const killing = kill(site, options, () => editing)
    await Promise.all(editors.map((editor) => edit(editor, changes, urls)))
    editing = false
    await killing
    say('all acknowledged')
    await sleep(2000)
    let [lost, split] = [0, 0]
    for (const secret of new Set(editors.map((editor) => editor.secret))) {
      const seen = await Promise.all(urls.map((url) => retried(() => keysIn(url, secret))))
      const [keys = new Set<string>()] = seen
      if (seen.some((one) => one.size !== keys.size)) split += 1
      const promised = editors.filter((editor) => editor.secret === secret).flatMap(({ accepted }) => accepted)
      lost += promised.filter((key) => !keys.has(key)).length
    }
    const restarts = site.started() - programs.length
    const secrets = [await create(), await create(), await create()].map((made) => made.edit)
    const [popular = '', spoiled = '', quiet = ''] = secrets
    const flooded = await flood(options, urls, [popular, spoiled, quiet])
    const accepted = editors.reduce((sum, editor) => sum + editor.accepted.length, 0)
    return { accepted, lost, split, restarts, ...flooded }
  } finally {
    await site.stop()
    await embeddedServer(dataDir).stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
