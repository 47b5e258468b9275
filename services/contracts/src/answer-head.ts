import * as z from 'zod/mini'
import { posterScenes } from './composition.ts'

/** What the head of a page says that shows one thing, such as a hotel: it comes with that thing's answer. */
export const answerHead = z.object({
  title: z.string(),
  description: z.string(),
  /** The poster of its shared picture, where another fits than the route's. */
  poster: z.optional(z.enum(posterScenes)),
})
export type AnswerHead = z.infer<typeof answerHead>
