import { Button } from '@site/ui/button'
import { useSyncExternalStore } from 'react'
import { chooseContrast, nextContrast, readContrast, watchContrast, type Contrast } from './contrast.ts'

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
