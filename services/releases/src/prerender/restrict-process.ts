import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const refuse = (what: string) => (): never => {
  throw new Error(
    `${what} is not there while pages are rendered: they show what every visitor sees first, without a request`,
  )
}

const replace = (target: object, names: readonly string[], what: string): void => {
  for (const name of names) if (typeof Reflect.get(target, name) === 'function') Reflect.set(target, name, refuse(what))
}

const methodsOf = (target: object): string[] =>
  Object.getOwnPropertyNames(target).filter((name) => name !== 'constructor')

/**
 * Takes away what Node's permissions leave: signals to other processes of this user, and the network. A page that asks for something while
 * it renders fails with a sentence instead of waiting. It is no wall: code that means to may find a way round what is replaced here
 * (docs/decisions/042).
 */
export const restrictProcess = (): void => {
  replace(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'abort'], 'a signal to a process')
  replace(net.Socket.prototype, ['connect'], 'the network')
  replace(net.Server.prototype, ['listen'], 'the network')
  replace(dgram.Socket.prototype, ['bind', 'connect', 'send'], 'the network')
  replace(dns, Object.keys(dns), 'the network')
  replace(dns.promises, Object.keys(dns.promises), 'the network')
  for (const resolver of [dns.Resolver, dns.promises.Resolver])
    for (
      let prototype: unknown = resolver.prototype;
      prototype instanceof Object && prototype !== Object.prototype;
      prototype = Object.getPrototypeOf(prototype)
    )
      replace(prototype, methodsOf(prototype), 'the network')
  syncBuiltinESMExports()
}
