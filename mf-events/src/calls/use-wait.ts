import { useEffect, useState } from 'react'

/** How long a wait has lasted: `quick` needs nothing on screen, `noticed` (200 ms) a skeleton, `long` (2 s) words. */
export type Wait = 'quick' | 'noticed' | 'long'
export const NOTICED_MS = 200
export const LONG_MS = 2000

export const useWait = (waiting: boolean): Wait => {
  const [wait, setWait] = useState<Wait>('quick')
  useEffect(() => {
    if (!waiting) return undefined
    const noticed = setTimeout(() => setWait('noticed'), NOTICED_MS)
    const long = setTimeout(() => setWait('long'), LONG_MS)
    return () => {
      clearTimeout(noticed)
      clearTimeout(long)
      setWait('quick')
    }
  }, [waiting])
  return wait
}
