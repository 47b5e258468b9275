import { createLivePlaces, LiveError, type LiveConfig, type LivePlaces, type Places } from '@site/places'
import type { Env } from '../config/env.ts'
import type { Check } from '../health/checks.ts'
import { describeError, type Log } from '../log.ts'
import type { PlacesPort } from './ports.ts'

export type LiveEnv = Pick<
  Env,
  'VALHALLA_URL' | 'OSRM_URL' | 'PHOTON_URL' | 'TICKETMASTER_API_KEY' | 'LITEAPI_KEY' | 'LIVE_TIMEOUT_MS'
>

const given = <Key extends keyof LiveConfig>(key: Key, value: LiveConfig[Key] | undefined): Partial<LiveConfig> =>
  value === undefined ? {} : { [key]: value }

/** The live services of the settings; each falls back to the embedded data. */
export const livePlaces = (
  places: Places,
  env: LiveEnv,
  log: Log,
  more: Partial<LiveConfig> = {},
): PlacesPort & Pick<LivePlaces, 'providers'> => {
  const live = createLivePlaces(places, {
    ...given('valhallaUrl', env.VALHALLA_URL),
    ...given('osrmUrl', env.OSRM_URL),
    ...given('photonUrl', env.PHOTON_URL),
    ...given('ticketmasterKey', env.TICKETMASTER_API_KEY),
    ...given('liteApiKey', env.LITEAPI_KEY),
    timeoutMs: env.LIVE_TIMEOUT_MS,
    onProblem: (error) => {
      const what =
        error instanceof LiveError ? { service: error.service, problem: error.problem } : describeError(error)
      log.warn(what, 'a live service failed; the embedded data was used')
    },
    ...more,
  })
  return {
    geocode: live.geocode,
    events: live.events,
    hotelsNear: (request) => live.hotelsNear(request, request.stay),
    venues: places.venues,
    reach: live.reach,
    providers: live.providers,
  }
}

/** One check a provider, from its last response: a self test must not use a provider's quota or wait for one that hangs. */
export const providerChecks = ({ providers }: Pick<LivePlaces, 'providers'>): Check[] =>
  providers().map(({ name }) => ({
    name: `provider ${name}`,
    essential: false,
    run: async () => {
      const state = providers().find((each) => each.name === name)?.state
      if (state === 'resting') throw new Error(`${name} rests`)
      return state === 'unasked' ? 'not asked since the start' : 'answering'
    },
  }))

export const modelCheck = ({ resting }: { readonly resting: () => boolean }): Check => ({
  name: 'provider language model',
  essential: false,
  run: async () => {
    if (resting()) throw new Error('the language model rests')
    return undefined
  },
})
