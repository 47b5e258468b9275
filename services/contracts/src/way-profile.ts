import { routeProfiles, type RouteProfile } from './route.ts'

/** What each profile is called, in the order they are offered. */
export const profileWords: Readonly<Record<RouteProfile, string>> = {
  normal: 'On foot',
  'step-free': 'Step-free',
  wheels: 'Pram or suitcase',
}

/** The profile that an address names (`way`), else the plain one. */
export const profileIn = (params: URLSearchParams): RouteProfile =>
  routeProfiles.find((profile) => profile === params.get('way')) ?? 'normal'

/** The parameters of an address with a profile; the plain one is not mentioned. */
export const withProfile = (params: URLSearchParams, profile: RouteProfile): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (profile === 'normal') next.delete('way')
  else next.set('way', profile)
  return next
}
