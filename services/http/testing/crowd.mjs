// Requests at a rate, whether those before them were answered or not. Arguments: address, a second, seconds. Prints what came of them.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const [url, perSecond, seconds] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times = []
const open = new Set()
let turnedAway = 0
let errors = 0

const ask = () =>
  new Promise((resolve) => {
    const begun = performance.now()
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) times.push(performance.now() - begun)
        else if (answer.statusCode === 503 && answer.headers['retry-after'] !== undefined) turnedAway += 1
        else errors += 1
        resolve()
      })
    }).on('error', () => {
      errors += 1
      resolve()
    })
  })

const begun = performance.now()
for (let come = 0; performance.now() - begun < seconds * 1000; await sleep(5))
  for (const due = ((performance.now() - begun) / 1000) * perSecond; come < due; come += 1) {
    const one = ask().finally(() => open.delete(one))
    open.add(one)
  }
await Promise.all(open)
agent.destroy()
const sorted = times.toSorted((a, b) => a - b)
console.log(
  JSON.stringify({ admitted: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, turnedAway, errors }),
)
