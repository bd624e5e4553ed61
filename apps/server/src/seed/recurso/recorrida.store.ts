import type { EventoNomeado } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../../db/client.ts'

/** A guide of the seed that is, or was, in appeal. */
export type Recorrida = {
  codigoCredenciado: number
  nome: string
  numeroFicha: number
  enviadoEm: Date
  julgadoEm: Date | null
}

const recorridas = statement<Recorrida>(
  'seed.recorridas',
  `select g.codigo_credenciado as "codigoCredenciado", c.nome, g.numero_ficha as "numeroFicha",
          max(h.em) filter (where h.para_status = 13) as "enviadoEm",
          max(h.em) filter (where h.para_status = 15) as "julgadoEm"
     from guia g join credenciado c on c.codigo = g.codigo_credenciado
     join historico_guia h using (codigo_credenciado, numero_ficha)
    where g.numero_ficha = any ($1::bigint[]) and g.status_ficha in (13, 14, 15)
    group by g.codigo_credenciado, c.nome, g.numero_ficha order by g.codigo_credenciado, g.numero_ficha`,
)

/** Which of these guides are or were in appeal. */
export const listRecorridas = (db: Db, numeros: readonly unknown[]): Promise<Recorrida[]> =>
  db.query(recorridas, [[...numeros]])

export type ImagemRecurso = {
  numeroFicha: number
  sequencial: number
  nomeArquivo: string
  dente: string | null
  eventos: EventoNomeado[] | null
}

const imagens = statement<ImagemRecurso>(
  'seed.imagensRecurso',
  `select numero_ficha as "numeroFicha", sequencial, nome_arquivo as "nomeArquivo", dente, eventos from imagem_guia
    where codigo_credenciado = $1 and numero_ficha = any ($2::bigint[]) and momento = 'recurso'
    order by numero_ficha, sequencial`,
)

/** What came with the appeals of these guides. */
export const listImagensRecurso = (
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<ImagemRecurso[]> => db.query(imagens, [codigoCredenciado, [...numeros]])

const prazos = statement(
  'seed.prazosRecurso',
  `update guia g set prazo = r.prazo_resposta from recurso_glosa r
    where g.codigo_credenciado = $1 and (r.codigo_credenciado, r.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
      and g.numero_ficha = any ($2::bigint[]) and r.julgado_em is null`,
)

/** A guide in appeal waits until the day on which its appeal is answered, as `sendRecurso` leaves it. */
export async function keepPrazosResposta(
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<void> {
  await db.query(prazos, [codigoCredenciado, [...numeros]])
}
