import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from '@site/places'
import { planItinerary } from '../../src/itinerary/plan.ts'
import { checksOf } from './checker.ts'
import { readClosedDays } from './closed-days.ts'
import { readJudgedPlaces } from './judged-places.ts'
import { startModel } from './model.ts'
import { halves, readTable, type QualityRequest } from './request-table.ts'
import { scoreOf, type Result, type Score } from './score.ts'

/** Pinned, so that the dates expected stay right: a Monday. */
export const NOW = new Date('2026-11-23T03:00:00Z')
/** So much that no plan is cut short by the clock: the same machine or another, the same plan. */
const BUDGET_MS = 60_000

/** As many requests as the unit tests can spare the time for. */
export const SMALL = 40

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/** All requests of a half; `folder` holds the tables. */
export const readRequests = (folder: string): readonly QualityRequest[] =>
  halves.flatMap((half) => readTable(textOf(folder, `requests/${half}.tsv`), half))

/** So many of the requests that were tuned with, evenly from beginning to end: the half kept apart stays unseen. */
export const evenly = (requests: readonly QualityRequest[], count: number): readonly QualityRequest[] => {
  const own = requests.filter(({ half }) => half === 'tuning')
  return own.filter((_, i) => Math.floor((i * count) / own.length) !== Math.floor(((i - 1) * count) / own.length))
}

/** Plans every request and checks the answer; a plan that throws fails as a whole. */
export const runRequests = async (
  requests: readonly QualityRequest[],
  { folder, places, withModel }: { readonly folder: string; readonly places: Places; readonly withModel: boolean },
): Promise<readonly Score[]> => {
  const known = {
    closedDays: readClosedDays(textOf(folder, 'fixtures/closed-days.tsv')),
    judged: readJudgedPlaces(
      textOf(folder, 'fixtures/judged-places.tsv'),
      textOf(folder, 'fixtures/judged-places.odbl.tsv'),
    ),
  }
  const model = withModel ? await startModel(requests) : null
  const results: Result[] = []
  try {
    for (const request of requests) {
      const options = { now: NOW, budgetMs: BUDGET_MS, ...(model === null ? {} : { reader: model.reader }) }
      const checks = await planItinerary(request.request, places, options).then(
        (answer) => checksOf(answer, request, { known, now: NOW, withModel }),
        (error: unknown) => [{ kind: 'planned', wrong: String(error) }],
      )
      results.push({ request, checks })
    }
  } finally {
    await model?.close()
  }
  return halves.map((half) =>
    scoreOf(
      half,
      results.filter((own) => own.request.half === half),
    ),
  )
}
