import { Button } from '@stageside/ui/button'
import { useSyncExternalStore } from 'react'

type Contrast = 'standard' | 'more'

/** The inline script of every page reads the same key before the first paint. */
const CONTRAST_KEY = 'contrast'
const CHANGED = 'contrastchange'

/** The visitor's choice, else the system's setting. */
export const contrastFrom = (stored: string | null, systemWantsMore: boolean): Contrast => {
  if (stored === 'more' || stored === 'standard') return stored
  return systemWantsMore ? 'more' : 'standard'
}

export const nextContrast = (current: Contrast): Contrast => (current === 'more' ? 'standard' : 'more')

const system = (): MediaQueryList => window.matchMedia('(prefers-contrast: more)')

const rooted = (): string | null => document.documentElement.dataset['contrast'] ?? null

/** Where the browser blocks storage, any use of it throws: the choice then applies to this page only. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(CONTRAST_KEY)
  } catch {
    return rooted()
  }
}

export const readContrast = (): Contrast => contrastFrom(stored(), system().matches)

export const chooseContrast = (contrast: Contrast): void => {
  try {
    localStorage.setItem(CONTRAST_KEY, contrast)
  } catch (error) {
    console.info('the contrast choice cannot be kept in this browser', error)
  }
  document.documentElement.dataset['contrast'] = contrast
  window.dispatchEvent(new Event(CHANGED))
}

const watchContrast = (onChange: () => void): (() => void) => {
  const query = system()
  query.addEventListener('change', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    query.removeEventListener('change', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

const onServer = (): Contrast => 'standard'

/** The high-contrast switch that the accessibility page mentions. Follows the system until the visitor chooses. */
export const ContrastSwitch = () => {
  const contrast = useSyncExternalStore(watchContrast, readContrast, onServer)
  return (
    <Button
      $tone="outline"
      $size="small"
      $night
      aria-pressed={contrast === 'more'}
      onClick={() => chooseContrast(nextContrast(contrast))}
    >
      High contrast
    </Button>
  )
}
