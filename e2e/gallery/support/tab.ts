import type { EngineDriver } from '../../engines/drivers/driver.ts'

/** What this suite needs of a browser. */
export type Tab = Pick<
  EngineDriver,
  'version' | 'goto' | 'evaluate' | 'hover' | 'resize' | 'screenshot' | 'renew' | 'close'
>

const callOf = (run: { toString: () => string }, args: readonly unknown[]): string =>
  `(${run.toString()})(...${JSON.stringify(args)})`

/** Runs a function in the page around the story: it sees its arguments only. Arguments and result are JSON. */
export const runAround = <Args extends unknown[], Result>(
  tab: Tab,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> => tab.evaluate(callOf(run, args))

/** The same in the frame of the story, which fills the window. */
export const runIn = <Args extends unknown[], Result>(
  tab: Tab,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> => tab.evaluate(`window.frames[0].eval(${JSON.stringify(callOf(run, args))})`)
