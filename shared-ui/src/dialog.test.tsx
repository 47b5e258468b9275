import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

const Page = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rooms">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

test('returns the focus to the opening button on close, even if the click did not focus the button', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  fireEvent.click(opener)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
