import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { getAcao } from '@portal/domain/guia/acao.tables.ts'
import { statusFichas } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'

const comImagem = statusFichas
  .filter(({ nome }) =>
    getAcao('uploadImagem').passos.some(({ de }) => de === 'qualquer' || de.includes(nome)),
  )
  .map(({ codigo }) => codigo)

const candidatas = statement<{ numeroFicha: number }>(
  'vinculoExame.candidatas',
  `select numero_ficha as "numeroFicha" from guia
    where codigo_credenciado = $1 and codigo_associado = $2 and status_ficha = any ($3) and codigo_especialidade <> $4
      and not recem_nato
    order by liberada_em desc, numero_ficha desc limit 50`,
)

/** The clinical guides of the patient whose status takes an image, the newest first. */
export const listCandidatas = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<{ numeroFicha: number }[]> =>
  db.query(candidatas, [codigoCredenciado, codigoAssociado, comImagem, codigoRadiologia])
