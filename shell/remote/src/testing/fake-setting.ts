import type { Setting } from '../setting.ts'

/** A setting that remembers what was said. */
export const fakeSetting = (rest: Partial<Setting> = {}) => {
  const said: string[] = []
  const told: string[] = []
  const setting: Setting = {
    cwd: '/nowhere',
    env: {},
    say: (line) => void said.push(line),
    tell: (line) => void told.push(line),
    ask: () => Promise.resolve(''),
    confirm: () => Promise.resolve(undefined),
    stopped: () => new Promise(() => undefined),
    ...rest,
  }
  return { setting, said: () => said.join('\n'), told: () => told.join('\n') }
}
