import type { PackageOffer } from '@site/contracts/package-offer'
import { Dialog } from '@site/ui/dialog'
import { useEffect, useReducer, useRef } from 'react'
import { Checkout } from './checkout.tsx'
import { Confirmed } from './confirmed.tsx'
import { initialPackage, packageReducer } from './dialog-state.ts'
import { Overview } from './overview.tsx'

interface PackageDialogProps {
  readonly offer: PackageOffer
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The dialog of a package: overview, checkout, confirmed. Its caller gives it a new key whenever it opens, which is the reset
 * of spec §4: overview, two guests, card, no upgrade.
 */
export const PackageDialog = ({ offer, open, onClose }: PackageDialogProps) => {
  const [state, dispatch] = useReducer(packageReducer, initialPackage)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(state.step)
  const { step } = state
  // A new step starts at its top, with the focus on its heading.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.querySelector('h3')?.focus()
    content.current?.parentElement?.scrollTo(0, 0)
  }, [step])
  return (
    <Dialog open={open} onClose={onClose} title={offer.title} description={`${offer.description} Sample package.`} wide>
      <div ref={content}>
        {state.step === 'overview' ? (
          <Overview offer={offer} choice={state.choice} dispatch={dispatch} />
        ) : state.step === 'checkout' ? (
          <Checkout
            offer={offer}
            choice={state.choice}
            payment={state.payment}
            dispatch={dispatch}
            onCancel={onClose}
          />
        ) : (
          <Confirmed offer={offer} state={state} dispatch={dispatch} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
