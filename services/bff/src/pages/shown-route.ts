import { answerHead, type AnswerHead } from '@site/contracts/answer-head'
import type { Route } from '@site/contracts/composition'
import { notFoundHead } from '@site/contracts/page-head'
import { pathOf, type RouteParams } from '@site/contracts/routes'
import * as z from 'zod/mini'
import type { Preloaded } from './preload-queries.ts'

const answerWithHead = z.object({ head: answerHead })

/** What the first preloaded answer that says anything of the head says of it. */
const headOfAnswers = (preloaded: Preloaded | null): AnswerHead | null => {
  if (preloaded?.outcome !== 'answered') return null
  for (const answer of Object.values(preloaded.queries.answers)) {
    const { success, data } = answerWithHead.safeParse(answer)
    if (success) return data.head
  }
  return null
}

/**
 * A route as one page of it is shown: with a parameter, under its own path and with the words of the answer about its thing. What
 * is plain text here is escaped where the head is written.
 */
export const shownRoute = (route: Route, params: RouteParams, preloaded: Preloaded | null): Route => {
  const path = pathOf(route, params)
  if (path === route.path) return route
  if (preloaded?.outcome === 'missing') {
    const { structuredData: _, ...rest } = route
    return { ...rest, ...notFoundHead, path, breadcrumb: notFoundHead.title, noindex: true }
  }
  const head = headOfAnswers(preloaded)
  return head === null ? { ...route, path } : { ...route, ...head, path, breadcrumb: head.title }
}
