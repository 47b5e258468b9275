import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../calls/use-hydrated.ts'
import { plainView, readView, writeView, type View } from './view.ts'

/** A change that the address does not show yet: it follows in a transition, and a control must not wait for that. */
interface Ahead {
  readonly of: string
  readonly view: View
}

/** The view of the address and the way to change it; changes replace the address, so that Back leaves the results. */
export const useView = (): readonly [View, (patch: Partial<View>) => void] => {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const hydrated = useHydrated()
  const address = params.toString()
  const view = ahead?.of === address ? ahead.view : hydrated ? readView(params) : plainView
  const change = (patch: Partial<View>) => {
    const next = { ...view, ...patch }
    setAhead({ of: address, view: next })
    setParams(writeView(params, next), { replace: true, preventScrollReset: true })
  }
  return [view, change]
}
