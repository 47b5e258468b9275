import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { EngineDriver } from '../drivers/driver.ts'
import { installInPage, type Aim, type Described, type InPage, type Step } from './in-page.ts'

const library = await readFile(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const toolkit = `(() => { ${library}\n;window.engineInPage = (${installInPage.toString()})(window.TestingLibraryDom) })()`

/** Calls the toolkit in the page; a document that is new gets it first. */
const call = async <Result>(driver: EngineDriver, name: keyof InPage, args: readonly unknown[]): Promise<Result> => {
  const expression = `window.engineInPage ? { done: window.engineInPage.${name}(...${JSON.stringify(args)}) } : {}`
  const answer = await driver.evaluate<{ readonly done?: Result }>(`(${expression})`)
  if (answer.done !== undefined) return answer.done
  await driver.evaluate(toolkit)
  return call(driver, name, args)
}

export interface AsyncInPage {
  readonly describe: (steps: readonly Step[]) => Promise<readonly Described[]>
  readonly aim: (steps: readonly Step[]) => Promise<Aim>
  readonly focus: (steps: readonly Step[], select: boolean) => Promise<boolean>
}

export const makeInPage = (driver: EngineDriver): AsyncInPage => ({
  describe: (steps) => call(driver, 'describe', [steps]),
  aim: (steps) => call(driver, 'aim', [steps]),
  focus: (steps, select) => call(driver, 'focus', [steps, select]),
})
