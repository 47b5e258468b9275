import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { killDrill } from './kill-drill.ts'

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '10' },
    port: { type: 'string', default: '8541' },
  },
})
const port = Number(values.port)
const bffEntry = fileURLToPath(new URL('../../bff/dist/main.js', import.meta.url))
const withBff = existsSync(bffEntry)
console.log(
  `two backends, their PostgreSQL, a mail server${withBff ? ', and the web server in front' : '; the web server is not built'}`,
)
const begun = Date.now()
const result = await killDrill({
  entry: fileURLToPath(new URL('main.js', import.meta.url)),
  bffEntry: withBff ? bffEntry : undefined,
  submissions: Number(values.submissions),
  kills: Number(values.kills),
  ports: [port, port + 1],
  say: (line) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`),
})
console.log(
  `${result.restarts} restarts, ${result.repeats} mails repeated under their own Message-ID, exit codes ${result.exitCodes.join(' ')}, ${Math.round((Date.now() - begun) / 1000)} s`,
)
console.log(`accepted ${result.accepted} lost ${result.lost} duplicated ${result.duplicated}`)
process.exitCode = result.lost + result.duplicated === 0 && result.accepted === Number(values.submissions) ? 0 : 1
