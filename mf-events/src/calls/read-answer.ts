import * as z from 'zod/mini'

/** The backend answered, but not in the shape of its contract. `message` is for a person. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  constructor(cause: unknown) {
    super('The answer could not be read. Please try again in a moment.', { cause })
  }
}

/** Parses an answer of the backend with the schema of its contract. Throws `UnreadableAnswer`. */
export const readAnswer = <Schema extends z.core.$ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
  const parsed = z.safeParse(schema, answer)
  if (!parsed.success) throw new UnreadableAnswer(parsed.error)
  return parsed.data
}
