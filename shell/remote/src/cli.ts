import { ask, confirm } from './ask.ts'
import { main } from './main.ts'

process.exitCode = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  say: (line) => console.log(line),
  tell: (line) => console.error(line),
  ask,
  confirm,
  stopped: () =>
    new Promise((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    }),
})
