import { emptyFrame, type Frame } from '@site/contracts/frame'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useSite } from '../site-context.ts'

/**
 * What stands around the page: of the composition that was known when the visitor came to it. A newer one takes effect at the next
 * navigation, as it does for pages, so that no link moves under the pointer.
 */
export const useFrame = (): Frame => {
  const { compositions } = useSite()
  const { pathname } = useLocation()
  const current = useStore(compositions.store, ({ composition }) => composition.frame)
  const [pinned, setPinned] = useState({ pathname, frame: current })
  if (pinned.pathname === pathname) return pinned.frame ?? emptyFrame
  setPinned({ pathname, frame: current })
  return current ?? emptyFrame
}
