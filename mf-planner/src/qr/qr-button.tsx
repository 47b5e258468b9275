import { Button } from '@stageside/ui/button'
import { onDemand } from '@stageside/ui/on-demand'
import { useState } from 'react'

const QrDialog = onDemand(async () => (await import('./qr-dialog.tsx')).QrDialog)

/** Shows a link as a QR code; what draws it is loaded by the first press. */
export const QrButton = ({ address, of }: { readonly address: string; readonly of: string }) => {
  const [open, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        $tone="outline"
        $size="small"
        $night
        aria-haspopup="dialog"
        aria-label={`QR code of ${of}`}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        QR code
      </Button>
      {isAsked ? <QrDialog open={open} address={address} of={of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
