import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { comparedIn } from '../compare/compared-list.ts'
import { chosenMeanwhile, rememberCompared } from '../compare/last-compared.ts'

/**
 * The hotels of the saved list that are compared, `chosen` from the start. They stand in the address, so that they are still chosen after a
 * visit to a hotel's page, and where the browser's Back leads to an older address, they are those chosen last.
 */
export const useKeptCompared = (
  chosen: readonly string[],
): readonly [compared: readonly string[], change: (compared: readonly string[]) => void] => {
  const { pathname, search, state } = useLocation()
  const [params, setParams] = useSearchParams()
  const address = `${pathname}${search}`
  const [compared, setCompared] = useState(
    () => chosenMeanwhile(address) ?? (params.has('compare') ? comparedIn(address) : chosen),
  )
  useEffect(() => rememberCompared(address, compared), [address, compared])
  const change = (next: readonly string[]) => {
    setCompared(next)
    setParams(
      (before) => {
        if (next.length === 0 && chosen.length === 0) before.delete('compare')
        else before.set('compare', next.join(','))
        return before
      },
      { replace: true, preventScrollReset: true, state },
    )
  }
  return [compared, change]
}
