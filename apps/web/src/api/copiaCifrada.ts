import { createCifra } from './cifra.ts'
import { keepTexto, readTexto } from './guardado.ts'

type Armazem = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser that refuses to store is no failure: then the page alone keeps what is written. */
const deste: Armazem = {
  getItem: (address) => readTexto('localStorage', address) ?? null,
  setItem: (address, texto) => keepTexto('localStorage', address, texto),
  removeItem: (address) => keepTexto('localStorage', address, undefined),
}

/** Something typed, as this browser keeps it. */
export type CopiaCifrada<Conteudo> = {
  load: () => Promise<Conteudo | undefined>
  save: (conteudo: Conteudo) => Promise<void>
  remove: () => void
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (texto: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0))

/**
 * A copy in this browser, encrypted with the login's own key: whoever has the computer but not the login reads nothing.
 * Bound to its address, so that one copy cannot stand in for another. A copy that does not open counts as none.
 */
export function createCopiaCifrada<Conteudo>(
  { address, segredo }: { address: string; segredo: string },
  armazem: Armazem = deste,
): CopiaCifrada<Conteudo> {
  const cifra = createCifra(segredo)
  return {
    async load() {
      try {
        const [iv, dados] = (armazem.getItem(address) ?? '').split('.')
        if (!iv || !dados) return undefined
        const aberto = await cifra.open(address, { iv: fromBase64(iv), dados: fromBase64(dados) })
        return JSON.parse(new TextDecoder().decode(aberto)) as Conteudo
      } catch {
        return undefined
      }
    },
    async save(conteudo) {
      const texto = new TextEncoder().encode(JSON.stringify(conteudo))
      const { iv, dados } = await cifra.seal(address, texto)
      armazem.setItem(address, `${toBase64(iv)}.${toBase64(dados)}`)
    },
    remove: () => armazem.removeItem(address),
  }
}
