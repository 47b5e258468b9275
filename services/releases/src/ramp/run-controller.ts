import type { Logger } from 'pino'
import type { AlertOutbox } from '../alerts/outbox.ts'
import type { RampController } from './controller.ts'

/** How often ramps are looked after while one runs, and while none does, in ms. */
const RUNNING_MS = 1000
const IDLE_MS = 5000
/** How often what nobody needs is removed, in ms. */
const CLEAN_MS = 10 * 60_000

interface RunParts {
  readonly controller: RampController
  readonly alerts: AlertOutbox
  readonly log: Pick<Logger, 'error'>
}

/** Looks after every ramp until it is stopped. A failure of one is logged and costs the others nothing; the next look tries again. */
export const runController = ({ controller, alerts, log }: RunParts) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let cleaned = 0
  let working: Promise<void> = Promise.resolve()
  const problem =
    (what: string) =>
    (error: unknown): void =>
      log.error({ err: error }, what)

  const lookAll = async (): Promise<number> => {
    const names = await controller.running()
    await Promise.all(
      names.map((name) => controller.look(name).catch(problem(`the ramp of ${name} could not be looked after`))),
    )
    await alerts.deliver().catch(problem('alerts could not be sent'))
    if (Date.now() - cleaned > CLEAN_MS) {
      cleaned = Date.now()
      await controller.clean().catch(problem('measured counts could not be removed'))
    }
    return names.length
  }
  const next = (inMs: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      working = lookAll()
        .catch((error: unknown) => {
          problem('ramps could not be looked after')(error)
          return 0
        })
        .then((running) => next(running > 0 ? RUNNING_MS : IDLE_MS))
    }, inMs)
  }
  next(0)
  return {
    /** Resolves once nothing is under way any more. */
    stop: async (): Promise<void> => {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
