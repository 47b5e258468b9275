// Preloaded into a command under test: kills its process before write number `KILL_AT_WRITE`. A kill by time would hit another
// write on every machine.
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
