/** What a person is told when a command did not do its work: what happened, what that means for them, what to do. */
export interface Told {
  readonly happened: string
  readonly means: string
  readonly remedy: string
  /** One line for each thing that is wrong, where there are several. */
  readonly issues?: readonly string[]
}

/** The work was not done. */
export class Failure extends Error {
  override readonly name: string = 'Failure'
  readonly told: Told

  constructor(told: Told, cause?: unknown) {
    super(told.happened, { cause })
    this.told = told
  }
}

/** The command was written wrongly; nothing was tried. */
export class Misuse extends Failure {
  override readonly name = 'Misuse'
}

/** Exit codes, as scripts rely on them. */
export const EXIT = { done: 0, failed: 1, misuse: 2 } as const

export const exitCodeOf = (error: unknown): number => (error instanceof Misuse ? EXIT.misuse : EXIT.failed)

/** The message of a failure as it is printed; of an error that nobody foresaw with its stack, for whoever mends it. */
export const explain = (command: string, error: unknown): string => {
  if (!(error instanceof Failure))
    return `remote ${command}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  const { happened, issues = [], means, remedy } = error.told
  return [
    `remote ${command}: ${happened}`,
    ...issues.map((issue) => `  - ${issue}`),
    `What it means: ${means}`,
    `What to do: ${remedy}`,
  ].join('\n')
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
