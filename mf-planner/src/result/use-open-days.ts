import { useState } from 'react'

/** Which days of a plan are open; none at first. */
export const useOpenDays = (count: number) => {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const days = Array.from({ length: count }, (_, day) => day)
  const allOpen = days.every((day) => open.has(day))
  return {
    isOpen: (day: number): boolean => open.has(day),
    toggle: (day: number) => setOpen(new Set(days.filter((each) => (each === day) !== open.has(each)))),
    allOpen,
    toggleAll: () => setOpen(new Set(allOpen ? [] : days)),
  }
}
