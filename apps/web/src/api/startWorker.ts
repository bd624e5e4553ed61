declare global {
  interface Window {
    /** Not in the libraries' types yet, nor in every browser. */
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

/** Named in the policy of every page (`securityHeaders.ts`): the only way to an address of code. */
const POLITICA = 'portal-worker'

/** Whether it is the address of a file of the portal's own, as the build names them. */
const isOwn = (address: string): boolean => new URL(address, location.href).origin === location.origin

function createPolicy(): (address: string) => string {
  const createScriptURL = (address: string): string => {
    if (!isOwn(address)) throw new TypeError(`not a worker of the portal's: ${address}`)
    return address
  }
  const policy = window.trustedTypes?.createPolicy(POLITICA, { createScriptURL })
  return policy ? (address) => policy.createScriptURL(address) : createScriptURL
}

let trust: ((address: string) => string) | undefined

/** Starts a worker of the portal's own files (`import address from './x.worker.ts?worker&url'`). Throws on any other. */
export function startWorker(address: string): Worker {
  trust ??= createPolicy()
  return new Worker(trust(address), { type: 'module' })
}
