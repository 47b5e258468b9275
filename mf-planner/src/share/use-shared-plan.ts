import { newId } from '@stageside/kit/new-id'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlannerStore } from '../trip/planner-store.ts'
import { codeIn, MAX_READ_LENGTH } from './link-address.ts'
import { linkProblems, problemOf } from './link-problem.ts'
import { useRunning } from './use-running.ts'

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
  // Nothing of it is copied, kept or read.
  const isTooLong = isRunning && code !== null && code.length > MAX_READ_LENGTH
  const isShown = code !== null && phase.at === 'result' && phase.shared === code

  useEffect(() => {
    if (code === null || isTooLong || isShown || read?.code === code) return undefined
    let here = true
    const end = (problem: string | null) => (here ? setRead({ code, problem }) : undefined)
    import('./link-code.ts').then(
      ({ decodeTrip }) => {
        if (!here) return
        try {
          send({ type: 'opened', ...decodeTrip(code), id: newId(), shared: code })
          end(null)
        } catch (error) {
          console.info('shared plan cannot be read', error)
          end(problemOf(error))
        }
      },
      (error: unknown) => {
        console.info('the reader of links did not load', error)
        end(linkProblems.notLoaded)
      },
    )
    return () => {
      here = false
    }
  }, [code, isTooLong, isShown, read, send])
  if (isTooLong) return { isOpening: false, problem: linkProblems.tooLong }
  const isRead = read !== null && read.code === code
  return { isOpening: isRunning && code !== null && !isShown && !isRead, problem: isRead ? read.problem : null }
}
