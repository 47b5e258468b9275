import { spawn } from 'node:child_process'

/** A wait longer than this, in ms, says what it is waiting for. */
const SPEAK_AFTER_MS = 2000

export const say = (text) => console.log(text)

export class Stop extends Error {}

/** Stops with one sentence and no stack trace. */
export const stop = (text) => {
  throw new Stop(text)
}

/** Runs the main function of a script; a `Stop` ends it with its sentence. */
export const main = (work) =>
  work().catch((error) => {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  })

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Does one step of work and says so when it takes more than two seconds, then every ten. */
export const step = async (name, work) => {
  const since = Date.now()
  let spoke = false
  const speak = () => {
    spoke = true
    say(`  … ${name} (${seconds(since)})`)
  }
  const first = setTimeout(speak, SPEAK_AFTER_MS)
  const again = setInterval(speak, 10_000)
  try {
    const result = await work()
    if (spoke) say(`  ✓ ${name} in ${seconds(since)}`)
    return result
  } catch (error) {
    say(`  ✗ ${name} after ${seconds(since)}`)
    throw error
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
}

/** Runs a command to its end. Quiet unless it fails, which ends the script with its output; `loud` shows that as it comes. */
export const run = (command, args, { cwd, env, loud = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: loud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Stop(output.trimEnd() || `${command} ${args.join(' ')} ended with ${code}`)),
    )
  })
