/** A change that the registry refuses, with a message for the person who asked for it. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}
