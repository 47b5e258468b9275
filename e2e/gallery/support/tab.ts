import type { EngineDriver } from '../../engines/drivers/driver.ts'

/** What this suite needs of a browser. */
export type Tab = Pick<
  EngineDriver,
  'version' | 'goto' | 'evaluate' | 'hover' | 'resize' | 'screenshot' | 'renew' | 'close'
>

/** A call of a function as an expression: in the page the function sees its arguments only. They are JSON, and so is its result. */
export const callOf = <Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): string =>
  `(${run.toString()})(...${JSON.stringify(args)})`

/** Runs a function in the page around the story. */
export const runAround = <Args extends unknown[], Result>(
  tab: Tab,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> => tab.evaluate(callOf(run, ...args))

/** The same in the frame of the story, which fills the window. */
export const runIn = <Args extends unknown[], Result>(
  tab: Tab,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> => tab.evaluate(`window.frames[0].eval(${JSON.stringify(callOf(run, ...args))})`)

/** Makes several calls in the frame of the story, one after the other, in one message: each message costs more than most calls. */
export const callIn = <Result>(tab: Tab, calls: readonly string[]): Promise<readonly Result[]> =>
  tab.evaluate(`window.frames[0].eval(${JSON.stringify(`[${calls.join(', ')}]`)})`)
