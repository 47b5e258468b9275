/**
 * Version of the contract between the shell and every remote: what `defineRemote` returns, what the kit exports, how routes are
 * described. The major must match; the shell refuses a remote built for another.
 */
export const CONTRACT_VERSION = '2.0.0'
