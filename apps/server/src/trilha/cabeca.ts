import { createHmac } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { canonicalJson } from '../runtime/canonicalJson.ts'
import type { Chave, Chaves } from './chave.ts'
import type { Selo } from './selo.store.ts'

const Cabeca = Type.Object({
  /** The last seal of the chain when the head was published. */
  sequencia: Type.Integer({ minimum: 1 }),
  trilhaId: Type.Integer(),
  hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  em: Type.String({ minLength: 20 }),
  /** Names the key of `selo`, which covers all of the above. */
  chave: Type.String({ minLength: 1 }),
  selo: Type.String({ minLength: 1 }),
})
/** The end of the chain at an instant, told outside the database: the chain must contain it for ever. */
export type Cabeca = Static<typeof Cabeca>
const isCabeca = Compile(Cabeca)

const signCabeca = ({ selo: _selo, ...content }: Omit<Cabeca, 'selo'> & { selo?: string }, chave: Chave) =>
  createHmac('sha256', chave.cabeca).update(canonicalJson(content)).digest('hex')

/** The head of a chain that ends with this seal. */
export function createCabeca({ sequencia, trilhaId, hash }: Selo, chave: Chave, agora: Date): Cabeca {
  const content = {
    sequencia,
    trilhaId,
    hash: hash.toString('hex'),
    em: agora.toISOString(),
    chave: chave.id,
  }
  return { ...content, selo: signCabeca(content, chave) }
}

const CAMPO = 'cabecaTrilha'

/** A head as files and log carry it: an object of JSON in a line. */
export const toLinha = (cabeca: Cabeca): { [CAMPO]: Cabeca } => ({ [CAMPO]: cabeca })

function parseCabeca(linha: string): unknown {
  try {
    // A log may put its own words in front of the object.
    return JSON.parse(linha.slice(linha.indexOf('{')))[CAMPO]
  } catch {
    return undefined
  }
}

/**
 * The head that a line of a file or of a log tells; undefined when it tells none. Throws, in words for the operator,
 * when it tells one that is not as it was published.
 */
export function readLinha(linha: string, chaves: Chaves): Cabeca | undefined {
  if (!linha.includes(`"${CAMPO}"`)) return undefined
  const cabeca = parseCabeca(linha)
  if (!isCabeca.Check(cabeca)) throw new Error('a cabeça não está inteira')
  const chave = chaves.find(cabeca.chave)
  if (!chave) throw new Error(`a cabeça foi feita com a chave ${cabeca.chave}, que TRILHA_SECRET não tem`)
  if (cabeca.selo !== signCabeca(cabeca, chave)) throw new Error('a cabeça não é a que foi publicada')
  return cabeca
}
