/**
 * A separate entry, so that it becomes a separate file: run by its own script (AFTER_PAINT_SCRIPT of the BFF) it does not lengthen
 * the task in which the shell starts, and it stays cached across releases of the shell.
 * Whatever of the shell needs it imports it from here: imported by the library's name as well, its code moves to a file shared by both entries,
 * which does nothing until the shell calls it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
