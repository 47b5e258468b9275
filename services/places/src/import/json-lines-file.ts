import { appendFileSync, createReadStream, writeFileSync } from 'node:fs'
import type * as z from 'zod/mini'

/** Characters buffered before they are written, and bytes read back at once: small enough for V8's young generation. */
const BUFFER = 16 * 1024

/** Values of one kind in a file of JSON lines, so that memory does not grow with their number. */
export class JsonLinesFile<T> {
  readonly #path: string
  readonly #schema: z.ZodMiniType<T>
  #lines: string[] = []
  #size = 0
  length = 0

  constructor(path: string, schema: z.ZodMiniType<T>) {
    this.#path = path
    this.#schema = schema
    writeFileSync(path, '')
  }

  add(value: unknown): void {
    const line = `${JSON.stringify(value)}\n`
    this.#lines.push(line)
    this.#size += line.length
    this.length += 1
    if (this.#size > BUFFER) this.#flush()
  }

  #flush(): void {
    appendFileSync(this.#path, this.#lines.join(''))
    this.#lines = []
    this.#size = 0
  }

  /** The values in the order they were added, one in memory at a time. */
  async *values(): AsyncGenerator<T> {
    this.#flush()
    // JSON escapes line ends; a reader of lines would also cut at U+2028, which it does not escape.
    let rest = ''
    for await (const chunk of createReadStream(this.#path, { encoding: 'utf8', highWaterMark: BUFFER })) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield this.#schema.parse(JSON.parse(line))
    }
  }
}
