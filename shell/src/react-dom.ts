/**
 * A separate entry, so that it becomes a separate file: run by its own script (AFTER_PAINT_SCRIPT of the BFF) it does not lengthen
 * the task in which the shell starts, and it stays cached across releases of the shell. No module imports it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
