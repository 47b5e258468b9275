/** Resident memory of a server by its own account, in MB. */
const residentOf = async (address) => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How much more the last quarter of the samples holds than the second: the first is what warming up takes. */
export const growth = (samples) => {
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  return mean(samples.slice(-quarter)) / mean(samples.slice(quarter, 2 * quarter))
}

export const watchMemory = (servers) => {
  const samples = Object.fromEntries(Object.keys(servers).map((name) => [name, []]))
  return {
    samples,
    look: () =>
      Promise.all(
        Object.entries(servers).map(async ([name, address]) => samples[name].push(await residentOf(address))),
      ),
  }
}
