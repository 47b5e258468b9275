import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'

/** How to start a PostgreSQL program: PostgreSQL refuses to run as root. */
export interface Identity {
  /** Owner of the files, when it is not this process's own user. */
  readonly owner: { readonly uid: number; readonly gid: number } | null
  readonly command: (
    program: string,
    args: readonly string[],
  ) => {
    readonly file: string
    readonly args: readonly string[]
    readonly options: { readonly uid?: number; readonly gid?: number }
  }
}

/** `nobody`: on every Linux and macOS in /etc/passwd, where PostgreSQL insists on finding its user. */
const NOBODY = { uid: 65_534, gid: 65_534 }

const plain: Identity = { owner: null, command: (file, args) => ({ file, args, options: {} }) }

const ownerOf = async (directory: string): Promise<{ uid: number; gid: number } | null> => {
  try {
    const { uid, gid } = await stat(directory)
    return uid === 0 ? null : { uid, gid }
  } catch {
    return null
  }
}

const canEnter = (owner: { uid: number; gid: number }, program: string, directory: string): boolean =>
  [
    spawnSync(program, ['--version'], { ...owner, stdio: 'ignore' }),
    // True only if every parent directory can be entered too.
    spawnSync('test', ['-x', directory], { ...owner, stdio: 'ignore' }),
  ].every((run) => run.status === 0)

/**
 * Who runs the server of `directory`: this user; or, as root, the owner that the directory already has, else `nobody`. If
 * `nobody` cannot enter the directory (a checkout under /root), `setpriv` grants it the capability.
 * Throws an error for the operator if that is not possible either.
 */
export const chooseIdentity = async (directory: string, parent: string, program: string): Promise<Identity> => {
  if (process.getuid?.() !== 0) return plain
  const owner = (await ownerOf(directory)) ?? NOBODY
  if (canEnter(owner, program, parent)) {
    return { owner, command: (file, args) => ({ file, args, options: owner }) }
  }
  const setprivArgs = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  if (spawnSync('setpriv', [...setprivArgs, program, '--version'], { stdio: 'ignore' }).status === 0) {
    return { owner, command: (file, args) => ({ file: 'setpriv', args: [...setprivArgs, file, ...args], options: {} }) }
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the user it runs as instead cannot enter ${parent}; set DATA_DIR to a place outside, run as another user, or set DATABASE_URL.`,
  )
}
