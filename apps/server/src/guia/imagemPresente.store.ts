import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../db/client.ts'

const list = statement<ImagemPresente>(
  'guia.imagensPresentes',
  `select momento, dente from imagem_guia
    where numero_ficha = $1 and codigo_credenciado = $2 and removida_em is null order by sequencial`,
)

/** What the guide's images show, for the rules that ask for them. */
export const listImagensPresentes = (
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<ImagemPresente[]> => db.query(list, [numeroFicha, codigoCredenciado])
