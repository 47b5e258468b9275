import { runProgram } from './lib/run-program.mjs'
import { main, stop } from './lib/say.mjs'

/** Runs a command-line program of a service: `run.mjs <package folder> <program> …arguments`. */
main(async () => {
  const [folder, program, ...args] = process.argv.slice(2)
  if (folder === undefined || program === undefined) stop('usage: run.mjs <package folder> <program> …')
  await runProgram(folder, program, args)
})
