// Sends requests at a fixed rate, whether earlier ones were answered or not. Arguments: URL, requests a second, seconds. Prints counts as JSON.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const [url, perSecond, seconds] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times = []
const open = new Set()
let rejected = 0
let errors = 0

const send = () =>
  new Promise((resolve) => {
    const begun = performance.now()
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) times.push(performance.now() - begun)
        else if (answer.statusCode === 503 && answer.headers['retry-after'] !== undefined) rejected += 1
        else errors += 1
        resolve()
      })
    }).on('error', () => {
      errors += 1
      resolve()
    })
  })

const begun = performance.now()
for (let sent = 0; performance.now() - begun < seconds * 1000; await sleep(5))
  for (const due = ((performance.now() - begun) / 1000) * perSecond; sent < due; sent += 1) {
    const one = send().finally(() => open.delete(one))
    open.add(one)
  }
await Promise.all(open)
agent.destroy()
const sorted = times.toSorted((a, b) => a - b)
console.log(
  JSON.stringify({ admitted: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, rejected, errors }),
)
