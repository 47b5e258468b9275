import { Dialog } from '@stageside/ui/dialog'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { qrPath } from './qr-path.ts'

/**
 * Black on white in every theme, as large as the window allows, for the code of a long link is fine; and whole pixels for each module, which
 * scanners read far better than uneven ones.
 */
const Code = styled.svg<{ $size: number }>`
  display: block;
  width: max(round(down, min(100%, 34rem, 70svh), ${({ $size }) => $size}px), ${({ $size }) => $size}px);
  margin-inline: auto;
  background: #fff;
  forced-color-adjust: none;
`

interface QrDialogProps {
  readonly open: boolean
  readonly address: string
  /** What the link opens. */
  readonly of: string
  readonly onClose: () => void
}

/** A link as a QR code for the camera of another phone. */
export const QrDialog = ({ open, address, of, onClose }: QrDialogProps) => {
  const { size, path } = useMemo(() => qrPath(address), [address])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="QR code"
      description={`Point the camera of another phone at it to open ${of}. If it doesn’t read the code, copy the link instead.`}
    >
      <Code
        $size={size}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code of ${of}`}
      >
        <path d={path} fill="#000" />
      </Code>
    </Dialog>
  )
}
