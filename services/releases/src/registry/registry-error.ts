/** A change the registry cannot take, in a sentence for the person who asked for it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}
