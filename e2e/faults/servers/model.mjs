import { createServer } from 'node:http'
import { call, heals, startSmallSite } from './small-site.mjs'

/** The longest a plan may take without the model, in s, and how many are asked for at once. */
const WITHIN_S = 9
const AT_ONCE = 6

/** A language model that takes every question and never answers. */
export const modelFault = async () => {
  let asked = 0
  const model = createServer(() => {
    asked += 1
  })
  await new Promise((resolve) => model.listen(0, '127.0.0.1', resolve))
  const site = await startSmallSite({
    env: { LLM_BASE_URL: `http://127.0.0.1:${model.address().port}/v1`, LLM_MODEL: 'silent' },
  })
  try {
    const plans = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        call(site.address, '/functions/v1/itinerary', { destination: 'Melbourne', days: 2 }),
      ),
    )
    const planned = plans.filter(({ status, body }) => status === 200 && body.plan?.length === 2).length
    const longest = Math.max(...plans.map(({ seconds }) => seconds))
    const warned = site.backend.lines.filter((line) => line.includes('the language model could not help')).length
    return [
      {
        fault: 'language model never answers',
        visitor: `${planned} of ${AT_ONCE} plans, the slowest after ${longest.toFixed(1)} s`,
        operator: `${asked} questions asked; backend log: "the language model could not help" ${warned} times`,
        healed: planned === AT_ONCE && longest < WITHIN_S && asked > 0 ? await heals(site) : null,
      },
    ]
  } finally {
    await site.stop()
    model.closeAllConnections()
    model.close()
  }
}
