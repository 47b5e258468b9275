import { Button } from '@site/ui/button'
import { useSyncExternalStore } from 'react'
import { chooseContrast, nextContrast, readContrast, watchContrast, type Contrast } from './contrast.ts'

const onServer = (): Contrast => 'standard'

/** The high-contrast switch the accessibility page promises. Follows the system until someone chooses here. */
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
