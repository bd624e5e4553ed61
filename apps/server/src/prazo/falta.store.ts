import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../db/client.ts'

export type GuiaComFaltas = {
  numeroFicha: number
  codigoEspecialidade: number
  codigoTipoAtendimento: number
  validadeSenha: string
  isRenovada: boolean
}

const guias = statement<GuiaComFaltas>(
  'prazo.guias',
  `select numero_ficha as "numeroFicha", codigo_especialidade as "codigoEspecialidade",
          codigo_tipo_atendimento as "codigoTipoAtendimento", validade_senha as "validadeSenha",
          renovada_em is not null as "isRenovada"
     from guia where codigo_credenciado = $1 and numero_ficha = any ($2)`,
)

/** What of these guides decides which images their events ask for, and whether their password may be renewed. */
export const listGuias = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<GuiaComFaltas[]> => db.query(guias, [codigoCredenciado, [...numerosFicha]])

const imagens = statement<ImagemPresente & { numeroFicha: number }>(
  'prazo.imagens',
  `select numero_ficha as "numeroFicha", momento, dente, eventos from imagem_guia
    where codigo_credenciado = $1 and numero_ficha = any ($2) and removida_em is null`,
)

/** What the images of these guides show. */
export const listImagens = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<(ImagemPresente & { numeroFicha: number })[]> =>
  db.query(imagens, [codigoCredenciado, [...numerosFicha]])
