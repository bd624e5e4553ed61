import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import type { StatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { colunaSenhaRenovada } from '../credenciado/colunasFim.store.ts'
import { type Db, statement } from '../db/client.ts'

export type GuiaComFaltas = {
  numeroFicha: number
  statusFicha: StatusFicha
  bloqueada: boolean
  codigoEspecialidade: number
  codigoTipoAtendimento: number
  validadeSenha: string
  senhaRenovada: boolean
  /** Of those of which it is asked. */
  fimCobertura: FimGuia['fimCobertura']
  imagens: ImagemPresente[]
}

const guias = statement<GuiaComFaltas>(
  'prazo.guias',
  `select g.numero_ficha as "numeroFicha", g.status_ficha as "statusFicha", g.bloqueada, g.codigo_especialidade as "codigoEspecialidade",
          g.codigo_tipo_atendimento as "codigoTipoAtendimento", g.validade_senha as "validadeSenha",
          ${colunaSenhaRenovada}, case when g.numero_ficha = any ($3) then fim_atendimento(g.codigo_associado, g.codigo_plano) end as "fimCobertura",
          coalesce((select jsonb_agg(jsonb_build_object('momento', i.momento, 'dente', i.dente, 'eventos', i.eventos))
                      from imagem_guia i where i.codigo_credenciado = $1 and i.numero_ficha = g.numero_ficha
                                           and i.removida_em is null), '[]') as imagens
     from guia g where g.codigo_credenciado = $1 and g.numero_ficha = any ($2)`,
)

/** What of these guides decides which images their events still ask for, and whether they are locked, still to be sent or their password may be renewed. */
export const listGuias = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
  /** Of which it is told whether their patient may still be attended: of each of the others it would be read for nothing. */
  comFim: readonly number[],
): Promise<GuiaComFaltas[]> => db.query(guias, [codigoCredenciado, [...numerosFicha], [...comFim]])
