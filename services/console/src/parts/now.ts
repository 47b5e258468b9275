import { useEffect, useState } from 'react'

const EVERY_MS = 15_000

/** The time, in ms since 1970; moves on a few times a minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
