import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { roomLimits } from '@site/contracts/room'
import { roomDrill } from './room-drill.ts'

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '10' },
    changes: { type: 'string', default: '150' },
    kills: { type: 'string', default: '10' },
    joiners: { type: 'string', default: '2000' },
    port: { type: 'string', default: '8551' },
  },
})
/** More memory than a full process of connections may take, with room for what the collector has not freed yet. */
const MOST_GROWTH_MB = 250

const port = Number(values.port)
const bffEntry = fileURLToPath(new URL('../../bff/dist/main.js', import.meta.url))
const begun = Date.now()
const result = await roomDrill({
  entry: fileURLToPath(new URL('main.js', import.meta.url)),
  bffEntry: existsSync(bffEntry) ? bffEntry : undefined,
  rooms: Number(values.rooms),
  changes: Number(values.changes),
  kills: Number(values.kills),
  joiners: Number(values.joiners),
  ports: [port, port + 1],
  say: (line) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`),
})
const { accepted, lost, split, restarts, joined, told, shed, slowest, memory } = result
console.log(
  `${values.joiners} joiners: ${joined} let in, ${told} told why not, ${shed} shed; elsewhere the slowest change took ${slowest} ms`,
)
console.log(`memory ${memory[0]} MB before, ${memory[1]} MB with the joiners; ${restarts} restarts`)
console.log(`accepted ${accepted} lost ${lost} split ${split}`)
const held = lost + split === 0 && joined <= roomLimits.people && memory[1] - memory[0] < MOST_GROWTH_MB
process.exitCode = held ? 0 : 1
