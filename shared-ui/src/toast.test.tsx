import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createToastManager, Toaster } from './toast.tsx'

afterEach(cleanup)

test('a message with the id of one that is shown replaces all of it', () => {
  const manager = createToastManager()
  render(<Toaster manager={manager} />)
  act(() => void manager.add({ id: 'form', title: 'Not sent', description: 'Please try again', type: 'destructive' }))
  act(() => void manager.add({ title: 'Link copied' }))
  act(() => void manager.add({ id: 'form', title: 'Sent', description: undefined, type: 'success' }))
  expect(screen.getAllByText('Sent').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Link copied').length).toBeGreaterThan(0)
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(screen.queryByText('Please try again')).toBeNull()
})
