import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const addressBar = (): string => `${window.location.pathname}${window.location.search}`

/**
 * Tells whether the address bar is still at the address that is rendered. Between a press on a link and its page the router renders
 * the address before: what a page changes in its address by itself at that moment would undo the press.
 */
export const useStillHere = (): (() => boolean) => {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const rendered = useRef({ address: '', bar: '' })
  useLayoutEffect(() => {
    if (rendered.current.address !== address) rendered.current = { address, bar: addressBar() }
  }, [address])
  return useCallback(() => rendered.current.bar === addressBar(), [])
}
