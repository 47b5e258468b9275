export type Contrast = 'standard' | 'more'

/** The inline script of every page reads the same key before the first paint. */
export const CONTRAST_KEY = 'contrast'
const CHANGED = 'contrastchange'

/** What was chosen here, else what the system asks for. */
export const contrastFrom = (stored: string | null, systemWantsMore: boolean): Contrast => {
  if (stored === 'more' || stored === 'standard') return stored
  return systemWantsMore ? 'more' : 'standard'
}

export const nextContrast = (current: Contrast): Contrast => (current === 'more' ? 'standard' : 'more')

const system = (): MediaQueryList => window.matchMedia('(prefers-contrast: more)')

export const readContrast = (): Contrast => contrastFrom(localStorage.getItem(CONTRAST_KEY), system().matches)

export const chooseContrast = (contrast: Contrast): void => {
  localStorage.setItem(CONTRAST_KEY, contrast)
  document.documentElement.dataset['contrast'] = contrast
  window.dispatchEvent(new Event(CHANGED))
}

export const watchContrast = (onChange: () => void): (() => void) => {
  const query = system()
  query.addEventListener('change', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    query.removeEventListener('change', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}
