/**
 * An entry of its own so that it becomes a file of its own: run as a script by itself (AFTER_PAINT_SCRIPT of the front server) it does
 * not lengthen the task in which the shell starts, and it stays cached over releases of the shell. Nothing loads this module.
 */
export { createRoot, hydrateRoot } from 'react-dom/client'
