import { execFile, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a team's shell has: nothing of this repository's, and no settings of the person who runs this test. */
const environment = (home, more) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  XDG_CONFIG_HOME: join(home, 'config'),
  NODE_ENV: '',
  CI: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_prefer_offline: 'true',
  ...more,
})

/** A team with a folder of its own, outside of this repository, and a shell. */
export const createTeam = (home, settings = {}) => {
  const env = environment(home, settings)

  /** Runs a command to its end with a line of input. Gives what it said on standard output; throws with everything when it fails. */
  const pipe = (input, folder, command, ...args) =>
    new Promise((done, failed) => {
      const child = execFile(command, args, { cwd: folder, env, maxBuffer: 1e8 }, (error, out, said) =>
        error === null ? done(out) : failed(new Error(`${command} ${args.join(' ')}\n${out}${said}`)),
      )
      child.stdin.end(input)
    })
  const run = (folder, command, ...args) => pipe('', folder, command, ...args)

  /** The same for a command that must refuse. Gives its exit code and what it said. */
  const refused = (folder, command, ...args) =>
    new Promise((done, failed) => {
      execFile(command, args, { cwd: folder, env }, (error, out, said) =>
        error === null
          ? failed(new Error(`${args.join(' ')} was not refused: ${out}`))
          : done({ code: error.code, said }),
      )
    })

  /** Starts a command that runs until it is stopped; resolves with the part of its output that fits. */
  const start = (folder, pattern, command, ...args) =>
    new Promise((done, failed) => {
      // A group of its own: stopped as by Ctrl-C in a terminal, which reaches npx and what it started.
      const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
      const ended = new Promise((gone) => child.once('close', gone))
      const stop = async () => {
        process.kill(-child.pid, 'SIGINT')
        await ended
      }
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk
          const found = pattern.exec(output)
          if (found !== null) done({ found, stop })
        })
      child.once('error', failed)
      child.once('close', () => failed(new Error(`${args.join(' ')} ended: ${output}`)))
    })

  /** Says one text of one file otherwise, as in an editor. */
  const edit = async (file, from, to) => {
    const text = await readFile(file, 'utf8')
    if (!text.includes(from)) throw new Error(`'${from}' does not stand in ${file}`)
    await writeFile(file, text.replaceAll(from, to))
  }
  return { run, pipe, refused, start, edit, withSettings: (more) => createTeam(home, { ...settings, ...more }) }
}
