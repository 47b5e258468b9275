import * as z from 'zod/mini'

/** What the head of a page says that shows one thing, such as a hotel: it comes with that thing's answer. */
export const answerHead = z.object({ title: z.string(), description: z.string() })
export type AnswerHead = z.infer<typeof answerHead>
