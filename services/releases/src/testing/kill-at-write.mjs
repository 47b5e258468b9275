// Preloaded into a command under test: ends its process, with no warning, as it is about to make the change to the disk that
// `KILL_AT_WRITE` counts to. A kill after some milliseconds would land elsewhere on every machine.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const limit = Number(process.env.KILL_AT_WRITE)
let changes = 0
for (const name of ['writeFile', 'rename', 'link']) {
  const original = fs.promises[name]
  fs.promises[name] = (...args) => {
    changes += 1
    if (changes === limit) process.kill(process.pid, 'SIGKILL')
    return original(...args)
  }
}
syncBuiltinESMExports()
process.on('exit', () => {
  if (process.env.COUNT_WRITES_TO) fs.writeFileSync(process.env.COUNT_WRITES_TO, String(changes))
})
