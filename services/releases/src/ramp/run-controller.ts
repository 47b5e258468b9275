import type { Logger } from 'pino'
import type { AlertOutbox } from '../alerts/outbox.ts'
import type { RampController } from './controller.ts'

/** How often ramps are looked after while one runs, and while none does, in ms. */
const RUNNING_MS = 1000
const IDLE_MS = 5000
/** How often what nobody needs is removed, in ms. */
const CLEAN_MS = 10 * 60_000

interface RunParts {
  readonly controller: Pick<RampController, 'running' | 'look' | 'clean'>
  readonly alerts: Pick<AlertOutbox, 'deliver'>
  readonly log: Pick<Logger, 'error'>
}

/** Does some work again and again; `work` does not reject and gives how long to wait after it, in ms. */
const repeating = (work: () => Promise<number>) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  const next = (inMs: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      working = work().then(next)
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

/**
 * Looks after every ramp, and sends alerts, until it is stopped. A failure of one is logged and costs the others nothing; the next look
 * tries again. Alerts go out beside the looks: a receiver that hangs must not keep a bad release live.
 */
export const runController = ({ controller, alerts, log }: RunParts) => {
  let cleaned = 0
  let pace = RUNNING_MS
  const problem =
    (what: string) =>
    (error: unknown): void =>
      log.error({ err: error }, what)

  const lookAll = async (): Promise<number> => {
    const names = await controller.running()
    pace = names.length > 0 ? RUNNING_MS : IDLE_MS
    await Promise.all(
      names.map((name) => controller.look(name).catch(problem(`the ramp of ${name} could not be looked after`))),
    )
    if (Date.now() - cleaned > CLEAN_MS) {
      cleaned = Date.now()
      await controller.clean().catch(problem('measured counts could not be removed'))
    }
    return pace
  }
  const looks = repeating(() =>
    lookAll().catch((error: unknown) => {
      problem('ramps could not be looked after')(error)
      return IDLE_MS
    }),
  )
  const sends = repeating(async () => {
    await alerts.deliver().catch(problem('alerts could not be sent'))
    return pace
  })
  return {
    /** Resolves once nothing is under way any more. */
    stop: async (): Promise<void> => void (await Promise.all([looks.stop(), sends.stop()])),
  }
}
