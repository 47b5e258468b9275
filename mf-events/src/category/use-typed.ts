import { useEffect, useRef, useState } from 'react'

/** The address follows what is typed after a pause: browsers refuse to change it for every letter. */
const PAUSE_MS = 250

/** A text that is written elsewhere once typing pauses, and follows when it is changed there. */
export const useTyped = (value: string, write: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value)
  const written = useRef(value)
  const writer = useRef(write)
  useEffect(() => {
    writer.current = write
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = typed
      writer.current(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
