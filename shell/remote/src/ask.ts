import { createInterface } from 'node:readline'
import { createInterface as createDialogue } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Takes what readline would show of the typed text, and shows none of it. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/** One line of standard input. Where a person types, the question is shown and the answer is not. */
export const ask = (question: string): Promise<string> =>
  new Promise((done) => {
    const { stdin, stderr } = process
    const isPerson = stdin.isTTY
    if (isPerson) stderr.write(question)
    const lines = createInterface({ input: stdin, output: nowhere(), terminal: isPerson })
    let answer = ''
    lines.once('line', (line) => {
      answer = line
      lines.close()
    })
    lines.once('SIGINT', () => lines.close())
    lines.once('close', () => {
      if (isPerson) stderr.write('\n')
      done(answer)
    })
  })

/** Whether a person types yes; undefined where none can. */
export const confirm = async (question: string): Promise<boolean | undefined> => {
  const { stdin: input, stderr: output } = process
  if (!input.isTTY) return undefined
  const lines = createDialogue({ input, output })
  try {
    return /^y(?:es)?$/i.test((await lines.question(`${question} (yes or no) `)).trim())
  } finally {
    lines.close()
  }
}
