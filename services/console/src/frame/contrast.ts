import { useEffect, useState } from 'react'

/** As on the site itself (`shell/src/footer`): kept in this browser, by origin. */
const KEY = 'contrast'

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Whether high contrast is on, and the switch for it. Until the visitor chooses, the system's setting holds. */
export const useContrast = (): readonly [more: boolean, toggle: () => void] => {
  const [more, setMore] = useState(() => {
    const chosen = stored()
    return chosen === null ? window.matchMedia('(prefers-contrast: more)').matches : chosen === 'more'
  })
  useEffect(() => {
    document.documentElement.dataset['contrast'] = more ? 'more' : 'standard'
  }, [more])
  const toggle = () => {
    setMore(!more)
    try {
      localStorage.setItem(KEY, more ? 'standard' : 'more')
    } catch (error) {
      console.info('the contrast choice cannot be kept in this browser', error)
    }
  }
  return [more, toggle]
}
