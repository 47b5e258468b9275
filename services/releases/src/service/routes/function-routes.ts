import {
  isReservedTeam,
  TEAM_FUNCTION_NAME,
  TEAM_NAME,
  teamFunction,
  teamFunctionLimits,
  type TeamFunctions,
} from '@site/contracts/team-functions'
import { allowedUrl, type parseFunctionHosts } from '@site/http/function-hosts'
import type { Router } from 'express'
import { changeFunctions, readFunctions } from '../../registry/registry-store.ts'
import type { Store } from '../../store/store.ts'
import { byOf } from '../auth/rights.ts'
import type { Answer, Call, callHandler } from '../call.ts'
import { parse } from '../parse.ts'
import { ServiceError } from '../service-error.ts'

interface FunctionParts {
  readonly store: Store
  readonly hosts: NonNullable<ReturnType<typeof parseFunctionHosts>>
}

interface Named {
  readonly team: string
  readonly name: string
}

const without = (functions: TeamFunctions, { team, name }: Named): TeamFunctions => {
  const { [name]: _gone, ...left } = functions[team] ?? {}
  const { [team]: _before, ...others } = functions
  return Object.keys(left).length === 0 ? others : { ...others, [team]: left }
}

const checkCount = (functions: TeamFunctions, { team, name }: Named): void => {
  const known = Object.keys(functions[team] ?? {})
  if (!known.includes(name) && known.length >= teamFunctionLimits.perTeam)
    throw new ServiceError(
      409,
      'conflict',
      `Team ${team} has ${known.length} functions, which is the most: remove one first.`,
    )
}

/** Functions that a team runs itself, behind `/functions/v1/<team>/<name>` of the site. */
export const functionRoutes = (
  router: Router,
  handle: ReturnType<typeof callHandler>,
  { store, hosts }: FunctionParts,
): void => {
  /** The function in the address, if the caller's team may change it. */
  const named = ({ identity, request, about }: Call): Named => {
    const team = String(request.params['team'])
    const name = String(request.params['function'])
    about({ detail: `${team}/${name}`.slice(0, 100) })
    if (isReservedTeam(team))
      throw new ServiceError(422, 'invalid', `/functions/v1/${team} is the site’s own: no team can have it.`)
    if (!TEAM_NAME.test(team) || !TEAM_FUNCTION_NAME.test(name))
      throw new ServiceError(
        422,
        'invalid',
        "Names of teams and functions are small letters, digits and '-', a letter first.",
      )
    const holds = Object.values(identity.rights).some((verbs) => verbs.includes('functions'))
    if (identity.team !== team || !holds)
      throw new ServiceError(403, 'forbidden', `Team ${identity.team} does not hold the right functions for ${team}.`)
    return { team, name }
  }
  const address = ({ team, name }: Named): string => `/functions/v1/${team}/${name}`

  const put = async (call: Call): Promise<Answer> => {
    const which = named(call)
    const wanted = parse(teamFunction, await call.json())
    const allowed = allowedUrl(hosts, wanted.url)
    if (typeof allowed === 'string')
      throw new ServiceError(422, 'refused', `The address of ${which.team}/${which.name} ${allowed}.`, {
        issues: [{ path: 'url', message: allowed }],
      })
    const registered = { ...wanted, url: allowed.url.href }
    await changeFunctions(store, { name: `${which.team}/${which.name}`, by: byOf(call.identity) }, (functions) => {
      checkCount(functions, which)
      return { ...functions, [which.team]: { ...functions[which.team], [which.name]: registered } }
    })
    call.about({ detail: `${which.team}/${which.name} at ${registered.url}` })
    return { status: 200, body: { ...which, ...registered, address: address(which) } }
  }

  const remove = async (call: Call): Promise<Answer> => {
    const which = named(call)
    await changeFunctions(store, { name: `${which.team}/${which.name}`, by: byOf(call.identity) }, (functions) =>
      without(functions, which),
    )
    return { status: 204 }
  }

  const get = async (call: Call): Promise<Answer> => {
    const which = named(call)
    const found = (await readFunctions(store))[which.team]?.[which.name]
    if (found === undefined)
      throw new ServiceError(404, 'not_found', `Team ${which.team} has registered no function ${which.name}.`)
    return { status: 200, body: { ...which, ...found, address: address(which) } }
  }

  const path = '/functions/:team/:function'
  router.put(path, handle({ action: 'function', verb: null, recorded: true }, put))
  router.delete(path, handle({ action: 'function removed', verb: null, recorded: true }, remove))
  router.get(path, handle({ action: 'function read', verb: null, recorded: false }, get))
}
