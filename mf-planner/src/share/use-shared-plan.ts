import { newId } from '@site/kit/new-id'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlannerStore } from '../trip/planner-store.ts'
import { codeIn } from './link-address.ts'
import { useRunning } from './use-running.ts'

export const PROBLEM = 'We couldn’t open this plan: part of its link is missing. Ask for the link again.'

/**
 * Opens the plan that the address holds, to be looked at, without asking any server. The address keeps it, so that a reload or a
 * bookmark opens it again. Returns whether it is being read, and what is wrong with it.
 */
export const useSharedPlan = (): { readonly isOpening: boolean; readonly problem: string | null } => {
  const code = codeIn(useLocation().hash)
  const { phase } = usePlannerStore((store) => store.state)
  const send = usePlannerStore((store) => store.send)
  const [read, setRead] = useState<{ readonly code: string; readonly problem: string | null } | null>(null)
  const isRunning = useRunning()
  const isShown = code !== null && phase.at === 'result' && phase.shared === code

  useEffect(() => {
    if (code === null || isShown || read?.code === code) return undefined
    let here = true
    import('./link-code.ts')
      .then(({ decodeTrip }) => {
        if (!here) return
        send({ type: 'opened', ...decodeTrip(code), id: newId(), shared: code })
        setRead({ code, problem: null })
      })
      .catch((error: unknown) => {
        console.info('shared plan cannot be read', error)
        if (here) setRead({ code, problem: PROBLEM })
      })
    return () => {
      here = false
    }
  }, [code, isShown, read, send])
  const isRead = read !== null && read.code === code
  return { isOpening: isRunning && code !== null && !isShown && !isRead, problem: isRead ? read.problem : null }
}
