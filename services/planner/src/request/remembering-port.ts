import { memoised } from './memo.ts'
import type { ReadPort } from './where.ts'

interface Kept {
  readonly revision: number
  readonly today: string
  readonly port: ReadPort
}
const ofPort = new WeakMap<ReadPort, Kept>()

/** The port with what names mean kept until an import or the next day: each reader of a text asks for the same names again. */
export const rememberingPort = (port: ReadPort, today: string): ReadPort => {
  const revision = port.revision()
  const kept = ofPort.get(port)
  if (kept?.revision === revision && kept.today === today) return kept.port
  const remembering: ReadPort = {
    resolveDestination: memoised((text) => port.resolveDestination(text)),
    choicesFor: memoised((text) => port.choicesFor(text)),
    kindsNamed: memoised((text) => port.kindsNamed(text)),
    coveredCities: () => port.coveredCities(),
    poiById: (id) => port.poiById(id),
    poisNear: (...query) => port.poisNear(...query),
    eventById: (id) => port.eventById(id),
    events: (...query) => port.events(...query),
    sureHotelsNear: (...query) => port.sureHotelsNear(...query),
    seasonGrounds: () => port.seasonGrounds(),
    revision: () => port.revision(),
  }
  ofPort.set(port, { revision, today, port: remembering })
  return remembering
}
