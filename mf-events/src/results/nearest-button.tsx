import type { HotelsResponse } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import type { ButtonLook } from '@stageside/ui/button'
import type { Filters } from './filters.ts'

export const modes = { walk: 'on foot', ride: 'on foot or by transit' } as const

interface NearestButtonProps extends ButtonLook {
  readonly nearest: NonNullable<HotelsResponse['nearest']>
  readonly onShow: (patch: Partial<Filters>) => void
}

/** Says how far the nearest hotel is that only the chosen minutes keep away, and widens them until it is listed. */
export const NearestButton = ({ nearest: { by, minutes }, onShow, ...look }: NearestButtonProps) => (
  <Button {...look} onClick={() => onShow({ [by]: minutes })}>
    The nearest is {minutes} min {modes[by]}: show it
  </Button>
)
