import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { keepLocalKey } from '../files/localKey.ts'
import type { Config } from '../runtime/config.ts'

/** A key of the access trail: the name that seals and heads give it, and what each of the two is made with. */
export type Chave = { id: string; selo: KeyObject; cabeca: KeyObject }

export type Chaves = {
  /** Makes what is new. */
  atual: Chave
  /** Any of them, former ones too, by its name. */
  find: (id: string) => Chave | undefined
}

function deriveChave(secret: string): Chave {
  const derive = (uso: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `portal trilha ${uso}`, bytes))
  // As key objects: given bytes, a seal takes five times as long, most of it to find out what it was given.
  const deriveKey = (uso: string) => createSecretKey(derive(uso, 32))
  return { id: derive('id', 8).toString('hex'), selo: deriveKey('selo'), cabeca: deriveKey('cabeca') }
}

/** The keys of the trail: of the configured secrets or, in the local environment, of one kept in DATA_DIR. */
export async function loadChavesTrilha({ trilhaSecrets, dataDir }: Config): Promise<Chaves> {
  const [secret = await keepLocalKey(dataDir, 'trilha.key'), ...former] = trilhaSecrets
  const atual = deriveChave(secret)
  const todas = [atual, ...former.map(deriveChave)]
  return { atual, find: (id) => todas.find((chave) => chave.id === id) }
}
