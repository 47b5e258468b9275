import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createPlaces } from '@site/places'
import { failureLines, scoreTable, verdict } from './report.ts'
import { evenly, NOW, readRequests, runRequests, SMALL } from './run.ts'
import { tripQuestion } from '../../src/llm/trip-question.ts'
import { readRequest } from '../../src/request/read-request.ts'
import { localDate } from '../../src/itinerary/days.ts'
import { isGood, withoutHeldOutFailures, type Score } from './score.ts'

const USAGE = `bench plan-quality [--only TEXT] [--small] [--model] [--blind] [--json FILE] [--questions FILE]
  --only TEXT  requests whose id or text holds TEXT
  --small      ${SMALL} requests of the tuning half, evenly from all kinds
  --model      once more with a language model on this machine that reads right, side by side
  --questions  writes what a language model is asked of each of these requests, a line of JSON each, and plans nothing
  --blind      no failure of the half kept apart is told, its figures alone`

const TODAY = localDate(NOW, 'UTC')

/** Command line of the measurement; resolves to the exit code: 0 at the goals, 1 short of them, 2 wrongly called. */
export async function main(args: readonly string[], folder: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      small: { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
      blind: { type: 'boolean', default: false },
      json: { type: 'string' },
      questions: { type: 'string' },
    },
  })
  const all = readRequests(folder)
  const { only } = values
  const chosen = all.filter(
    ({ id, request }) => only === undefined || `${id} ${request.destination} ${request.notes ?? ''}`.includes(only),
  )
  const requests = values.small ? evenly(chosen, SMALL) : chosen
  if (requests.length === 0) {
    console.error(USAGE)
    return 2
  }
  const places = createPlaces({ now: () => NOW })
  if (values.questions !== undefined) {
    const lines = requests.map(({ id, request }) => {
      const { reading } = readRequest(request, places, TODAY)
      return JSON.stringify({ id, messages: tripQuestion(request, reading, TODAY) })
    })
    writeFileSync(values.questions, `${lines.join('\n')}\n`)
    return 0
  }
  const began = performance.now()
  const run = async (withModel: boolean): Promise<readonly Score[]> => {
    const scores = await runRequests(requests, { folder, places, withModel })
    return values.blind ? scores.map(withoutHeldOutFailures) : scores
  }
  const plain = await run(false)
  const read = values.model ? await run(true) : []
  const columns = [
    ...plain.map((score) => [`${score.half} (${score.requests})`, score] as const),
    ...read.map((score) => [`${score.half}, model`, score] as const),
  ]
  for (const [name, score] of columns)
    if (score.requests > 0) console.log([`\n${name}`, ...failureLines(score)].join('\n'))
  const scores = [...plain, ...read].filter((score) => score.requests > 0)
  console.log(`\n${scoreTable(columns)}\n\n${verdict(scores)} ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ plain, read }, null, 2)}\n`)
  return scores.every(isGood) ? 0 : 1
}
