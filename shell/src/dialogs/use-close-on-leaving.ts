import { trimPath } from '@site/contracts/trim-path'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes a dialog on navigation, for example by the browser's Back: the new page takes the focus. */
export const useCloseOnLeaving = (onClose: () => void): void => {
  const pathname = trimPath(useLocation().pathname)
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current !== pathname) onClose()
  }, [pathname, onClose])
}
