import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlannerStore } from '../trip/planner-store.ts'
import { codeIn, planIdOf } from './link-address.ts'

/** Opens the plan that the address holds, without asking any server. Returns what is wrong with it, or null. */
export const useSharedPlan = (): string | null => {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const send = usePlannerStore((store) => store.send)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const code = codeIn(hash)
    if (code === null) return undefined
    let here = true
    import('./link-code.ts')
      .then(({ decodeTrip }) => {
        const { body, trip } = decodeTrip(code)
        if (!here) return
        setProblem(null)
        send({ type: 'opened', body, trip, id: planIdOf(code) })
        void navigate(pathname, { replace: true, preventScrollReset: true })
      })
      .catch((error: unknown) => {
        console.info('shared plan cannot be read', error)
        if (here) setProblem('We couldn’t open this plan: part of its link is missing. Ask for the link again.')
      })
    return () => {
      here = false
    }
  }, [hash, pathname, navigate, send])
  return problem
}
